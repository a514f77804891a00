import { defineEvents, payload } from '../core/events.js';
import type { ErrorGroupStatus, ErrorSeverity } from './error-report.contract.js';

export const errorReportEvents = defineEvents({
  'error_report.received': payload<{ group_ids: string[]; severity: ErrorSeverity }>(),
  'error_group.status_changed': payload<{ from: ErrorGroupStatus; to: ErrorGroupStatus }>(),
});
