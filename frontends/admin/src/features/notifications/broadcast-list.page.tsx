import { ListBroadcasts, type BroadcastView } from '@portal/contracts';
import { broadcastQueries } from '@portal/data-access';
import { useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ListPage } from '@portal/ui-antd';
import { addresses } from '../../addresses.js';
import { choiceFilter } from '../../views/filters.js';
import { broadcastColumns } from './broadcast.columns.js';
import { broadcastStatusLabels, isWritable, spokenTitle } from './notification-labels.js';
import { NotificationTools } from './notification-views.js';
import './notifications.css';

const filters = [choiceFilter('status', 'Status', broadcastStatusLabels)];

/** One that nobody has got is written on; of the others it is shown what became of them. */
const hrefOf = (row: BroadcastView): string =>
  isWritable(row) ? addresses.draftMessage(row) : addresses.recipientsOf(row);

/** The messages that admins wrote, with how far they are. */
export function BroadcastListPage() {
  const list = useRecordList(ListBroadcasts, broadcastQueries.list, 'view');
  useChannel('broadcasts');
  return (
    <ListPage
      {...list}
      title="Notifications"
      noun={['message', 'messages']}
      columns={broadcastColumns}
      filters={filters}
      searchLabel="Search titles"
      empty={{
        title: 'No messages yet',
        text: 'Write one to tell many people something at once: in the app, by e-mail or both.',
      }}
      actions={<NotificationTools />}
      nameOf={spokenTitle}
      hrefOf={hrefOf}
    />
  );
}
