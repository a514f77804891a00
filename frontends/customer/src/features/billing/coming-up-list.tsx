import {
  listScheduleEntries,
  unbilledEntryStatuses,
  type ListScheduleEntries,
  type ScheduleEntryView,
} from '@portal/contracts';
import { scheduleEntryQueries } from '@portal/data-access';
import {
  columnsOf,
  DayText,
  entryTotalsRow,
  entryTypeLabels,
  moneyText,
  optionsOf,
  useLiveBilling,
  useRecordList,
} from '@portal/features';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../list-title.js';

/** When an amount will be billed, in the customer's words. */
function WhenBilled({ entry }: { entry: ScheduleEntryView }) {
  if (entry.status !== 'pending') return 'on your next invoice';
  if (entry.milestone_title) return `when “${entry.milestone_title}” is done`;
  return entry.trigger_on ? <DayText day={entry.trigger_on} /> : 'not yet set';
}

const { line, dollars } = columnsOf<ScheduleEntryView>();

const columns: readonly ListColumn<ScheduleEntryView>[] = [
  line('title', 'Item', { sortable: true, onCard: 'title' }),
  line('type', 'Type', { width: '120px', text: (row) => entryTypeLabels[row.type] }),
  {
    key: 'of',
    title: 'Part of',
    width: '220px',
    cell: (row) => row.project_name ?? row.deal_title,
    text: (row) => row.project_name ?? row.deal_title ?? '',
  },
  line('trigger_on', 'Billed', { sortable: true, width: '220px', cell: (row) => <WhenBilled entry={row} /> }),
  dollars('amount', 'Amount', {
    sortable: true,
    width: '130px',
    cell: (row) => moneyText(owed(row)),
    text: (row) => String(owed(row)),
    onCard: 'corner',
  }),
];

/** What will be billed of an entry, to the cent. */
const owed = ({ amount, discount }: ScheduleEntryView): number =>
  (Math.round(amount * 100) - Math.round(discount * 100)) / 100;

const filters = [{ key: 'type', label: 'Type', options: optionsOf(entryTypeLabels), multiple: true }] as const;

const entriesAhead = (query: ListScheduleEntries) =>
  scheduleEntryQueries.list({ ...query, status: unbilledEntryStatuses });

/** What will be billed next, so that no invoice is a surprise. */
export function ComingUpList({ lead }: { lead: ReactNode }) {
  const title = useScreenTitle('Billing');
  const list = useRecordList(listScheduleEntries, entriesAhead, 'view');
  const changes = useLiveBilling('billing_schedules');
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['amount', 'amounts']}
      density="roomy"
      {...list}
      totals={entryTotalsRow(list.result.data?.totals, 'Total to bill')}
      columns={columns}
      filters={filters}
      empty={{
        title: 'Nothing coming up',
        text: 'Project milestones and one-time work that will be billed are listed here. For recurring deals, see the next bill under My Deals.',
      }}
      nameOf={(row) => row.title}
      changes={changes}
    />
  );
}
