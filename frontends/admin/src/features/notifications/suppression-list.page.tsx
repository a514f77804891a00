import { ListMailSuppressions, type MailSuppressionView } from '@portal/contracts';
import { Can, mailSuppressionQueries, useLiftMailSuppression } from '@portal/data-access';
import { columnsOf, ConfirmedButton, optionsOf, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { choiceFilter } from '../../views/filters.js';
import {
  notificationToasts,
  suppressionKindLabels,
  suppressionStatusLabels,
  suppressionStatusTones,
} from './notification-labels.js';
import { NotificationTools } from './notification-views.js';

/** What was reported, in words. */
function reasonText({ kind, bounces, detail }: MailSuppressionView): string {
  if (kind === 'complaint') return suppressionKindLabels.complaint;
  const times = bounces === 0 ? null : bounces === 1 ? 'Came back once' : `Came back ${bounces} times`;
  return [times, detail].filter(Boolean).join(': ') || '–';
}

/** Whose account complained says so in the preferences; an address without one has none. */
const mayBeLifted = ({ status, kind, user_id: userId }: MailSuppressionView): boolean =>
  status === 'suppressed' && (kind === 'bounces' || userId === null);

const agreed = 'Its reader reported a mail of ours as unwanted: send again only what they asked for.';

const { line, tag, time } = columnsOf<MailSuppressionView>();

const columns: readonly ListColumn<MailSuppressionView>[] = [
  line('address', 'Address', { sortable: true, onCard: 'title' }),
  tag('status', 'Status', suppressionStatusLabels, suppressionStatusTones, { width: '140px' }),
  { key: 'reason', title: 'Reason', width: '320px', text: reasonText, fields: ['kind', 'detail'] },
  {
    key: 'user',
    title: 'Person',
    width: '170px',
    cell: (row) =>
      row.user_id ? <Link to={addresses.customer({ id: row.user_id })}>{row.user_name ?? 'Account'}</Link> : '–',
    text: (row) => row.user_name ?? '–',
    fields: ['user_name'],
  },
  line('lifted_by', 'Sent again by', {
    width: '150px',
    text: (row) => (row.lifted_at === null ? '–' : (row.lifted_by ?? 'A sign-in by mail')),
    priority: 'low',
  }),
  time('updated_at', 'Changed', { sortable: true, width: '120px' }),
  {
    key: 'actions',
    isControl: true,
    title: 'Actions',
    width: '120px',
    align: 'end',
    cell: (row) => (mayBeLifted(row) ? <SendAgain row={row} /> : null),
    text: () => '',
    fields: [],
  },
];

const filters: readonly ListFilter[] = [
  choiceFilter('status', 'Status', suppressionStatusLabels),
  { key: 'kind', label: 'Reason', options: optionsOf(suppressionKindLabels) },
];

/** The addresses that mail came back from, or whose readers don't want it. */
export function SuppressionListPage() {
  const list = useRecordList(ListMailSuppressions, mailSuppressionQueries.list, 'view');
  useChannel('broadcasts');
  return (
    <ListPage
      {...list}
      title="Notifications"
      noun={['address', 'addresses']}
      columns={columns}
      filters={filters}
      searchLabel="Search addresses"
      empty={{
        title: 'All mail arrives',
        text: 'Addresses that mail came back from twice, and readers who reported it as unwanted, are listed here.',
      }}
      actions={<NotificationTools />}
      nameOf={(row) => row.address}
    />
  );
}

const SendAgain = ({ row }: { row: MailSuppressionView }) => (
  <Can permission="mail_suppression.update">
    <ConfirmedButton
      mutation={useLiftMailSuppression()}
      input={{ id: row.id, status: 'lifted', version: row.version }}
      question={{
        title: `Send mail to ${row.address} again?`,
        text:
          row.kind === 'complaint'
            ? agreed
            : 'What was held back meanwhile is not sent. If two more mails come back, mail to it is suppressed again.',
        confirm: 'Send again',
        keep: 'Keep it suppressed',
      }}
      toasts={notificationToasts.lifted}
      aria-label={`Send again to ${row.address}`}
    >
      Send again
    </ConfirmedButton>
  </Can>
);
