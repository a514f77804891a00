import { limits, type ClientError, type ErrorReportReceived, type SubmitErrorReport } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';

/** Bytes; the server reads 256 KB and no more. */
const LARGEST = 240 * 1024;
/** Characters for all stacks together. */
const STACKS = 80_000;
const LONGEST = { user: 100, agent: 400, route: 500, message: 1_000, address: 2_000 } as const;

const cut = (text: string | null | undefined, max: number): string | null => text?.slice(0, max) ?? null;

const fitted = (error: ClientError, stack: number): ClientError => ({
  ...error,
  route: error.route.slice(0, LONGEST.route),
  userAgent: error.userAgent.slice(0, LONGEST.agent),
  message: error.message.slice(0, LONGEST.message),
  stack: cut(error.stack, stack),
  userId: cut(error.userId, LONGEST.user),
  userRole: cut(error.userRole, LONGEST.user),
});

/** Long texts are cut; where that isn't enough, the older errors stay behind. */
function fittedReport(report: SubmitErrorReport, atMost: number = limits.reportedErrors): SubmitErrorReport {
  const errors = report.errors.slice(-atMost);
  const stack = Math.min(limits.stack, Math.floor(STACKS / Math.max(1, errors.length)));
  const body = {
    ...report,
    url: report.url.slice(0, LONGEST.address),
    userAgent: report.userAgent.slice(0, LONGEST.agent),
    errors: errors.map((error) => fitted(error, stack)),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  return bytes > LARGEST && errors.length > 1 ? fittedReport(report, Math.floor(errors.length / 2)) : body;
}

/**
 * Sends errors of this browser, cut to what the server takes; needs no session and no React, so a crash screen can use
 * it (specification, section 7).
 * @throws ApiError with the server's sentence when it refused
 */
export const submitErrorReport = (report: SubmitErrorReport): Promise<ErrorReportReceived> =>
  recordOf(api.POST('/api/v1/error-reports', { body: fittedReport(report) }));
