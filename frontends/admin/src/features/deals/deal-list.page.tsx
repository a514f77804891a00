import { dealFields, dealTransitions, ListDeals, type DealView } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import {
  columnsOf,
  dealColumn,
  dealFilters,
  DealStatusTag,
  dealTotalsRow,
  everyLabels,
  PlannedStep,
  useCreation,
  useLiveDeals,
  useRecordList,
  withFurtherColumns,
} from '@portal/features';
import type { BulkAction, ListFilter } from '@portal/ui-antd';
import { useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { RecordEditor } from '../../forms/row-editor.js';
import { usePersonOptions } from '../../people/people.js';
import { RecordList } from '../../records/record-list.js';
import { useBulkRemove } from '../../records/use-bulk.js';
import { customerOf, groupsOfCustomer, ofCustomer } from '../../views/columns.js';
import {
  choiceFilter,
  deletedFilter,
  keptList,
  linkedFilter,
  useCompanyFilter,
  useLinkedDays,
} from '../../views/filters.js';
import { DealViews } from './deal-views.js';
import { EditDeal, NewDeal } from './deal.form.js';
import { dealRecord } from './deal.record.js';
import { useSendDeals } from './documents/use-send-deal.js';
import './deals.css';

const { title, number, type, status, amount, monthly, nextBill, created } = dealColumn;

/** The columns of the console's deals. */
export const dealColumns = withFurtherColumns<DealView>(dealFields, [
  title,
  { ...number, width: '92px', priority: 'low' },
  {
    key: 'customer_name',
    title: 'Customer',
    priority: 'high',
    text: customerOf,
    fields: ofCustomer,
    group: groupsOfCustomer,
  },
  { ...type, width: '112px' },
  {
    ...status,
    width: '170px',
    cell: (row) => (
      <span className="stack small start">
        <DealStatusTag status={row.current_status} />
        <PlannedStep deal={row} />
      </span>
    ),
  },
  { ...amount, width: '168px', priority: 'high' },
  { ...monthly, width: '112px', onCard: 'hidden', priority: 'low' },
  { ...nextBill, width: '172px' },
  { ...created, width: '132px', onCard: 'hidden', priority: 'low' },
  columnsOf<DealView>().day('starts_on', 'Starts', { width: '120px', priority: 'extra', onCard: 'hidden' }),
]);

const deleted = { of: dealRecord, columns: ['title', 'number', 'customer_name', 'amount'] };

/** All deals, filtered and sorted by the address; each opens on a page of its own. */
export function DealListPage() {
  const list = useRecordList(ListDeals, dealQueries.list);
  const changes = useLiveDeals();
  const filters = useDealFilters(list.query);
  const bulkActions = useDealBulkActions();
  const { search } = useLocation();
  const creation = useCreation<DealView>({
    permission: 'deal.create',
    label: 'New deal',
    form: (close, customerId) => <NewDeal customerId={customerId} onClose={close} />,
    addressOf: addresses.deal,
  });
  return (
    <RecordList
      {...list}
      title="Deals"
      noun={dealRecord.noun}
      totals={dealTotalsRow(list.result.data?.totals, list.query)}
      columns={dealColumns}
      deleted={deleted}
      filters={filters}
      searchLabel="Search number, title or description"
      empty={{
        title: 'No deals yet',
        text: 'Draw one up for a customer, or make one from a consultation.',
        action: creation.button,
      }}
      actions={<DealViews />}
      creation={creation}
      bulkActions={bulkActions}
      nameOf={(row) => `${row.number} ${row.title}`}
      hrefOf={(row) => `${addresses.deal(row)}?${keptList(search)}`}
      editor={(row) => <RecordEditor of={dealRecord} record={row} Form={EditDeal} />}
      changes={changes}
    />
  );
}

/** What can be done to several deals at once. */
function useDealBulkActions(): readonly BulkAction<DealView>[] {
  const send = useSendDeals();
  const remove = useBulkRemove<DealView>(dealRecord);
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

/** What the list of deals can be narrowed to. A promo code and days are only chosen by links. */
function useDealFilters({ customer_id, company_id, promo_code, ...query }: ListDeals): readonly ListFilter[] {
  const customers = usePersonOptions('customer', customer_id);
  const company = useCompanyFilter(company_id);
  const days = useLinkedDays(query, {
    accepted: ['Accepted from', 'Accepted until'],
    ended: ['Ended from', 'Ended until'],
  });
  return [
    ...dealFilters,
    choiceFilter('interval', 'Billed', everyLabels),
    { key: 'customer_id', label: 'Customer', ...customers },
    company,
    ...linkedFilter('promo_code', 'Promo code', promo_code, promo_code ?? ''),
    ...days,
    deletedFilter,
  ];
}
