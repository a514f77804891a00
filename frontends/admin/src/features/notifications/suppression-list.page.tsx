import {
  listMailSuppressions,
  mailSuppressionKinds,
  mailSuppressionStatuses,
  type MailSuppressionView,
} from '@portal/contracts';
import { mailSuppressionQueries, useCan, useLiftMailSuppression, useFetchPage } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { useActionToasts } from '@portal/ui';
import {
  ListPage,
  RelativeTime,
  StatusTag,
  useConfirm,
  useListQuery,
  type ListColumn,
  type ListFilter,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
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

const columns: readonly ListColumn<MailSuppressionView>[] = [
  { key: 'address', title: 'Address', sortable: true, text: (row) => row.address, onCard: 'title' },
  {
    key: 'status',
    title: 'Status',
    width: '140px',
    cell: (row) => (
      <StatusTag tone={suppressionStatusTones[row.status]}>{suppressionStatusLabels[row.status]}</StatusTag>
    ),
    text: (row) => suppressionStatusLabels[row.status],
    onCard: 'corner',
  },
  { key: 'reason', title: 'Reason', width: '320px', text: reasonText },
  {
    key: 'user',
    title: 'Person',
    width: '170px',
    cell: (row) =>
      row.user_id ? <Link to={addresses.customer({ id: row.user_id })}>{row.user_name ?? 'Account'}</Link> : '–',
    text: (row) => row.user_name ?? '–',
  },
  {
    key: 'lifted_by',
    title: 'Sent again by',
    width: '150px',
    text: (row) => (row.lifted_at === null ? '–' : (row.lifted_by ?? 'A sign-in by mail')),
    priority: 'low',
  },
  {
    key: 'updated_at',
    title: 'Changed',
    sortable: true,
    width: '120px',
    cell: (row) => <RelativeTime at={row.updated_at} />,
    text: (row) => row.updated_at,
  },
  {
    key: 'actions',
    title: 'Actions',
    width: '120px',
    align: 'end',
    cell: (row) => (row.status === 'suppressed' && row.kind === 'bounces' ? <SendAgain row={row} /> : null),
    text: () => '',
  },
];

const filters: readonly ListFilter[] = [
  {
    key: 'status',
    label: 'Status',
    options: mailSuppressionStatuses.map((value) => ({ value, label: suppressionStatusLabels[value] })),
    multiple: true,
  },
  {
    key: 'kind',
    label: 'Reason',
    options: mailSuppressionKinds.map((value) => ({ value, label: suppressionKindLabels[value] })),
  },
];

/** The addresses that mail came back from, or whose readers don't want it. */
export function SuppressionListPage() {
  const [query, setQuery] = useListQuery(listMailSuppressions, 'view');
  const result = useQuery(mailSuppressionQueries.list(query));
  const fetchPage = useFetchPage(mailSuppressionQueries.list);
  useChannel('broadcasts');
  return (
    <ListPage
      title="Notifications"
      noun={['address', 'addresses']}
      result={result}
      fetchPage={fetchPage}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
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

function SendAgain({ row }: { row: MailSuppressionView }) {
  const mayLift = useCan('mail_suppression.update');
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useLiftMailSuppression();
  const handlers = useActionToasts(notificationToasts.lifted);
  if (!mayLift) return null;
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Send mail to ${row.address} again?`,
      text: 'What was held back meanwhile is not sent. If two more mails come back, mail to it is suppressed again.',
      confirm: 'Send again',
      keep: 'Keep it suppressed',
    });
    if (!agreed) return;
    const lifted = mutateAsync({ id: row.id, status: 'lifted', version: row.version });
    await lifted.then(handlers.onSuccess, handlers.onError);
  };
  return (
    <Button size="small" loading={isPending} onClick={() => void ask()} aria-label={`Send again to ${row.address}`}>
      Send again
    </Button>
  );
}
