import {
  isFigure,
  type ReportColumnView,
  type ReportPreview,
  type ReportUnit,
  type ReportValue,
} from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useTimeStyle, Chart, type ChartPoint } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthText } from '@portal/ui';
import { valueText } from './report-labels.js';
import { addressOfRecord, totalAddress } from './report-links.js';
import { axisMoneyText } from '../billing/money.js';
import './reports.css';

const classOf = (column: ReportColumnView): string | undefined =>
  isFigure(column) ? 'report-table__figure' : undefined;

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

const units: Partial<Record<ReportUnit, string>> = { usd: 'US dollars', hours: 'Hours', days: 'Days', percent: '%' };

/** The series of a report over its rows; nothing where it has none, or a single point. */
function ReportChart({ title, preview: { chart, columns } }: { title: string; preview: ReportPreview }) {
  const style = useTimeStyle();
  if (!chart || chart.points.length < 2) return null;
  const column = (name: string) => columns.find((one) => one.name === name);
  const category = column(chart.category);
  const unit = column(chart.series[0] ?? '')?.unit ?? 'count';
  const isTime = category?.unit === 'day';
  const isMonths = isTime && chart.points.slice(1).every((point) => String(point[chart.category]).endsWith('-01'));
  const nameOf = (value: ReportValue): string =>
    isMonths ? monthText(String(value).slice(0, 7)) : valueText(category?.unit ?? 'text', value, style);
  return (
    <div className="report-chart">
      <Chart
        title={title}
        hideTitle
        unit={units[unit] ?? 'Number'}
        dimension={isMonths ? 'Month' : (category?.label ?? '')}
        layout={isTime ? 'columns' : 'rows'}
        series={chart.series.map((name) => ({
          key: name,
          label: column(name)?.label ?? name,
          ...(chart.is_stacked ? { stack: 'all' } : {}),
        }))}
        points={chart.points.map((point): ChartPoint => {
          const value = point[chart.category] ?? null;
          return {
            key: String(value),
            label: nameOf(value),
            ...(isMonths ? { axisLabel: monthText(String(value).slice(0, 7), 'short') } : {}),
            values: Object.fromEntries(chart.series.map((name) => [name, numberOf(point[name] ?? null)])),
          };
        })}
        valueText={(value) => valueText(unit, value, style)}
        {...(unit === 'usd' ? { axisText: axisMoneyText } : {})}
      />
      {chart.points.length < chart.point_count ? (
        <p className="report-preview__count">
          The first {chart.points.length} of {chart.point_count.toLocaleString('en-US')}; the file has all.
        </p>
      ) : null}
    </div>
  );
}

const numberOf = (value: ReportValue): number | null => (typeof value === 'number' ? value : null);
