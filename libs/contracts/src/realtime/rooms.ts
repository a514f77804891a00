import type { Channel } from './channels.js';

/** The Socket.IO room of one audience of a channel (decisions, section 8). */
export const rooms = {
  admins: (channel: Channel): string => `${channel}@admin`,
  customers: (channel: Channel): string => `${channel}@customer`,
  user: (channel: Channel, userId: string): string => `${channel}@user:${userId}`,
} as const;
