import { broadcastStatuses, listBroadcasts, type BroadcastView, type Page } from '@portal/contracts';
import { broadcastQueries } from '@portal/data-access';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { broadcastColumns } from './broadcast.columns.js';
import { broadcastStatusLabels } from './notification-labels.js';
import { NotificationTools } from './notification-views.js';
import './notifications.css';

/** How often progress is fetched while something is on its way, in milliseconds. */
const PROGRESS_EVERY = 2_000;

const filters: readonly ListFilter[] = [
  {
    key: 'status',
    label: 'Status',
    options: broadcastStatuses.map((value) => ({ value, label: broadcastStatusLabels[value] })),
    multiple: true,
  },
];

const isOnItsWay = (page: Page<BroadcastView> | undefined): boolean =>
  page?.data.some(({ status }) => status === 'sending') ?? false;

/** A draft is written on; of the others it is shown what became of them. */
const hrefOf = (row: BroadcastView): string =>
  row.status === 'draft' ? addresses.draftMessage(row) : addresses.recipientsOf(row);

/** The messages that admins wrote, with how far they are. */
export function BroadcastListPage() {
  const [query, setQuery] = useListQuery(listBroadcasts, 'view');
  const result = useQuery({
    ...broadcastQueries.list(query),
    refetchInterval: ({ state }) => (isOnItsWay(state.data) ? PROGRESS_EVERY : false),
  });
  return (
    <ListPage
      title="Notifications"
      noun={['message', 'messages']}
      result={result}
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
