import type { TicketView } from '@portal/contracts';
import { ticketColumnsOf } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { columnsOf } from '../../views/columns.js';

const { title, number, priority, status, clock, lastReply } = ticketColumnsOf('admin');

const fromOf = (row: TicketView): string =>
  [row.requester_name ?? row.requester_email, row.company_name].filter(Boolean).join(', ');

const { line } = columnsOf<TicketView>();

/** The columns of the queue. */
export const ticketColumns: readonly ListColumn<TicketView>[] = [
  title,
  { ...number, onCard: 'hidden' },
  line('requester_name', 'From', { width: '180px', text: fromOf }),
  priority,
  status,
  clock,
  line('assignee_name', 'Assigned', { width: '140px', text: (row) => row.assignee_name ?? 'Nobody' }),
  lastReply,
];
