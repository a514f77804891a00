import { ListTickets, type TicketView } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import {
  NewTicketForm,
  ticketColumnsOf,
  ticketFiltersOf,
  ticketStartOf,
  useCreation,
  useLiveTickets,
  useRecordList,
} from '@portal/features';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';

const filters = ticketFiltersOf('customer');

const { title: name, number, category, priority, status, clock, requester, lastReply } = ticketColumnsOf('customer');
const columns: readonly ListColumn<TicketView>[] = [
  name,
  { ...number, priority: 'low' },
  { ...requester, priority: 'extra' },
  category,
  priority,
  status,
  { ...clock, title: 'Our promise' },
  lastReply,
];

/** The customer's support tickets, and the company's for its primary contacts; an admin sees all (decisions 7.2). */
export function TicketListPage() {
  const title = useListTitle('Support');
  const list = useRecordList(ListTickets, ticketQueries.list);
  const changes = useLiveTickets();
  const { button, form } = useCreation<TicketView>({
    permission: 'ticket.create',
    label: 'New ticket',
    form: (close, named) => <NewTicketForm start={ticketStartOf(named)} onClose={close} />,
    addressOf: addresses.ticket,
  });
  return (
    <>
      <ListPage
        {...list}
        title={title}
        form="lines"
        noun={['ticket', 'tickets']}
        density="roomy"
        columns={columns}
        filters={filters}
        searchLabel="Search number, title or description"
        empty={{
          title: 'No tickets yet',
          text: 'Tell us what doesn’t work; you see here when we answer at the latest.',
          action: button,
        }}
        actions={button}
        nameOf={(row) => `${row.number} ${row.title}`}
        hrefOf={addresses.ticket}
        changes={changes}
      />
      {form}
    </>
  );
}
