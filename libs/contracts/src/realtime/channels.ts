import { z } from 'zod';
import { id } from '../core/primitives.js';

/** Channels of lists and users; a customer gets only visible rows on them (decisions, section 8). */
export const listChannels = [
  'consultations',
  'customers',
  'projects',
  'deals',
  'billing',
  'support',
  'saved_views',
  'dashboard',
  'notifications',
  'error_reports',
  'workflows',
  'broadcasts',
  'reports',
  'imports',
  'exports',
] as const;
export type ListChannel = (typeof listChannels)[number];

/**
 * Lists that only admins have: people and their companies, messages to many, imports, and what goes wrong in browsers.
 */
export const adminChannels: readonly ListChannel[] = [
  'customers',
  'saved_views',
  'error_reports',
  'workflows',
  'broadcasts',
  'imports',
];

/** Channels of one project, with its id behind the colon. */
export const projectChannels = ['project', 'tickets', 'milestones', 'task_comments', 'activity_logs'] as const;
export type ProjectChannel = (typeof projectChannels)[number];

export type Channel = ListChannel | `${ProjectChannel}:${string}`;

const isChannel = (text: string): text is Channel => {
  if ((listChannels as readonly string[]).includes(text)) return true;
  const [kind, rest] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  return (projectChannels as readonly string[]).includes(kind) && id.safeParse(rest).success;
};

export const channel = z.custom<Channel>((value) => typeof value === 'string' && isChannel(value), 'Unknown channel');

/** What a client sends to join a channel. `last_seq` is the feed position it already has (first join: `X-Seq`). */
export const SubscribeMessage = z.strictObject({ channel, last_seq: z.int().min(0).optional() });
export type SubscribeMessage = z.infer<typeof SubscribeMessage>;

export const unsubscribeMessage = z.strictObject({ channel });

/** What an admin's client sends while its user writes in a record of a list that it has joined, at most every 3 s. */
export const WritingMessage = z.strictObject({ channel: z.enum(listChannels), record_id: id });
export type WritingMessage = z.infer<typeof WritingMessage>;

/** Server → the other admins' clients, on event `writing`: who writes in a record at this moment. Kept nowhere. */
export interface WritingNotice extends WritingMessage {
  by: { id: string; name: string };
}

export type SubscribeAck = { ok: true; seq: number } | { ok: false; error: string };

/** One change of one row, as its reader may see it. */
export interface Change<Row = Record<string, unknown>> {
  event: 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  /** The row's view; with DELETE only its id. */
  record: Row & { id: string };
  at: string;
  /** The user who changed it, by the name this audience sees; null for a visitor or the system. */
  by?: { id: string; name: string } | null;
  /**
   * It follows from another change, or is internal for this audience: screens apply the record without toast or
   * highlight.
   */
  quiet?: true;
}

/** Server → client, on event `changes`. */
export interface ChangesMessage {
  channel: Channel;
  seq: number;
  items: Change[];
}

/** Server → client, on event `resync`: refetch the channel's data. */
export interface ResyncMessage {
  channel: Channel;
  seq: number;
}

/** What the server sends, by the name of the event. */
export interface ServerEvents {
  changes: (message: ChangesMessage) => void;
  resync: (message: ResyncMessage) => void;
  writing: (notice: WritingNotice) => void;
}

/** What a client sends. */
export interface ClientEvents {
  subscribe: (message: SubscribeMessage, ack: (answer: SubscribeAck) => void) => void;
  unsubscribe: (message: { channel: Channel }) => void;
  writing: (message: WritingMessage) => void;
}

/** Figures of the client side of real time (specification, section 9), in milliseconds. */
export const realtimeTimings = {
  subscribeTimeout: 10_000,
  betweenChannels: 500,
  reconnectDelay: 2_000,
  connectivityTimeout: 5_000,
  statusCheckEvery: 30_000,
  toastBatch: 300,
  updatingIndicator: 1_000,
  refetchAfter: 1_000,
  /** How long the changes of a list are gathered before it is refetched, in milliseconds. */
  listRefetch: 300,
  /** How often one list is refetched while changes keep coming, in milliseconds, and how many times sooner at first. */
  listEvery: 1_500,
  listsAtOnce: 3,
  /** How often a client says that its user writes, and how long the others show it. */
  writingEvery: 3_000,
  writingShown: 7_000,
  eventsPerSecond: 10,
};
