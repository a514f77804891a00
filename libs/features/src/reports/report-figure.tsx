import {
  headlineValue,
  periodBefore,
  type ReportDefinitionView,
  type ReportParams,
  type ReportPreview,
  type ReportQuery,
  type ReportUnit,
} from '@portal/contracts';
import { customReportQueries, reportQueries } from '@portal/data-access';
import { useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { paramsText, valueText } from './report-labels.js';
import { queryBefore } from './report-search.js';

const valueOf = ({ headline, totals, row_count: count }: ReportPreview): number | null =>
  headlineValue(headline, totals, count);

interface ReportFigureProps {
  preview: ReportPreview | undefined;
  /** The period before, where the report has one, with what was read of it. */
  before: { from: string; to: string } | undefined;
  then: { data: ReportPreview | undefined; isPlaceholderData: boolean };
}

/** The one figure that a report is known by, large, with its change against the period before. */
function ReportFigure({ preview, before, then: { data, isPlaceholderData } }: ReportFigureProps) {
  const style = useTimeStyle();
  if (!preview) return null;
  const { unit, label } = preview.headline;
  const [now, then] = [valueOf(preview), data && !isPlaceholderData ? valueOf(data) : null];
  return (
    <p className="report-figure row wrap gap-4-16">
      <span className="bold numeric title">{valueText(unit, now, style)}</span>
      <span className="muted small">{label}</span>
      {before === undefined || now === null || then === null ? null : (
        <span className="muted small numeric">
          {`${changeText(unit, now, then)} against ${paramsText(before)} (${valueText(unit, then, style)})`}
        </span>
      )}
    </p>
  );
}

interface ComparedProps {
  definition: ReportDefinitionView['name'];
  params: ReportParams;
  preview: ReportPreview | undefined;
}

/** The figure of a report beside that of the period before, which is read as well. */
export function ComparedFigure({ definition, params, preview }: ComparedProps) {
  const before = periodBefore(params);
  const then = useQuery({
    ...reportQueries.preview({ definition, params: { ...params, ...before } }),
    enabled: before !== undefined && preview !== undefined,
  });
  return <ReportFigure preview={preview} before={before} then={then} />;
}

/** The same of a report that was built, whose filter may be a period. */
export function BuiltFigure({ query, preview }: { query: ReportQuery; preview: ReportPreview | undefined }) {
  const before = queryBefore(query);
  const then = useQuery({
    ...customReportQueries.preview(before?.query ?? query),
    enabled: before !== undefined && preview !== undefined,
  });
  return <ReportFigure preview={preview} before={before} then={then} />;
}

/** "+12 %", of a percentage "+3 points": how a figure has changed. */
export function changeText(unit: ReportUnit, now: number, before: number): string {
  if (now === before) return 'No change';
  const isShare = unit === 'percent';
  if (before === 0 && !isShare) return 'Up from none';
  const change = isShare ? now - before : ((now - before) * 100) / Math.abs(before);
  const text = Math.abs(change).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${change > 0 ? '+' : '−'}${text} ${isShare ? 'points' : '%'}`;
}
