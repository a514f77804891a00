import { nextPromise, ticketFields, type TicketView } from '@portal/contracts';
import { RelativeTime, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { optionsOf } from '../consultations/consultation-labels.js';
import { columnsFrom } from '../fields/columns-from.js';
import { PriorityTag } from '../tasks/task-tags.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { TicketClock } from './ticket-clock.js';
import { ticketCategoryLabels, ticketStatusLabels, type TicketSide, TicketStatusTag } from './ticket-labels.js';
import { TicketClockBar, TicketWords } from './ticket-row.js';

const column = columnsFrom<TicketView>(ticketFields);

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const ticketColumnsOf = (side: TicketSide) => ({
  title: column('title', { sortable: true, onCard: 'title' }),
  number: column('number', { sortable: true, width: '92px', onCard: 'lead' }),
  category: column('category', { width: '170px', labels: ticketCategoryLabels, onCard: 'hidden', priority: 'low' }),
  priority: column('priority', {
    sortable: true,
    width: '108px',
    cell: (row) => <PriorityTag priority={row.priority} />,
    lineCell: (row) => <PriorityTag priority={row.priority} short />,
    labels: priorityLabels,
  }),
  status: column('status', {
    sortable: true,
    width: '190px',
    cell: (row) => <TicketStatusTag status={row.status} side={side} />,
    lineCell: (row) => (
      <span className="ticket-state" title={ticketStatusLabels[side][row.status]}>
        <TicketStatusTag status={row.status} side={side} />
      </span>
    ),
    labels: ticketStatusLabels[side],
    onCard: 'line',
  }),
  clock: {
    key: 'next_due_at',
    title: 'Promise',
    priority: 'high',
    sortable: true,
    width: '200px',
    cell: (row) => <TicketClock ticket={row} />,
    lineCell: (row) => <TicketClockBar ticket={row} />,
    onCard: 'corner',
    text: (row) => row[nextPromise(row)].due_at ?? '',
    fields: ['first_response.due_at', 'resolution.due_at'],
  } satisfies ListColumn<TicketView>,
  requester: column('requester_name', {
    title: 'From',
    onCard: 'words',
    lineCell: (row) => <TicketWords ticket={row} />,
    text: (row) => [row.requester_name ?? row.requester_email, row.company_name].filter(Boolean).join(', '),
    fields: ['requester_name', 'company_name'],
  }),
  lastReply: column('last_reply_at', {
    sortable: true,
    width: '136px',
    priority: 'low',
    onCard: 'end',
    lineCell: (row) => (
      <span className="list-line__only-wide">
        <RelativeTime at={row.last_reply_at} />
      </span>
    ),
  }),
});

/** The filters that portal and console both have. */
export const ticketFiltersOf = (side: TicketSide): readonly ListFilter[] => [
  { key: 'status', label: ticketFields.status.label, options: optionsOf(ticketStatusLabels[side]), multiple: true },
  { key: 'priority', label: ticketFields.priority.label, options: optionsOf(priorityLabels), multiple: true },
  { key: 'category', label: ticketFields.category.label, options: optionsOf(ticketCategoryLabels), multiple: true },
];
