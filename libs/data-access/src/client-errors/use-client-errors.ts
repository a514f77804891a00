import type { ClientError } from '@portal/contracts';
import { useMutation } from '@tanstack/react-query';
import { submitErrorReport } from '../error-reports/submit-error-report.js';
import { useSession } from '../session/use-session.js';
import { clientErrors } from './client-error-store.js';
import { KeptRows, useKeptRows } from './kept-rows.js';

/** The client errors of this device, the newest last. */
export const useClientErrors = (): readonly ClientError[] => useKeptRows(clientErrors);

/** The last 10 reports stay on the device (specification, section 9). */
const REPORT_HISTORY = 10;

/** A report that was sent from this device. */
export interface SentReport {
  reportId: string;
  timestamp: string;
  /** The first error's message, and how many errors went along. */
  message: string;
  count: number;
}

const isSentReport = (value: unknown): value is SentReport =>
  typeof value === 'object' && value !== null && 'reportId' in value && typeof value.reportId === 'string';

const reports = new KeptRows<SentReport>('error-reports', REPORT_HISTORY, isSentReport);

/** The last 10 reports sent from this device, the newest last. */
export const useReportHistory = (): readonly SentReport[] => useKeptRows(reports);

/**
 * Sends an error report. Afterwards the errors are resolved and the report is in the history (specification, sections 4
 * and 9).
 */
export function useReportErrors() {
  const { user } = useSession();
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: (errors: readonly ClientError[]) =>
      submitErrorReport({
        timestamp: new Date().toISOString(),
        userAgent: navigator.userAgent,
        url: location.origin + (errors.at(-1)?.route ?? location.pathname),
        userId: user?.id ?? null,
        userRole: user?.role ?? null,
        errors: [...errors],
        systemInfo: {
          platform: platformOf(navigator.userAgent),
          language: navigator.language,
          cookieEnabled: navigator.cookieEnabled,
          onLine: navigator.onLine,
        },
      }),
    onSuccess: ({ reportId }, errors) => {
      clientErrors.resolve(errors.map(({ id }) => id));
      const message = errors.at(-1)?.message ?? '';
      const sent = { reportId, timestamp: new Date().toISOString(), message, count: errors.length };
      reports.keep([...reports.current(), sent]);
    },
  });
}

/** The system's name, from what the browser calls itself. */
const platformOf = (userAgent: string): string => /\(([^;)]+)/.exec(userAgent)?.[1] ?? 'unknown';
