import { ListSentNotifications, notificationCategoryNames, type SentNotificationView } from '@portal/contracts';
import { broadcastQueries, sentNotificationQueries, templateQueries } from '@portal/data-access';
import { columnsOf, optionsOf, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { clockText, useNow } from '@portal/ui';
import { ListPage, RelativeTime, useTimeStyle, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { usePersonOptions } from '../../people/people.js';
import { choiceFilter, linkedFilter } from '../../views/filters.js';
import { useProgressText } from './broadcast.columns.js';
import {
  channelLabels,
  notificationStatusLabels,
  notificationStatusTones,
  spokenTitle,
} from './notification-labels.js';
import { NotificationTools } from './notification-views.js';
import './notifications.css';

const { choice, line, tag } = columnsOf<SentNotificationView>();

const columns: readonly ListColumn<SentNotificationView>[] = [
  line('title', 'Title', { onCard: 'title' }),
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
    fields: ['recipient_name', 'recipient_email'],
  },
  tag('status', 'Status', notificationStatusLabels, notificationStatusTones, { width: '120px' }),
  {
    key: 'reason',
    title: 'Reason',
    width: '240px',
    cell: (row) => (
      <span className="sent-reason clip">{row.due_at ? <WaitsUntil at={row.due_at} /> : (row.reason ?? '–')}</span>
    ),
    text: (row) => (row.due_at ? `Waits until ${row.due_at}` : (row.reason ?? '–')),
    fields: ['reason', 'due_at'],
  },
  choice('channel', 'By', channelLabels, { width: '100px' }),
  choice('category', 'Category', notificationCategoryNames, { width: '140px', priority: 'low' }),
  {
    key: 'template',
    title: 'Template',
    width: '190px',
    text: (row) => row.template_label,
    fields: ['template_label'],
    priority: 'low',
  },
  line('created_at', 'When', {
    sortable: true,
    width: '120px',
    cell: (row) => <RelativeTime at={row.sent_at ?? row.created_at} />,
    text: (row) => row.sent_at ?? row.created_at,
    fields: ['created_at', 'sent_at'],
  }),
];

/** When a waiting one goes: with a digest, or after quiet hours. */
function WaitsUntil({ at }: { at: string }) {
  const [style, now] = [useTimeStyle(), useNow()];
  return `Waits until ${clockText(at, now, style)}`;
}

/** The sent notifications of all users, with their delivery. */
export function SentListPage() {
  const list = useRecordList(ListSentNotifications, sentNotificationQueries.list, 'view');
  const { query } = list;
  useChannel('broadcasts');
  const people = usePersonOptions('any', query.recipient_id);
  const { data: templates } = useQuery(templateQueries.list());
  const { data: message } = useQuery({
    ...broadcastQueries.detail(query.broadcast_id ?? ''),
    enabled: query.broadcast_id !== undefined,
  });
  const progress = useProgressText(message);
  const filters: readonly ListFilter[] = [
    { key: 'recipient_id', label: 'Person', ...people },
    choiceFilter('status', 'Status', notificationStatusLabels),
    { key: 'channel', label: 'By', options: optionsOf(channelLabels) },
    choiceFilter('category', 'Category', notificationCategoryNames),
    {
      key: 'template',
      label: 'Template',
      options: [
        { value: 'message', label: 'Message' },
        { value: 'ticket_forward', label: 'Forwarded message' },
        ...(templates?.data ?? []).map(({ name, label }) => ({ value: name, label })),
      ],
    },
    ...linkedFilter('broadcast_id', 'Message', message?.id, message ? spokenTitle(message) : ''),
  ];
  return (
    <ListPage
      {...list}
      title="Notifications"
      noun={['notification', 'notifications']}
      columns={columns}
      filters={filters}
      lead={message ? <p className="mb-12 muted">{`${spokenTitle(message)}: ${progress}`}</p> : null}
      empty={{ title: 'Nothing was sent yet', text: 'What people are told, in the app and by e-mail, is listed here.' }}
      actions={<NotificationTools />}
      nameOf={(row) => row.title}
    />
  );
}
