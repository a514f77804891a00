import {
  headlineValue,
  periodBefore,
  type ReportDefinitionView,
  type ReportParams,
  type ReportPreview,
  type ReportUnit,
} from '@portal/contracts';
import { reportQueries } from '@portal/data-access';
import { useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { paramsText, valueText } from './report-labels.js';

const valueOf = ({ headline, totals, row_count: count }: ReportPreview): number | null =>
  headlineValue(headline, totals, count);

interface ReportFigureProps {
  preview: ReportPreview | undefined;
  /** Its change against the period before, in words. */
  change?: string | undefined;
}

/** The one figure that a report is known by, large. */
export function ReportFigure({ preview, change }: ReportFigureProps) {
  const style = useTimeStyle();
  if (!preview) return null;
  const { headline } = preview;
  return (
    <p className="report-figure row wrap gap-4-16">
      <span className="bold numeric title">{valueText(headline.unit, valueOf(preview), style)}</span>
      <span className="muted small">{headline.label}</span>
      {change === undefined ? null : <span className="muted small numeric">{change}</span>}
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
  const style = useTimeStyle();
  const before = periodBefore(params);
  const { data, isPlaceholderData } = useQuery({
    ...reportQueries.preview({ definition, params: { ...params, ...before } }),
    enabled: before !== undefined && preview !== undefined,
  });
  const [now, then] = [preview && valueOf(preview), data && !isPlaceholderData ? valueOf(data) : null];
  const unit = preview?.headline.unit ?? 'count';
  const change =
    before === undefined || typeof now !== 'number' || then === null
      ? undefined
      : `${changeText(unit, now, then)} against ${paramsText(before)} (${valueText(unit, then, style)})`;
  return <ReportFigure preview={preview} change={change} />;
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
