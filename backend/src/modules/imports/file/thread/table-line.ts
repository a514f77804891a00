/** A line of a file: its row, counted from 1 as spreadsheets do, and its cells as texts. */
export interface TableLine {
  line: number;
  cells: string[];
}
