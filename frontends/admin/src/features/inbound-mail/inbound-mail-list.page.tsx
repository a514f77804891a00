import { ListInboundMails, type InboundMailView } from '@portal/contracts';
import { inboundMailQueries } from '@portal/data-access';
import { columnsOf, useLiveRows, useRecordList } from '@portal/features';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { choiceFilter } from '../../views/filters.js';
import { TicketQueues } from '../support/ticket-queues.js';
import { mailKindLabels, mailStatusLabels, mailStatusTones } from './inbound-mail-labels.js';

/** Whose mail it is; where that isn't proven, the address alone. */
const senderOf = ({ is_proven, user_name, from_name, from_address }: InboundMailView): string =>
  is_proven ? (user_name ?? from_name ?? from_address) : `${from_address} (not proven)`;

const { choice, line, tag, time } = columnsOf<InboundMailView>();

/** The columns of the received mails. */
const inboundMailColumns: readonly ListColumn<InboundMailView>[] = [
  line('subject', 'Subject', { sortable: true, onCard: 'title' }),
  line('from_address', 'From', {
    sortable: true,
    width: '240px',
    text: senderOf,
    fields: ['from_name', 'from_address'],
  }),
  tag('status', 'Status', mailStatusLabels, mailStatusTones, { width: '140px' }),
  choice('kind', 'Kind', mailKindLabels, { width: '120px', priority: 'low' }),
  {
    key: 'ticket',
    title: 'Answers',
    width: '110px',
    text: (row) => row.ticket_number ?? row.consultation_reference ?? '–',
    fields: ['ticket_number', 'consultation_reference'],
  },
  time('created_at', 'Received', { sortable: true, width: '130px' }),
];

const filters = [choiceFilter('status', 'Status', mailStatusLabels), choiceFilter('kind', 'Kind', mailKindLabels)];

/** The mails that were received for support, and those among them that wait for an admin (decisions, section 4). */
export function InboundMailListPage() {
  const changes = useLiveRows('support', 'inbound_mails');
  const list = useRecordList(ListInboundMails, inboundMailQueries.list);
  return (
    <ListPage
      {...list}
      title="Received mails"
      lead={<TicketQueues />}
      actions={<Link to={addresses.refusedMails}>Refused mails</Link>}
      noun={['mail', 'mails']}
      columns={inboundMailColumns}
      filters={filters}
      searchLabel="Search sender or subject"
      empty={{
        title: 'No mails yet',
        text: 'What customers write to the support address becomes a ticket by itself; what others write waits here.',
      }}
      nameOf={(row) => row.subject}
      hrefOf={addresses.mail}
      changes={changes}
    />
  );
}
