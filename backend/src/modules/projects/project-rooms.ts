import { projectChannels, rooms, type Channel } from '@portal/contracts';
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
