import { z } from 'zod';
import { transitions } from '../core/transitions.js';

export const WorkflowStatus = z.enum(['enabled', 'disabled']);
export type WorkflowStatus = z.infer<typeof WorkflowStatus>;

export const workflowRunStatuses = [
  'queued',
  'running',
  'waiting',
  'succeeded',
  'failed',
  'skipped',
  'cancelled',
] as const;
export const WorkflowRunStatus = z.enum(workflowRunStatuses);
export type WorkflowRunStatus = z.infer<typeof WorkflowRunStatus>;

/** States in which a run goes on by itself. */
export const liveRunStatuses = ['queued', 'running', 'waiting'] as const satisfies readonly WorkflowRunStatus[];

export const workflowStepStatuses = ['running', 'waiting', 'succeeded', 'failed', 'skipped', 'cancelled'] as const;
export type WorkflowStepStatus = (typeof workflowStepStatuses)[number];

/** What a waiting run waits for: time, an event, an admin's answer, a webhook's answer, or its next try. */
export const runWaits = ['delay', 'event', 'approval', 'webhook', 'retry'] as const;
export type RunWait = (typeof runWaits)[number];

/** States of a run (decisions, section 4); a failed one goes on where an admin retries it. */
export const workflowRunTransitions = transitions<WorkflowRunStatus>({
  queued: { running: 'admin', skipped: 'admin', cancelled: 'admin' },
  running: { waiting: 'admin', succeeded: 'admin', failed: 'admin', cancelled: 'admin' },
  waiting: { running: 'admin', succeeded: 'admin', failed: 'admin', cancelled: 'admin' },
  failed: { running: 'admin' },
  succeeded: {},
  skipped: {},
  cancelled: {},
});
