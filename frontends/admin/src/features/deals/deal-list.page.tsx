import { listDeals, type DealView, dealTransitions } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import { dealTotalsRow, useLiveDeals } from '@portal/features';
import type { BulkAction } from '@portal/ui-antd';
import { useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { keptList } from '../../views/kept-list.js';
import { NewDeal, EditDeal } from './deal.form.js';
import { DealViews } from './deal-views.js';
import { dealColumns } from './deal.columns.js';
import { useDealFilters } from './use-deal-filters.js';
import { deletedColumns } from '../../records/restore-record.js';
import { dealRecord } from './deal.record.js';
import { useList } from '../../records/use-list.js';
import { useCreation } from '../../records/use-creation.js';
import { RecordList } from '../../records/record-list.js';
import { RecordEditor } from '../../forms/row-editor.js';
import { useSendDeals } from './documents/use-send-deal.js';
import { useBulkRemove } from '../../records/use-bulk.js';

const goneColumns = deletedColumns(dealRecord, dealColumns, ['title', 'number', 'customer_name', 'amount']);

/** All deals, filtered and sorted by the address; each opens on a page of its own. */
export function DealListPage() {
  const list = useList(listDeals, dealQueries.list);
  const changes = useLiveDeals();
  const filters = useDealFilters(list.query);
  const bulkActions = useDealBulkActions();
  const { search } = useLocation();
  const { button, form } = useCreation<DealView>({
    permission: 'deal.create',
    label: 'New deal',
    form: (close, customerId) => <NewDeal customerId={customerId} onClose={close} />,
    addressOf: addresses.deal,
  });
  return (
    <>
      <RecordList
        {...list}
        title="Deals"
        noun={dealRecord.noun}
        totals={dealTotalsRow(list.result.data?.totals, list.query)}
        columns={dealColumns}
        deletedColumns={goneColumns}
        filters={filters}
        searchLabel="Search number, title or description"
        empty={{
          title: 'No deals yet',
          text: 'Draw one up for a customer, or make one from a consultation.',
          action: button,
        }}
        actions={
          <>
            <DealViews />
            {button}
          </>
        }
        bulkActions={bulkActions}
        nameOf={(row) => `${row.number} ${row.title}`}
        hrefOf={(row) => `${addresses.deal(row)}?${keptList(search)}`}
        editor={(row) => <RecordEditor of={dealRecord} record={row} Form={EditDeal} />}
        changes={changes}
      />
      {form}
    </>
  );
}

/** What can be done to several deals at once. */
function useDealBulkActions(): readonly BulkAction<DealView>[] {
  const send = useSendDeals();
  const remove = useBulkRemove(dealRecord);
  return [
    {
      key: 'send',
      label: 'Send to customers',
      allowed: (rows) => rows.every((row) => dealTransitions.allowed(row.current_status, 'admin').includes('sent')),
      ask: send,
    },
    remove({
      called: ['draft', 'drafts'],
      onButton: dealRecord.noun,
      text: (rows) =>
        `${rows.map((row) => `${row.number} ${row.title}`).join(', ')}: gone from every list at once. An admin can bring them back for 30 days.`,
      allowed: (row) => row.current_status === 'draft',
    }),
  ];
}
