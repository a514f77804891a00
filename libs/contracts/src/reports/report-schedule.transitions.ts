import { z } from 'zod';
import { transitions } from '../core/transitions.js';

export const reportScheduleStatuses = ['active', 'paused'] as const;
export const ReportScheduleStatus = z.enum(reportScheduleStatuses);
export type ReportScheduleStatus = z.infer<typeof ReportScheduleStatus>;

/** A paused schedule is never due; resumed, it is due at its next time. */
export const reportScheduleTransitions = transitions<ReportScheduleStatus>({
  active: { paused: 'anyone' },
  paused: { active: 'anyone' },
});

/** `waiting`: being made · `refused`: its recipient may not read it any more. */
export const reportDeliveryOutcomes = ['waiting', 'sent', 'empty', 'failed', 'refused'] as const;
export const ReportDeliveryOutcome = z.enum(reportDeliveryOutcomes);
export type ReportDeliveryOutcome = z.infer<typeof ReportDeliveryOutcome>;
