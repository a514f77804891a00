import type { ScheduleEntryView } from '@portal/contracts';
import { columnsOf, DayText, entryStatusLabels, EntryStatusTag, entryTypeLabels, moneyText } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';
import { EntryMenu } from './entry-menu.js';

type Column = ListColumn<ScheduleEntryView>;

const partOf = (row: ScheduleEntryView): string => row.project_name ?? row.deal_title ?? '–';

/** When an entry becomes ready by itself, or has been billed for. */
function When({ entry }: { entry: ScheduleEntryView }) {
  if (entry.period_start) return <DayText day={entry.period_start} />;
  if (entry.trigger_on) return <DayText day={entry.trigger_on} />;
  return entry.milestone_title ? <>After “{entry.milestone_title}”</> : <>–</>;
}

const whenText = (row: ScheduleEntryView): string =>
  row.period_start ?? row.trigger_on ?? (row.milestone_title ? `After ${row.milestone_title}` : '');

const { line, menu, optional } = columnsOf<ScheduleEntryView>();

const title = line('title', 'Entry', { sortable: true, onCard: 'title' });

const ofWhom: readonly Column[] = [
  line('project_name', 'Project or deal', { text: partOf }),
  optional('customer_name', 'Customer', { width: '150px' }),
];

const figures: readonly Column[] = [
  line('type', 'Type', { width: '104px', priority: 'low', text: (row) => entryTypeLabels[row.type], onCard: 'hidden' }),
  {
    key: 'trigger_on',
    title: 'When',
    priority: 'high',
    sortable: true,
    width: '176px',
    cell: (row) => <When entry={row} />,
    text: whenText,
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '116px',
    cell: (row) => <EntryStatusTag status={row.status} />,
    text: (row) => entryStatusLabels[row.status],
    onCard: 'corner',
  },
  line('amount', 'Amount', {
    sortable: true,
    width: '128px',
    align: 'end',
    cell: (row) => <Amount entry={row} />,
    text: (row) => String(row.amount - row.discount),
  }),
  menu((row) => <EntryMenu entry={row} />),
];

/** The amount to be billed, with the discount where there is one. */
const Amount = ({ entry: { amount, discount } }: { entry: ScheduleEntryView }) =>
  discount > 0 ? (
    <span title={`${moneyText(amount)} minus ${moneyText(discount)} by the promo code`}>
      {moneyText(amount - discount)}
    </span>
  ) : (
    <>{moneyText(amount)}</>
  );

/** The columns of the console's billing schedule. */
export const scheduleColumns: readonly Column[] = [title, ...ofWhom, ...figures];

/** The same on a deal's own page. */
export const ownScheduleColumns: readonly Column[] = [title, ...figures];

/** Where an entry belongs: its invoice, else its deal or project. */
export const entryHref = (row: ScheduleEntryView): string =>
  row.invoice_id
    ? `${addresses.invoice({ id: row.invoice_id })}?view=schedule`
    : row.deal_id
      ? `${addresses.deal({ id: row.deal_id })}?tab=schedule`
      : `${addresses.project({ id: String(row.project_id) })}?tab=billing`;
