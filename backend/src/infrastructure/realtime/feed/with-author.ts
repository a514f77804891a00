import { rooms } from '@portal/contracts';
import type { FeedItem } from '../../events/decorators.js';
import type { StoredEvent } from '../../events/stored-event.js';
import type { ActorName } from '../actor-names.js';

/** The item with the user who caused it, by the name its room's audience sees; null for a visitor or the system. */
export function withAuthor(
  item: FeedItem,
  { actor_id: id }: Pick<StoredEvent, 'actor_id'>,
  names: ReadonlyMap<string, ActorName>,
): FeedItem {
  if (!('change' in item)) return item;
  const name = id === null ? undefined : names.get(id);
  const isForAdmins = item.room === rooms.admins(item.channel);
  const by = id !== null && name ? { id, name: isForAdmins ? name.toAdmins : name.toCustomers } : null;
  return { ...item, change: { ...item.change, by } };
}
