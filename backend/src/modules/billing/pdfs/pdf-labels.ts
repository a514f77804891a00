import type { BillTo } from '@portal/contracts';
import type { PdfBlock } from '../../../infrastructure/pdf/index.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { formatDay, formatDollars } from '../../../infrastructure/wording/american-formats.js';

/** How money came, within a sentence. */
export const methodLabel = (method: string): string => (method === 'ach' ? 'bank transfer' : method);

/** "November 21, 2026": the day at the office on which something happened. */
export const dayOfInstant = (instant: string): string =>
  formatDay(new Date(instant).toLocaleDateString('en-CA', { timeZone: BUSINESS_ZONE }));

/** "-$40.00"; nothing for nothing. */
export const lessLabel = (amount: number): string => (amount > 0 ? `-${formatDollars(amount)}` : '');

/** Name, address and contact of a customer, line by line. */
export const linesOfParty = ({ name, address, email, phone }: BillTo): string[] =>
  [name, ...(address?.split('\n') ?? []), phone ?? '', email].filter((line) => line !== '');

/** Why so much is credited or refunded. */
export const reasonTable = (reason: string, amount: number): PdfBlock => ({
  type: 'table',
  columns: [
    { title: 'Reason', share: 0.8 },
    { title: 'Amount', share: 0.2, align: 'right' },
  ],
  rows: [[reason, formatDollars(amount)]],
});
