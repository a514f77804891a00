import { ListScheduleEntries, scheduleEntryTransitions, type ScheduleEntryView } from '@portal/contracts';
import { scheduleEntryQueries } from '@portal/data-access';
import {
  entryStatusLabels,
  entryTotalsRow,
  entryTypeLabels,
  moneyText,
  useCreation,
  useLiveBilling,
  useRecordList,
} from '@portal/features';
import { moveBack, type BulkAction } from '@portal/ui-antd';
import { RecordEditor } from '../../../forms/row-editor.js';
import { RecordList } from '../../../records/record-list.js';
import { questionOf, useBulkMove, useBulkRemove } from '../../../records/use-bulk.js';
import { choiceFilter, deletedFilter } from '../../../views/filters.js';
import { BillingViews } from '../billing-views.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { EditEntry, entryRecord, NewEntry } from './entry.form.js';
import { entryHref, isEditable, scheduleColumns, useInvoiceOf } from './schedule.columns.js';

const ownFilters = [choiceFilter('status', 'Status', entryStatusLabels), choiceFilter('type', 'Type', entryTypeLabels)];

const deleted = { of: entryRecord, columns: ['title', 'project_name', 'customer_name', 'amount'] };

/** What is to be billed: from the plan to the invoice. */
export function ScheduleListPage() {
  const list = useRecordList(ListScheduleEntries, scheduleEntryQueries.list, 'view');
  const changes = useLiveBilling('billing_schedules');
  const money = useMoneyFilters(list.query);
  const bulkActions = useEntryBulkActions();
  const creation = useCreation({
    permission: 'billing_schedule.create',
    label: 'New entry',
    form: (close) => <NewEntry onClose={close} />,
  });
  return (
    <RecordList
      {...list}
      title="Billing schedule"
      noun={entryRecord.noun}
      totals={entryTotalsRow(list.result.data?.totals)}
      columns={scheduleColumns}
      deleted={deleted}
      filters={[...ownFilters, ...money, deletedFilter]}
      searchLabel="Search title or description"
      empty={{
        title: 'Nothing is planned',
        text: 'Entries come from active deals and milestones, or are planned here by hand.',
      }}
      actions={<BillingViews />}
      creation={creation}
      bulkActions={bulkActions}
      nameOf={(row) => row.title}
      hrefOf={entryHref}
      mayEdit={isEditable}
      editor={(row) => <RecordEditor of={entryRecord} record={row} Form={EditEntry} />}
      changes={changes}
    />
  );
}

type Entries = readonly ScheduleEntryView[];

/** An invoice is of one customer's approved entries. */
const makeOneInvoice = (rows: Entries): boolean =>
  rows.every(({ status, customer_id }) => status === 'approved' && customer_id === rows[0]?.customer_id);

const namesOf = (rows: Entries): string =>
  rows.map(({ title, amount, discount }) => `${title}, ${moneyText(amount - discount)}`).join('; ');

/** What can be done to several entries at once. */
function useEntryBulkActions(): readonly BulkAction<ScheduleEntryView>[] {
  const invoiceOf = useInvoiceOf();
  const move = useBulkMove(entryRecord, {
    transitions: scheduleEntryTransitions,
    changesTo: ({ version }, status) => ({ version, status }),
    back: moveBack({
      field: 'status',
      allowed: ({ status }: ScheduleEntryView) => scheduleEntryTransitions.allowed(status, 'admin'),
    }),
  });
  const remove = useBulkRemove<ScheduleEntryView>(entryRecord);
  const invoice = ([first, ...others]: Entries): void => {
    if (first)
      void invoiceOf(
        first.customer_id,
        [first, ...others].map(({ id }) => id),
      );
  };
  return [
    move('Mark ready', 'ready', { allowed: ({ status }) => status === 'pending' }),
    move('Approve', 'approved'),
    move('Take approval back', 'ready', { allowed: ({ status }) => status === 'approved' }),
    { key: 'invoice', label: 'Make an invoice', allowed: makeOneInvoice, run: invoice },
    move('Cancel', 'cancelled', {
      danger: true,
      question: (rows) => ({
        ...questionOf('Cancel', rows, entryRecord.noun),
        text: `${namesOf(rows)}: will not be billed. A cancelled entry stays cancelled.`,
        keep: rows.length === 1 ? 'Keep entry' : 'Keep entries',
      }),
    }),
    remove({
      text: (rows) => `${namesOf(rows)}: will not be billed. An admin can bring them back for 30 days.`,
      allowed: ({ status }) => status !== 'approved' && status !== 'invoiced',
    }),
  ];
}
