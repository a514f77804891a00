import { actionTitles, durationMinutes, type WorkflowDuration, truncate } from '@portal/contracts';
import { done, type TakeStep } from './step.js';

/** The instant at which a span that begins now is over. */
export const after = (now: Date, duration: WorkflowDuration): Date =>
  new Date(now.getTime() + durationMinutes(duration) * 60_000);

export const delay: TakeStep<'delay'> = (action, { now }) => {
  const dueAt = after(now, action.for);
  return { output: { until: dueAt.toISOString() }, wait: { for: 'delay', dueAt } };
};

export const askApproval: TakeStep<'ask_approval'> = ({ title, message, timeout }, { run, now }) => {
  const dueAt = after(now, timeout);
  run.askApproval({ title: truncate(title, 200), message, due_at: dueAt.toISOString() });
  return { output: { until: dueAt.toISOString() }, wait: { for: 'approval', dueAt } };
};

export const stop: TakeStep<'stop'> = ({ reason }) => ({ ...done(), stop: reason || actionTitles.stop });
