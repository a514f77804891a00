import { rooms, type Change, type Channel } from '@portal/contracts';
import type { FeedItem } from './decorators.js';

/** What the name of an event says of its row on lists: it comes into them, leaves them, or changes. */
export const changeKindOf = (name: string): Change['event'] =>
  /\.(added|created|opened|received|recorded|requested|restored)$/.test(name)
    ? 'INSERT'
    : name.endsWith('.deleted')
      ? 'DELETE'
      : 'UPDATE';

/** A change of a row as screens get it: of one that is gone, only its id. */
export const changeOf = (
  table: string,
  kind: Change['event'],
  record: { id: string },
  at: Date,
  { quiet = false } = {},
): Change => ({
  event: kind,
  table,
  record: kind === 'DELETE' ? { id: record.id } : { ...record },
  at: at.toISOString(),
  ...(quiet ? { quiet: true as const } : {}),
});

/** A change for the admins who listen to a channel. */
export const toAdmins = (channel: Channel, change: Change): FeedItem => ({
  room: rooms.admins(channel),
  channel,
  change,
});

/** A change for these users, in the rooms of their own. */
export const toUsers = (channel: Channel, ids: readonly string[], change: Change): FeedItem[] =>
  ids.map((id) => ({ room: rooms.user(channel, id), channel, change }));

/** These users fetch a channel again: they see other rows than before. */
export const resyncUsers = (channel: Channel, ids: readonly string[]): FeedItem[] =>
  ids.map((id) => ({ resync: { room: rooms.user(channel, id), channel } }));
