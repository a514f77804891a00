import { listBroadcasts, type BroadcastView } from '@portal/contracts';
import { broadcastQueries, useFetchPage } from '@portal/data-access';
import { optionsOf } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { broadcastColumns } from './broadcast.columns.js';
import { broadcastStatusLabels } from './notification-labels.js';
import { NotificationTools } from './notification-views.js';
import './notifications.css';

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(broadcastStatusLabels), multiple: true },
];

/** A draft is written on; of the others it is shown what became of them. */
const hrefOf = (row: BroadcastView): string =>
  row.status === 'draft' ? addresses.draftMessage(row) : addresses.recipientsOf(row);

/** The messages that admins wrote, with how far they are. */
export function BroadcastListPage() {
  const [query, setQuery] = useListQuery(listBroadcasts, 'view');
  const result = useQuery(broadcastQueries.list(query));
  const fetchPage = useFetchPage(broadcastQueries.list);
  useChannel('broadcasts');
  return (
    <ListPage
      title="Notifications"
      noun={['message', 'messages']}
      result={result}
      fetchPage={fetchPage}
      columns={broadcastColumns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      searchLabel="Search titles"
      empty={{
        title: 'No messages yet',
        text: 'Write one to tell many people something at once: in the app, by e-mail or both.',
      }}
      actions={<NotificationTools />}
      nameOf={(row) => row.title}
      hrefOf={hrefOf}
    />
  );
}
