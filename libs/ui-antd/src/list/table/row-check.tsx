import type { Selection } from './use-selection.js';

interface RowCheckProps<Row> {
  row: Row;
  /** What the row is called. */
  name: string;
  selection: Selection<Row>;
}

/** Chooses a row, with Shift all from the one that was chosen last; nothing for a row that can't be chosen. */
export const RowCheck = <Row extends { id: string }>({ row, name, selection }: RowCheckProps<Row>) =>
  selection.selectable.includes(row) ? (
    <input
      type="checkbox"
      className="check-box"
      aria-label={`Select ${name}`}
      checked={selection.has(row.id)}
      onChange={({ nativeEvent }) => {
        if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.toggleRange(row.id);
        else selection.toggle(row.id);
      }}
    />
  ) : null;
