declare module "*.svg" {
  /** The file's text: esbuild bundles it so. */
  const text: string;
  export default text;
}
