import type { PreviewReport } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { recordQuery, sends } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const runs = defineResource('/api/v1/reports/runs', { key: keys.reportRuns, restorable: false });

/** Runs of reports, newest first. */
export const reportRunQueries = runs.queries;

/** Stops a run; no file comes of it. */
export const useCancelReportRun = runs.step('cancel');

export const reportQueries = {
  /** The reports that the user can run. */
  available: () => recordQuery([...keys.reports, 'available'], '/api/v1/reports/available'),
  /** The first rows of a report, as it is at this moment. */
  preview: (body: PreviewReport) =>
    queryOptions({
      queryKey: [...keys.reports, 'preview', body] as const,
      queryFn: ({ signal }) => recordOf(api.POST('/api/v1/reports/preview', { body, signal })),
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    }),
};

/** Asks for the file of a report; it is made in the background. */
export const useGenerateReport = () =>
  useAction({
    run: sends('post', '/api/v1/reports/generate'),
    invalidates: [keys.reportRuns],
  });

/** Where the browser downloads the file of a run. */
export const reportFileHref = ({ id }: { id: string }): string => `/api/v1/reports/runs/${id}/file`;
