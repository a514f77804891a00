import { projectChannels, rooms, type Channel, type Change, type ProjectChannel } from '@portal/contracts';
import type { FeedItem } from '../../infrastructure/events/index.js';

const channelsOf = (projectId: string): Channel[] => projectChannels.map((kind) => `${kind}:${projectId}` as const);

/** Ends the user's joins of the project's channels. */
export const leaveRoomsOf = (projectId: string, userId: string): FeedItem[] =>
  channelsOf(projectId).map((channel) => ({ leave: { room: rooms.customers(channel), channel, userId } }));

/** Ends all joins of the project's channels: it is deleted. */
export const closeRooms = (projectId: string): FeedItem[] =>
  channelsOf(projectId).flatMap((channel) =>
    [rooms.admins(channel), rooms.customers(channel)].map((room) => ({ leave: { room, channel } })),
  );

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
