import { nextPromise, type TicketView } from '@portal/contracts';
import { RelativeTime, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { optionsOf } from '../consultations/consultation-labels.js';
import { PriorityTag } from '../tasks/priority-tag.js';
import { priorityLabels } from '../tasks/task-labels.js';
import { TicketClock } from './ticket-clock.js';
import { ticketCategoryLabels, ticketStatusLabels, type TicketSide } from './ticket-labels.js';
import { TicketStatusTag } from './ticket-status-tag.js';

type Column = ListColumn<TicketView>;

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const ticketColumnsOf = (side: TicketSide) =>
  ({
    title: { key: 'title', title: 'Ticket', sortable: true, text: (row) => row.title, onCard: 'title' },
    number: {
      key: 'number',
      title: 'Number',
      sortable: true,
      width: '92px',
      text: (row) => row.number,
      priority: 'low',
    },
    category: {
      key: 'category',
      title: 'Area',
      width: '170px',
      text: (row) => ticketCategoryLabels[row.category],
      onCard: 'hidden',
      priority: 'low',
    },
    priority: {
      key: 'priority',
      title: 'Priority',
      sortable: true,
      width: '108px',
      cell: (row) => <PriorityTag priority={row.priority} />,
      text: (row) => priorityLabels[row.priority],
    },
    status: {
      key: 'status',
      title: 'Status',
      sortable: true,
      width: '190px',
      cell: (row) => <TicketStatusTag status={row.status} side={side} />,
      text: (row) => ticketStatusLabels[side][row.status],
      onCard: 'corner',
    },
    clock: {
      key: 'next_due_at',
      title: 'Promise',
      priority: 'high',
      sortable: true,
      width: '200px',
      cell: (row) => <TicketClock ticket={row} />,
      text: (row) => row[nextPromise(row)].due_at ?? '',
    },
    lastReply: {
      key: 'last_reply_at',
      title: 'Last message',
      sortable: true,
      width: '136px',
      cell: (row) => <RelativeTime at={row.last_reply_at} />,
      text: (row) => row.last_reply_at,
      priority: 'low',
    },
  }) as const satisfies Record<string, Column>;

/** The filters that portal and console both have. */
export const ticketFiltersOf = (side: TicketSide): readonly ListFilter[] => [
  { key: 'status', label: 'Status', options: optionsOf(ticketStatusLabels[side]), multiple: true },
  { key: 'priority', label: 'Priority', options: optionsOf(priorityLabels), multiple: true },
  { key: 'category', label: 'Area', options: optionsOf(ticketCategoryLabels), multiple: true },
];
