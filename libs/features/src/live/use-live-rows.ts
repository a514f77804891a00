import type { Channel } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { type ChangeMarks, useRecentChanges } from '@portal/ui-antd';
import { changeText, isNews } from './change-text.js';
import { useWaitingMarks } from './use-waiting-marks.js';

/**
 * Keeps the rows of a channel live; gives those that another user changed a moment ago, with a text that names the
 * user.
 */
export function useLiveRows(channel: Channel, table: string): ChangeMarks {
  const { user } = useSession();
  const { marks, mark } = useRecentChanges();
  useChannel(channel, {
    onChange: (change) => {
      if (change.table === table && isNews(change, user?.id)) mark(change.record.id, changeText(change));
    },
  });
  return useWaitingMarks(marks);
}

/** What the channel of bills carries. */
type BillingTable = 'invoices' | 'billing_schedules' | 'deal_payments';

/** Keeps bills, payments and schedules on the screen live; gives the rows of one table that others changed a moment ago. */
export const useLiveBilling = (table: BillingTable = 'invoices'): ChangeMarks => useLiveRows('billing', table);

/** What the channel of deals carries. */
type DealsTable = 'customer_deals' | 'deal_documents' | 'promo_codes';

/** Keeps deals, their documents and promo codes on the screen live; gives the rows of one table that others changed a moment ago. */
export const useLiveDeals = (table: DealsTable = 'customer_deals'): ChangeMarks => useLiveRows('deals', table);

/** Keeps requests on the screen live; gives those that another user changed a moment ago. */
export const useLiveConsultations = (): ChangeMarks => useLiveRows('consultations', 'consultation_requests');

/** Keeps meetings on the screen live; gives those that another user changed a moment ago. */
export const useLiveMeetings = (): ChangeMarks => useLiveRows('consultations', 'consultation_meetings');

/** Keeps support tickets on the screen live; gives those that another user changed a moment ago. */
export const useLiveTickets = (): ChangeMarks => useLiveRows('support', 'support_tickets');
