import { rooms, type Change, type Channel, type ProjectChannel } from '@portal/contracts';
import type { FeedItem } from '../../infrastructure/events/index.js';

/**
 * The feed items of a change, for the rooms of one of the project's channels.
 * @param customersChange the change as customers of the project see it, if it differs; null where they don't see it
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
