import type { WorkflowView } from '@portal/contracts';
import { Sparkline } from '@portal/ui';

/** How often a workflow ran in the last day, and how that went for two weeks. */
export function RunsPerDay({ workflow: { runs_last_day: today, runs_by_day: days } }: { workflow: WorkflowView }) {
  if (days.every((runs) => runs === 0)) return <span className="muted">None</span>;
  return (
    <span className="runs-per-day inline-row gap-10 numeric">
      <Sparkline values={days} label={`Runs of the last ${days.length} days: ${days.join(', ')}.`} />
      <span className={today > 0 ? undefined : 'muted'}>{today} today</span>
    </span>
  );
}
