import {
  isFigure,
  type ReportChartKind,
  type ReportColumnView,
  type ReportPreview,
  metrics,
  type MetricDimension,
  type ReportLink,
  type ReportParams,
  type Role,
} from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { recordAddresses, sentenceOfFailure } from '@portal/ui';
import { fieldErrorsOf, useTimeStyle } from '@portal/ui-antd';
import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { metricAddress, type ListedMetric } from '../metrics/metric-address.js';
import { ReportChart } from './report-chart.js';
import { valueText } from './report-labels.js';
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

interface PreviewSectionProps {
  title: string;
  result: UseQueryResult<ReportPreview>;
  /** The report is asked for otherwise by now. */
  isOld?: boolean;
  /** What is wrong stands at the fields. */
  isRefused?: boolean;
  /** How the chart is drawn, where that is chosen on the screen. */
  chart?: ChosenChart;
}

interface ChosenChart {
  kind: ReportChartKind | undefined;
  onKind?: (kind: ReportChartKind) => void;
}

/** The first rows of a report once they are there; while they are read again those before, or why there are none. */
export function PreviewSection({ title, result, isOld = false, isRefused = false, chart }: PreviewSectionProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = result;
  const failure =
    error && (fieldErrorsOf(error)[0]?.message ?? sentenceOfFailure(error, 'The preview could not be read.'));
  return (
    <section aria-label="Preview" aria-busy={isPending || isPlaceholderData || isOld}>
      <h2 className="report-preview__title subtitle">Preview</h2>
      {failure && !isRefused ? (
        <Alert
          type="warning"
          showIcon
          title={failure}
          action={
            <Button size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      ) : null}
      {!error && data ? <ReportPreviewTable title={title} preview={data} chart={chart} /> : null}
      {!error && !data ? <Skeleton active title={false} /> : null}
    </section>
  );
}

interface PreviewTableProps {
  title: string;
  preview: ReportPreview;
  chart?: ChosenChart | undefined;
}

/**
 * The first rows of a report, with the totals of all of them, under the chart of its series. What stands for a record
 * opens it, and a total opens the list of what it counts, where the reader has these screens.
 */
export function ReportPreviewTable({ title, preview, chart }: PreviewTableProps) {
  const { columns, rows, links, row_count: count, totals, params } = preview;
  const role = useSession().user?.role ?? 'customer';
  const style = useTimeStyle();
  if (count === 0) return <p className="report-preview__none">Nothing to report: no record fits.</p>;
  const hasTotals = Object.keys(totals).length > 0;
  return (
    <>
      <ReportChart title={title} preview={preview} {...chart} />
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

/** Where the record of a cell opens, or where it has no page the list of it alone; undefined where the reader has neither. */
function addressOfRecord(role: Role, { kind, id, project_id }: ReportLink): string | undefined {
  const addresses = recordAddresses(role);
  switch (kind) {
    case 'task':
      return addresses.task({ id, project_id: project_id ?? '' });
    case 'customer':
      return role === 'admin' ? `/admin/customers/${id}` : undefined;
    case 'company':
      return role === 'admin' ? `/admin/customers/companies/${id}` : undefined;
    case 'promo_code':
      return role === 'admin' ? `${addresses.deals}?view=promo-codes&search=${encodeURIComponent(id)}` : undefined;
    default:
      return addresses[kind]({ id });
  }
}

/** Milestones and documents have no list of their own. */
const isListed = (name: string | null): name is ListedMetric =>
  name !== null && name in metrics && !['milestones', 'documents'].includes(metrics[name as ListedMetric].rows);

/** The list of exactly the rows that a total counts; undefined where it has none, or can’t be narrowed as the report is. */
function totalAddress(role: Role, { metric: name }: ReportColumnView, params: ReportParams): string | undefined {
  if (!isListed(name) || !metrics[name].roles.includes(role)) return undefined;
  const narrowing = Object.entries(params);
  if (!narrowing.every(([key]) => metrics[name].dimensions.includes(key as MetricDimension))) return undefined;
  return [metricAddress(role, name), ...narrowing.map(([key, id]) => `${key}=${id}`)].join('&');
}
