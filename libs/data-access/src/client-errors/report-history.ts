import { KeptRows } from './kept-rows.js';

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

const rows = new KeptRows<SentReport>('error-reports', REPORT_HISTORY, isSentReport);

/** The reports sent from this device, the newest last. */
export const reportHistory = {
  subscribe: rows.subscribe,
  current: rows.current,
  none: (): readonly SentReport[] => nothing,
  add: (report: SentReport): void => rows.keep([...rows.current(), report]),
};
const nothing: readonly SentReport[] = [];
