import type { ReportColumnView, ReportPreview } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useTimeStyle } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReportChart } from './report-chart.js';
import { valueText } from './report-labels.js';
import { addressOfRecord, totalAddress } from './report-links.js';
import './reports.css';

const FIGURES: ReadonlySet<ReportColumnView['unit']> = new Set(['usd', 'percent', 'count', 'days', 'hours']);

const classOf = ({ unit }: ReportColumnView): string | undefined =>
  FIGURES.has(unit) ? 'report-table__figure' : undefined;

const linked = (text: string, to: string | undefined): ReactNode =>
  to === undefined ? (
    text
  ) : (
    <Link className="report-table__link" to={to}>
      {text}
    </Link>
  );

/**
 * The first rows of a report, with the totals of all of them, under the chart of its series. What stands for a record
 * opens it, and a total opens the list of what it counts, where the reader has these screens.
 */
export function ReportPreviewTable({ title, preview }: { title: string; preview: ReportPreview }) {
  const { columns, rows, links, row_count: count, totals, params } = preview;
  const role = useSession().user?.role ?? 'customer';
  const style = useTimeStyle();
  if (count === 0) return <p className="report-preview__none">Nothing to report: no record fits.</p>;
  const hasTotals = Object.keys(totals).length > 0;
  return (
    <>
      <ReportChart title={title} preview={preview} />
      <div className="report-preview__frame" role="region" aria-label="First rows" tabIndex={0}>
        <table className="report-table small numeric">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={classOf(column)} title={column.sentence}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => {
                  const record = links[index]?.[column.name];
                  return (
                    <td key={column.name} className={classOf(column)}>
                      {linked(
                        valueText(column.unit, row[column.name] ?? null, style),
                        record && addressOfRecord(role, record),
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {hasTotals ? (
            <tfoot>
              <tr>
                {columns.map((column, index) => (
                  <td key={column.name} className={classOf(column)}>
                    {column.name in totals
                      ? linked(
                          valueText(column.unit, totals[column.name] ?? null, style),
                          totalAddress(role, column, params),
                        )
                      : index === 0
                        ? 'Total'
                        : null}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      <p className="report-preview__count">
        {rows.length < count
          ? `The first ${rows.length} of ${count.toLocaleString('en-US')} rows.`
          : count === 1
            ? 'The whole report: 1 row.'
            : `The whole report: ${count} rows.`}
      </p>
    </>
  );
}
