"""Bytecode beside the sources, so that a page's Python need not compile them at every start.

Bytecode is of one release of Python: ``bytecode.mjs`` runs this file in the page's own Python.
"""

from __future__ import annotations

import io
import py_compile
import tempfile
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

__all__ = ["with_bytecode"]

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
"""The page's files change no more, whatever their times say."""


def with_bytecode(archive: bytes, tag: str = "") -> bytes:
    """Return a zip archive with the bytecode of each of its Python files.

    Parameters
    ----------
    archive : bytes
        The archive.
    tag : str
        What is unpacked to files is looked for in ``__pycache__`` under a release's tag, such as
        "cpython-314". What is imported from the archive itself ("") takes the place of its source,
        for that archive would be twice as long to load.

    Returns
    -------
    bytes
        An archive with all that was there, and the bytecode.
    """
    made = io.BytesIO()
    with ZipFile(io.BytesIO(archive)) as source, ZipFile(made, "w", ZIP_DEFLATED) as target:
        for member in source.infolist():
            content, name = source.read(member), PurePosixPath(member.filename)
            compiled = _compiled(content, str(name)) if name.suffix == ".py" else b""
            if tag or not compiled:
                target.writestr(member, content, ZIP_DEFLATED)
            if compiled:
                there = ZipInfo(str(_where(name, tag)), member.date_time)
                target.writestr(there, compiled, ZIP_DEFLATED)
    return made.getvalue()


def _where(source: PurePosixPath, tag: str) -> PurePosixPath:
    if tag:
        return source.parent / "__pycache__" / f"{source.stem}.{tag}.pyc"
    return source.with_suffix(".pyc")


def _compiled(content: bytes, shown: str) -> bytes:
    """Return a source's bytecode; b"" for what is no Python, as templates of Python files are."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "source.py"), Path(folder, "made.pyc")
        source.write_bytes(content)
        try:
            py_compile.compile(
                str(source), str(made), shown, doraise=True, invalidation_mode=UNCHECKED
            )
        except (py_compile.PyCompileError, ValueError):
            return b""
        return made.read_bytes()
