import { listSentNotifications, notificationCategoryNames, type SentNotificationView } from '@portal/contracts';
import { broadcastQueries, sentNotificationQueries, templateQueries, useFetchPage } from '@portal/data-access';
import { optionsOf } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { clockText, useNow } from '@portal/ui';
import { ListPage, RelativeTime, useListQuery, useTimeStyle, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { usePersonOptions } from '../../people/people.js';
import { progressText } from './broadcast.columns.js';
import { channelLabels, notificationStatusLabels, notificationStatusTones } from './notification-labels.js';
import { NotificationTools, statusColumn } from './notification-views.js';
import './notifications.css';

const columns: readonly ListColumn<SentNotificationView>[] = [
  { key: 'title', title: 'Title', text: (row) => row.title, onCard: 'title' },
  {
    key: 'recipient',
    title: 'To',
    width: '180px',
    cell: (row) =>
      row.recipient_id ? (
        <Link to={addresses.customer({ id: row.recipient_id })}>{row.recipient_name ?? row.recipient_email}</Link>
      ) : (
        row.recipient_email
      ),
    text: (row) => row.recipient_name ?? row.recipient_email ?? '–',
  },
  statusColumn(notificationStatusLabels, notificationStatusTones, '120px'),
  {
    key: 'reason',
    title: 'Reason',
    width: '240px',
    cell: (row) => (
      <span className="sent-reason">{row.due_at ? <WaitsUntil at={row.due_at} /> : (row.reason ?? '–')}</span>
    ),
    text: (row) => (row.due_at ? `Waits until ${row.due_at}` : (row.reason ?? '–')),
  },
  { key: 'channel', title: 'By', width: '100px', text: (row) => channelLabels[row.channel] },
  {
    key: 'category',
    title: 'Category',
    width: '140px',
    text: (row) => notificationCategoryNames[row.category],
    priority: 'low',
  },
  { key: 'template', title: 'Template', width: '190px', text: (row) => row.template_label, priority: 'low' },
  {
    key: 'created_at',
    title: 'When',
    sortable: true,
    width: '120px',
    cell: (row) => <RelativeTime at={row.sent_at ?? row.created_at} />,
    text: (row) => row.sent_at ?? row.created_at,
  },
];

/** When a waiting one goes: with a digest, or after quiet hours. */
function WaitsUntil({ at }: { at: string }) {
  const [style, now] = [useTimeStyle(), useNow()];
  return `Waits until ${clockText(at, now, style)}`;
}

/** The sent notifications of all users, with their delivery. */
export function SentListPage() {
  const [query, setQuery] = useListQuery(listSentNotifications, 'view');
  const result = useQuery(sentNotificationQueries.list(query));
  const fetchPage = useFetchPage(sentNotificationQueries.list);
  useChannel('broadcasts');
  const people = usePersonOptions('any', query.recipient_id);
  const { data: templates } = useQuery(templateQueries.list());
  const { data: message } = useQuery({
    ...broadcastQueries.detail(query.broadcast_id ?? ''),
    enabled: query.broadcast_id !== undefined,
  });
  const filters = useMemo(
    (): readonly ListFilter[] => [
      { key: 'recipient_id', label: 'Person', ...people },
      { key: 'status', label: 'Status', options: optionsOf(notificationStatusLabels), multiple: true },
      { key: 'channel', label: 'By', options: optionsOf(channelLabels) },
      { key: 'category', label: 'Category', options: optionsOf(notificationCategoryNames), multiple: true },
      {
        key: 'template',
        label: 'Template',
        options: [
          { value: 'message', label: 'Message' },
          ...(templates?.data ?? []).map(({ name, label }) => ({ value: name, label })),
        ],
      },
      ...(message
        ? [{ key: 'broadcast_id', label: 'Message', options: [{ value: message.id, label: message.title }] }]
        : []),
    ],
    [people, templates, message],
  );
  return (
    <ListPage
      title="Notifications"
      noun={['notification', 'notifications']}
      result={result}
      fetchPage={fetchPage}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      lead={message ? <p className="broadcast-lead">{`${message.title}: ${progressText(message)}`}</p> : null}
      empty={{ title: 'Nothing was sent yet', text: 'What people are told, in the app and by e-mail, is listed here.' }}
      actions={<NotificationTools />}
      nameOf={(row) => row.title}
    />
  );
}
