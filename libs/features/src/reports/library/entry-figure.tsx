import type { ReportFigure } from '@portal/contracts';
import { formatDay, Sparkline } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
import { valueText } from '../report-labels.js';

/** The figure of a report with what it is, and its line. */
export function EntryFigure({ figure }: { figure: ReportFigure }) {
  const style = useTimeStyle();
  const { label, unit, value, since, line } = figure;
  const spoken = line.map((one) => valueText(unit, one, style)).join(', ');
  return (
    <span className="entry-figure row gap-12">
      <span className="stack gap-2 shrinks">
        <strong className="numeric">{valueText(unit, value, style)}</strong>
        <small className="muted">
          {label}
          {since === null ? '' : ` since ${formatDay(since, 'dateWithYear')}`}
        </small>
      </span>
      <Sparkline values={line} label={`By period: ${spoken}.`} />
    </span>
  );
}
