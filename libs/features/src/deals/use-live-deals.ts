import type { ChangeMarks } from '@portal/ui-antd';
import { useLiveRows } from '../live/use-live-rows.js';

/** What the channel of deals carries. */
type DealsTable = 'customer_deals' | 'deal_documents' | 'promo_codes';

/** Keeps deals, their documents and promo codes on the screen live; gives the rows of one table that others changed a moment ago. */
export const useLiveDeals = (table: DealsTable = 'customer_deals'): ChangeMarks => useLiveRows('deals', table);
