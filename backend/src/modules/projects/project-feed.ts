import { rooms, type Change, type Channel, type ProjectChannel } from '@portal/contracts';
import type { FeedItem } from '../../infrastructure/events/index.js';

/**
 * A change for everybody who has the project open, on one of its channels.
 * @param customersChange how the project's people see it, if otherwise than admins; null where it isn't theirs to see
 */
export function projectFeedItems(
  kind: ProjectChannel,
  projectId: string,
  change: Change,
  customersChange: Change | null = change,
): FeedItem[] {
  const channel: Channel = `${kind}:${projectId}`;
  const toAdmins: FeedItem = { room: rooms.admins(channel), channel, change };
  if (!customersChange) return [toAdmins];
  return [toAdmins, { room: rooms.customers(channel), channel, change: customersChange }];
}
