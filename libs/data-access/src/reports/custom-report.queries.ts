import type { ReportQuery } from '@portal/contracts';
import { previewQuery, recordQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { reportQueries } from './report.queries.js';

const reports = defineResource('/api/v1/reports/custom', {
  key: keys.customReports,
  related: [keys.reportRuns, ...reportQueries.libraries],
  restorable: false,
});

export const customReportQueries = {
  ...reports.queries,
  /** What custom reports can be built of. */
  sources: () => recordQuery([...keys.reports, 'sources'], '/api/v1/reports/sources'),
  /** The first rows while one builds. */
  preview: (query: ReportQuery) => ({
    ...previewQuery([...keys.reports, 'custom-preview', query], '/api/v1/reports/custom/preview', { query }),
    staleTime: 0,
  }),
};

export const useCreateCustomReport = reports.useCreate;
export const useUpdateCustomReport = reports.useUpdate;
export const useDeleteCustomReport = reports.useDelete;

/** Asks for the file of a custom report; it is made in the background. */
export const useGenerateCustomReport = reports.step('generate');
