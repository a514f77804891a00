import { defineEvents, payload } from '../core/events.js';
import type { DataExportKind } from './data-export.contract.js';
import type { DataExportStatus } from './data-export.transitions.js';

export const dataExportEvents = defineEvents({
  'data_export.requested': payload<{ kind: DataExportKind }>(),
  /** More of its records and files are written. */
  'data_export.progressed': payload<Record<never, never>>(),
  'data_export.status_changed': payload<{ from: DataExportStatus; to: DataExportStatus }>(),
});
