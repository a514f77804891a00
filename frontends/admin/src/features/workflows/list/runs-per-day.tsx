import type { WorkflowView } from '@portal/contracts';

/** How often a workflow ran in the last day. */
export const RunsPerDay = ({ workflow: { runs_last_day: today } }: { workflow: WorkflowView }) => (
  <span className={today > 0 ? 'runs-per-day' : 'workflow-none'}>{today > 0 ? `${today} today` : 'None today'}</span>
);
