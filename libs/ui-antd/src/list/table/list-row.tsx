import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { ChangeNote } from '../../change-note.js';
import type { ChangeMark } from '../../use-recent-changes.js';
import { useVisit } from '../../sheet/use-visit.js';
import { cellOf, type ListColumn } from './list-column.js';
import { RowCheck } from './row-check.js';
import type { Selection } from './use-selection.js';

interface ListRowProps<Row> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  /** What it is called in labels. */
  name: string;
  /** Its page. */
  href: string | undefined;
  /** Takes a press on the row, to open it here. A stable function. */
  onOpen: ((row: Row, event: MouseEvent) => void) | undefined;
  selection: Selection<Row> | undefined;
  isOpen: boolean;
  change: ChangeMark | undefined;
}

function Row<Row extends { id: string }>({ row, columns, href, onOpen, ...props }: ListRowProps<Row>) {
  const { selection, isOpen, change } = props;
  const visit = useVisit();
  const open = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    // menus and dialogs of a cell stand elsewhere on the page, but their clicks come by here
    const onControl = !event.currentTarget.contains(event.target) || event.target.closest('a, button, input, label');
    if (!href || onControl || window.getSelection()?.toString()) return;
    onOpen?.(row, event);
    if (!event.isDefaultPrevented()) visit(href, event);
  };
  const state = [href ? 'is-link' : '', isOpen ? 'is-open' : '', change?.glowing ? 'is-glowing' : ''].join(' ').trim();
  return (
    <tr className={state} data-row-id={row.id} onClick={open}>
      {selection ? (
        <td className="list-table__check">
          <RowCheck row={row} name={props.name} selection={selection} />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, index === 0)}>
          {index === 0 && href ? (
            <Link
              to={href}
              className="list-table__open"
              data-row-open
              onClick={onOpen && ((event) => onOpen(row, event))}
              aria-current={isOpen || undefined}
            >
              {cellOf(column, row)}
            </Link>
          ) : (
            cellOf(column, row)
          )}
          {index === 0 ? <ChangeNote mark={change} /> : null}
        </td>
      ))}
    </tr>
  );
}

/** One row of the table; re-rendered only where it changed, not with each change of the list around it. */
export const ListRow = memo(Row) as typeof Row;

/** The column that identifies the row may take two lines. */
function cellClass<Row>({ align }: ListColumn<Row>, isFirst: boolean): string | undefined {
  if (isFirst) return 'list-table__title';
  return align === 'end' ? 'list-table__end' : undefined;
}
