// The bundle of the board.

import { renderBoard } from "./boardshell";

export default { render: renderBoard };
