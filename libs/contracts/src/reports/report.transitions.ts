import { z } from 'zod';
import { transitions } from '../core/transitions.js';

export const reportRunStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export const ReportRunStatus = z.enum(reportRunStatuses);
export type ReportRunStatus = z.infer<typeof ReportRunStatus>;

/** States in which a run goes on by itself, and can be cancelled. */
export const openReportRunStatuses = ['queued', 'running'] as const satisfies readonly ReportRunStatus[];

/** States of a run (decisions, section 4). A running one comes back to the queue only with its worker's death. */
export const reportRunTransitions = transitions<ReportRunStatus>({
  queued: { running: 'admin', failed: 'admin', cancelled: 'anyone' },
  running: { succeeded: 'admin', failed: 'admin', cancelled: 'anyone' },
  succeeded: {},
  failed: {},
  cancelled: {},
});
