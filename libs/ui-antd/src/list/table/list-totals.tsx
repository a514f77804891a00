import type { ListColumn, ListTotals } from './list-column.js';

interface TotalsRowProps<Row> {
  columns: readonly ListColumn<Row>[];
  totals: ListTotals;
  /** A column of checkboxes comes before the others. */
  hasCheck: boolean;
}

/** The sums under a table, each under its column; nothing where no such column has room. */
export const TotalsRow = <Row,>({ columns, totals, hasCheck }: TotalsRowProps<Row>) =>
  columns.some(({ key }) => key in totals.cells) ? (
    <SumsOf columns={columns} totals={totals} hasCheck={hasCheck} />
  ) : null;

const SumsOf = <Row,>({ columns, totals, hasCheck }: TotalsRowProps<Row>) => (
  <tfoot className="list-table__totals">
    <tr>
      {hasCheck ? <td /> : null}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row">
            {totals.label}
          </th>
        ) : (
          <td key={column.key} className={column.align === 'end' ? 'list-table__end' : undefined}>
            {totals.cells[column.key]}
          </td>
        ),
      )}
    </tr>
  </tfoot>
);

/** The same below rows of two lines. */
export const TotalsBelow = <Row,>({ columns, totals }: Omit<TotalsRowProps<Row>, 'hasCheck'>) => (
  <section className="list-line--totals stack frame gap-4" aria-label={totals.label}>
    <p className="strong anywhere">{totals.label}</p>
    <dl className="stack gap-2 tiny">
      {columns
        .filter(({ key }) => key in totals.cells)
        .map(({ key, title }) => (
          <div key={key} className="flex between gap-12">
            <dt className="fixed muted">{title}</dt>
            <dd className="anywhere shrinks">{totals.cells[key]}</dd>
          </div>
        ))}
    </dl>
  </section>
);
