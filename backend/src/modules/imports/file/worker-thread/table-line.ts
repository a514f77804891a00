/** A line of a file: its row, counted from 1 as spreadsheets do, and its cells as texts. */
export interface TableLine {
  line: number;
  cells: string[];
  /** Cells that the line has in its file, also behind the last text; left out where the file doesn't say. */
  width?: number;
}
