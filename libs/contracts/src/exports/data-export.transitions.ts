import { z } from 'zod';
import { transitions } from '../core/transitions.js';

export const dataExportStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export const DataExportStatus = z.enum(dataExportStatuses);
export type DataExportStatus = z.infer<typeof DataExportStatus>;

/** States in which an export goes on by itself, and can be cancelled. */
export const openDataExportStatuses = ['queued', 'running'] as const satisfies readonly DataExportStatus[];

/** A running one comes back to the queue only with its worker's death. */
export const dataExportTransitions = transitions<DataExportStatus>({
  queued: { running: 'admin', failed: 'admin', cancelled: 'anyone' },
  running: { succeeded: 'admin', failed: 'admin', cancelled: 'anyone' },
  succeeded: {},
  failed: {},
  cancelled: {},
});
