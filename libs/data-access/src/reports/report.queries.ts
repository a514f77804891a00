import type { PreviewReport } from '@portal/contracts';
import { defineAction, previewQuery, recordQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const runs = defineResource('/api/v1/reports/runs', { key: keys.reportRuns, restorable: false });

/** Runs of reports, newest first. */
export const reportRunQueries = runs.queries;

/** Stops a run; no file comes of it. */
export const useCancelReportRun = runs.step('cancel');

export const reportQueries = {
  /** The reports that the user can run. */
  available: () => recordQuery([...keys.reports, 'available'], '/api/v1/reports/available'),
  /** The first rows of a report, as it is at this moment. */
  preview: (body: PreviewReport) => ({
    ...previewQuery([...keys.reports, 'preview', body], '/api/v1/reports/preview', body),
    staleTime: 0,
  }),
};

/** Asks for the file of a report; it is made in the background. */
export const useGenerateReport = defineAction('post', '/api/v1/reports/generate', { invalidates: [keys.reportRuns] });

/** Where the browser downloads the file of a run. */
export const reportFileHref = ({ id }: { id: string }): string => `/api/v1/reports/runs/${id}/file`;
