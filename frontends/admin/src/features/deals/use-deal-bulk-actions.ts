import { dealTransitions, type DealView } from '@portal/contracts';
import { useDeleteDeal } from '@portal/data-access';
import type { BulkAction } from '@portal/ui-antd';
import { useBulkDelete } from '../../views/use-bulk-delete.js';
import { dealToasts } from './deal-toasts.js';
import { useSendDeals } from './documents/use-send-deal.js';

type Deals = readonly DealView[];

/** What can be done to several deals at once. */
export function useDealBulkActions(): readonly BulkAction<DealView>[] {
  const send = useSendDeals();
  const removeAll = useBulkDelete({
    mutation: useDeleteDeal(),
    question: (rows: Deals) => ({
      title: `Delete ${rows.length === 1 ? 'this draft' : `these ${rows.length} drafts`}?`,
      text: `${rows.map((row) => `${row.number} ${row.title}`).join(', ')}: gone from every list at once. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete deal' : `Delete ${rows.length} deals`,
    }),
    noun: ['deal', 'deals'],
    toasts: dealToasts.deleted,
  });
  return [
    {
      key: 'send',
      label: 'Send to customers',
      allowed: (rows) => rows.every((row) => dealTransitions.allowed(row.current_status, 'admin').includes('sent')),
      ask: send,
    },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      allowed: (rows) => rows.every((row) => row.current_status === 'draft'),
      ask: removeAll,
    },
  ];
}
