import type { PreviewReport } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { defineAction, previewQuery, recordQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const runs = defineResource('/api/v1/reports/runs', { key: keys.reportRuns, restorable: false });

/** Runs of reports, newest first. */
export const reportRunQueries = runs.queries;

/** Stops a run; no file comes of it. */
export const useCancelReportRun = runs.step('cancel');

const library = [...keys.reports, 'library'] as const;
const pinned = [...keys.reports, 'pinned'] as const;
/** Figures take a while to read, and change slowly. */
const figures = { staleTime: 60_000 };

export const reportQueries = {
  /** What shows the reports with their figures, last runs and schedules. */
  libraries: [library, pinned],
  /** All reports with their figures. */
  library: () => ({ ...recordQuery(library, '/api/v1/reports/library'), ...figures }),
  /** Those whose figures the user has pinned. */
  pinned: () => ({ ...recordQuery(pinned, '/api/v1/reports/pinned'), ...figures }),
  /** The reports that the user can run. */
  available: () => recordQuery([...keys.reports, 'available'], '/api/v1/reports/available'),
  /** The first rows of a report, as it is at this moment. */
  preview: (body: PreviewReport) => ({
    ...previewQuery([...keys.reports, 'preview', body], '/api/v1/reports/preview', body),
    staleTime: 0,
  }),
};

/** Asks for the file of a report; it is made in the background. */
export const useGenerateReport = defineAction('post', '/api/v1/reports/generate', {
  invalidates: [keys.reportRuns, library],
});

const usePut = defineAction('put', '/api/v1/reports/pinned');

/** The last change of what is pinned, behind which the next waits. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Pins the figure of a report, behind those that are pinned, or takes it away; changes go one after the other, each on
 * what the one before left. The library knows it at once, without reading its figures again.
 */
export function usePinReport() {
  const client = useQueryClient();
  const { mutateAsync } = usePut();
  return (report: string, isPinned: boolean): Promise<void> => {
    const change = before.then(async () => {
      const others = (await client.query(reportQueries.pinned()))
        .map((one) => one.report)
        .filter((one) => one !== report);
      const entries = await mutateAsync({ reports: isPinned ? [...others, report] : others });
      client.setQueryData(pinned, entries);
      client.setQueryData(library, (rows: typeof entries | undefined) =>
        rows?.map((row) => ({ ...row, is_pinned: entries.some((one) => one.report === row.report) })),
      );
    });
    before = change.catch(() => undefined); // who made it is told
    return change;
  };
}

/** Where the browser downloads the file of a run. */
export const reportFileHref = ({ id }: { id: string }): string => `/api/v1/reports/runs/${id}/file`;
