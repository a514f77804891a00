import { ListTickets, ticketFields, type TicketView } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import {
  columnsOf,
  groupByDue,
  optionsOf,
  priorityLabels,
  TicketAssignee,
  ticketColumnsOf,
  ticketFiltersOf,
  ticketStartOf,
  ticketStatusLabels,
  useCreation,
  useLiveTickets,
  usePrefetchScreens,
  useRecordList,
  withFurtherColumns,
} from '@portal/features';
import { ListPlace, useNow, useTimeStyle, useVisit, type ListFilter } from '@portal/ui-antd';
import { useMemo } from 'react';
import { Link, Navigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { usePersonOptions } from '../../people/people.js';
import { RecordList } from '../../records/record-list.js';
import { groupBy } from '../../views/columns.js';
import { deletedFilter, flagFilter, useCompanyFilter } from '../../views/filters.js';
import { NewTicket } from './new-ticket.js';
import { ticketRecord } from './ticket-picker.js';
import { useTagOptions } from './tags/tag-select.js';
import { tagsInRow, tagsOf } from './tags/ticket-tags.js';
import { TicketQueues, useFirstQueue } from './ticket-queues.js';
import { useTicketBulkActions } from './use-ticket-bulk-actions.js';

const { title, number, priority, status, clock, requester, lastReply } = ticketColumnsOf('admin');

const { line } = columnsOf<TicketView>();

const priorityOf = (row: TicketView): string => priorityLabels[row.priority];
const statusOf = (row: TicketView): string => ticketStatusLabels.admin[row.status];

/** The columns of the queue. */
export const ticketColumns = withFurtherColumns<TicketView>(
  ticketFields,
  [
    title,
    { ...number, priority: 'high' },
    requester,
    { ...priority, group: groupBy('priority', 'Priority', priorityOf) },
    { ...status, priority: 'normal', group: groupBy('status', 'Status', statusOf) },
    line('tags', ticketFields.tags.label, {
      width: '200px',
      priority: 'extra',
      onCard: 'corner',
      text: ({ tags = [] }) => tags.join(', '),
      cell: (row) => tagsOf(row) ?? '–',
      lineCell: tagsInRow,
    }),
    clock,
    line('assignee_name', 'Assigned', {
      width: '140px',
      priority: 'high',
      onCard: 'end',
      text: (row) => row.assignee_name ?? 'Nobody',
      lineCell: (row) => <TicketAssignee name={row.assignee_name} />,
      group: groupBy(
        'assignee_name',
        'Assigned',
        (row) => row.assignee_name ?? 'Nobody',
        (row) => row.assignee_id ?? '',
      ),
    }),
    lastReply,
  ],
  ['category'],
);

const ownFilters: readonly ListFilter[] = [
  ...ticketFiltersOf('admin'),
  flagFilter('open', 'State', 'Open only'),
  flagFilter('breached', 'Promise', 'Late only'),
  flagFilter('due_next', 'Clock', 'Running only'),
  { key: 'snoozed', label: 'Snooze', options: optionsOf({ true: 'Snoozed only', false: 'Not snoozed' }) },
];

const deleted = { of: ticketRecord, columns: ['title', 'number', 'requester_name', 'status'] };

const nobody = { value: 'unassigned', label: 'Nobody' };

/** What a row opens. */
const screensAhead = [() => import('./ticket-detail.page.js')];

/** The queue of support tickets; without a filter in the address it opens with one's own. */
export function TicketListPage() {
  const first = useFirstQueue();
  if (first === 'pending') return <ListPlace title="Support" />;
  return first ? <Navigate to={first} replace /> : <TicketList />;
}

function TicketList() {
  const list = useRecordList(ListTickets, ticketQueries.list);
  const visit = useVisit();
  usePrefetchScreens(screensAhead);
  const changes = useLiveTickets();
  const creation = useCreation<TicketView>({
    label: 'New ticket',
    form: (close, named) => <NewTicket start={ticketStartOf(named)} onClose={close} />,
    addressOf: addresses.ticket,
  });
  const { assignee_id: assignee, requester_id: requester, company_id } = list.query;
  const admins = usePersonOptions('manager', assignee === 'unassigned' ? undefined : assignee);
  const customers = usePersonOptions('customer', requester);
  const company = useCompanyFilter(company_id);
  const filters = [
    ...ownFilters,
    { key: 'assignee_id', label: 'Assigned to', ...admins, options: [nobody, ...admins.options] },
    { key: 'requester_id', label: 'Customer', ...customers },
    company,
    { key: 'tag', label: 'Tag', options: useTagOptions(), multiple: true },
    deletedFilter,
  ];
  const [now, style] = [useNow(), useTimeStyle()];
  const columns = useMemo(() => {
    const due = groupByDue(now, style.timeZone);
    return ticketColumns.map((column) => (column.key === clock.key ? { ...column, group: [due] } : column));
  }, [now, style]);
  const { actions, rowActions, rowKeys, dialogs } = useTicketBulkActions((ticket) => visit(addresses.ticket(ticket)));
  return (
    <>
      <RecordList
        {...list}
        title="Support"
        form="lines"
        lead={<TicketQueues />}
        noun={ticketRecord.noun}
        columns={columns}
        deleted={deleted}
        filters={filters}
        searchLabel="Search number, title or description"
        empty={{ title: 'No tickets yet', text: 'Tickets from the portal appear here by themselves.' }}
        actions={
          <>
            <Link to={addresses.cannedReplies}>Canned replies</Link>
            <Link to="/admin/support/closed-days">Closed days</Link>
          </>
        }
        creation={creation}
        bulkActions={actions}
        rowActions={rowActions}
        rowKeys={rowKeys}
        hrefOf={addresses.ticket}
        nameOf={ticketRecord.nameOf}
        changes={changes}
      />
      {dialogs}
    </>
  );
}
