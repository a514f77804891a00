import type { ReportColumnView, ReportPreview } from '@portal/contracts';
import { useTimeStyle } from '@portal/ui-antd';
import { ReportChart } from './report-chart.js';
import { valueText } from './report-labels.js';
import './reports.css';

const FIGURES: ReadonlySet<ReportColumnView['unit']> = new Set(['usd', 'percent', 'count', 'days', 'hours']);

const classOf = ({ unit }: ReportColumnView): string | undefined =>
  FIGURES.has(unit) ? 'report-table__figure' : undefined;

/** The first rows of a report, with the totals of all of them, under the chart of its series. */
export function ReportPreviewTable({ title, preview }: { title: string; preview: ReportPreview }) {
  const { columns, rows, row_count: count, totals } = preview;
  const style = useTimeStyle();
  if (count === 0) return <p className="report-preview__none">Nothing to report: no record fits.</p>;
  const hasTotals = Object.keys(totals).length > 0;
  return (
    <>
      <ReportChart title={title} preview={preview} />
      <div className="report-preview__frame" role="region" aria-label="First rows" tabIndex={0}>
        <table className="report-table">
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
                {columns.map((column) => (
                  <td key={column.name} className={classOf(column)}>
                    {valueText(column.unit, row[column.name] ?? null, style)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasTotals ? (
            <tfoot>
              <tr>
                {columns.map((column, index) => (
                  <td key={column.name} className={classOf(column)}>
                    {column.name in totals
                      ? valueText(column.unit, totals[column.name] ?? null, style)
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
