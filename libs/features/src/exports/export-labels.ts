import { dataExportStatuses, labelsOf, type DataExportView } from '@portal/contracts';
import { tonesOf } from '@portal/ui-antd';

export const exportStatusLabels = labelsOf(dataExportStatuses, { running: 'Being made', succeeded: 'Ready' });

/** The states of a file that a worker makes: an export, or a report. */
export const fileRunTones = tonesOf(dataExportStatuses);

/** The toasts of exports. */
export const exportToasts = {
  asked: { short: 'Export started', failure: 'Failed to start the export.' },
  cancelled: { short: 'Export cancelled', failure: 'Failed to cancel the export.' },
} as const;

/** How much of the time a file takes, beside a record. */
const FILE_WEIGHT = 20;

/** How far an export is, in percent; of one that isn't counted yet, nothing. */
export function exportPercent({ row_count, row_total, file_count, file_total }: DataExportView): number {
  const total = (row_total ?? 0) + (file_total ?? 0) * FILE_WEIGHT;
  return total === 0 ? 0 : ((row_count + file_count * FILE_WEIGHT) * 100) / total;
}
