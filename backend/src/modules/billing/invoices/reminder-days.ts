import { invoiceReminderDays } from '@portal/contracts';
import { addDays } from '../../../infrastructure/database/time/business-time.js';

/** The last of the days around the due day on which an invoice is brought to mind that has passed already. */
export const lastPassedReminder = (dueDate: string, today: string): number | null =>
  invoiceReminderDays.findLast((days) => addDays(dueDate, days) <= today) ?? null;
