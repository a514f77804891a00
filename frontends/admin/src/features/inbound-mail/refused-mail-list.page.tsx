import { ListRefusedMails, type RefusedMailView } from '@portal/contracts';
import { refusedMailQueries } from '@portal/data-access';
import { columnsOf, useRecordList } from '@portal/features';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { choiceFilter } from '../../views/filters.js';
import { TicketQueues } from '../support/ticket-queues.js';
import { refusedMailReasonLabels } from './inbound-mail-labels.js';

/** What became of a mail after it was refused. */
const outcomeOf = ({ mail_id, reason }: RefusedMailView): string =>
  mail_id !== null ? 'Arrived later' : reason === 'loop' ? 'Refused' : 'Not here yet';

const { choice, line, time } = columnsOf<RefusedMailView>();

const columns: readonly ListColumn<RefusedMailView>[] = [
  line('subject', 'Subject', { sortable: true, onCard: 'title' }),
  line('from_address', 'From', {
    sortable: true,
    width: '240px',
    text: (row) => (row.is_proven ? row.from_address : `${row.from_address} (not proven)`),
    fields: ['from_address', 'is_proven'],
  }),
  choice('reason', 'Reason', refusedMailReasonLabels, { width: '220px' }),
  line('attempts', 'Attempts', { width: '100px', priority: 'low' }),
  {
    key: 'outcome',
    title: 'Outcome',
    width: '130px',
    cell: (row) =>
      row.mail_id === null ? outcomeOf(row) : <Link to={addresses.mail({ id: row.mail_id })}>{outcomeOf(row)}</Link>,
    text: outcomeOf,
    fields: [],
  },
  time('refused_at', 'Refused', { sortable: true, width: '130px' }),
];

const filters = [
  choiceFilter('reason', 'Reason', refusedMailReasonLabels),
  {
    key: 'arrived',
    label: 'Outcome',
    options: [
      { value: 'true', label: 'Arrived later' },
      { value: 'false', label: 'Not here yet' },
    ],
  },
];

/** The mails of the last 30 days that were not taken because there were too many (decisions, section 4). */
export function RefusedMailListPage() {
  const list = useRecordList(ListRefusedMails, refusedMailQueries.list);
  return (
    <ListPage
      {...list}
      title="Refused mails"
      lead={<TicketQueues />}
      noun={['mail', 'mails']}
      columns={columns}
      filters={filters}
      searchLabel="Search sender or subject"
      empty={{
        title: 'No mail was refused',
        text: 'What is put off because a sender wrote too often is listed here for 30 days. Their server sends it again.',
      }}
      actions={<Link to={addresses.mails}>Received mails</Link>}
      nameOf={(row) => row.subject}
    />
  );
}
