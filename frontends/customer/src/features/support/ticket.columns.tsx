import type { TicketView } from '@portal/contracts';
import { ticketColumnsOf } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

const { title, number, category, priority, status, clock, lastReply } = ticketColumnsOf('customer');

/** The columns of My Support. */
export const ticketColumns: readonly ListColumn<TicketView>[] = [
  title,
  number,
  category,
  priority,
  status,
  { ...clock, title: 'Our promise' },
  lastReply,
];
