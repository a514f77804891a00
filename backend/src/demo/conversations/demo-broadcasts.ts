import { type BroadcastChannel, type BroadcastStatus, CreateBroadcast } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Broadcast, Notification } from '../../modules/notifications/index.js';
import type { User } from '../../modules/users/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { GRACE, LUIS } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

/** What became of a mail of a message. */
type DemoOutcome = { status: 'sent' } | { status: 'failed' | 'suppressed'; reason: string } | 'unwanted';

/** A message of the demo data that went, or is to go, to all customers. */
interface DemoBroadcast extends Pick<CreateBroadcast, 'body' | 'category'> {
  /** In the app and by mail, unless said otherwise. */
  channels?: readonly BroadcastChannel[];
  link?: string;
  linkLabel?: string;
  daysAgo: number;
  status: BroadcastStatus;
  /** Mails that weren't sent, by address. */
  outcomes?: Readonly<Record<string, DemoOutcome>>;
}

const cancelled = { status: 'suppressed', reason: 'Cancelled before it was sent' } as const;
const both: readonly BroadcastChannel[] = ['in_app', 'email'];

/** By title: one that was sent, one that reached only some of its recipients, one that was cancelled, and a draft. */
const demoBroadcasts: Readonly<Record<string, DemoBroadcast>> = {
  'A new number for emergencies': {
    body: 'Hello {{ first_name }},\n\nfrom today on you reach us at **(252) 555-0100** at any hour. The old number goes on for a month.',
    category: 'tickets',
    link: '/emergency-support',
    linkLabel: 'How to reach us',
    daysAgo: 26,
    status: 'sent',
  },
  'The portal is away on Saturday from 6 to 8 AM': {
    body: 'Hello {{ first_name }},\n\nwe move the portal to new servers. Meanwhile call us, or write to us: mail is answered as ever.',
    category: 'projects',
    daysAgo: 12,
    status: 'sent',
    outcomes: {
      [LUIS]: 'unwanted',
      [GRACE]: { status: 'failed', reason: 'The mail server refused it (552 5.2.2 Mailbox is full)' },
    },
  },
  'Backups: our new prices': {
    body: 'Hello {{ first_name }},\n\nthe price of backups for {{ company_name }} stays as it is until the end of the year.',
    category: 'billing',
    channels: ['email'],
    daysAgo: 3,
    status: 'cancelled',
    outcomes: { [LUIS]: cancelled, [GRACE]: cancelled },
  },
  'What to do when a mail asks for your password': {
    body: 'Hello {{ first_name }},\n\nwe never ask for one. Send such a mail on to us and delete it.',
    category: 'tickets',
    daysAgo: 1,
    status: 'draft',
  },
};

/** How long sending took, in milliseconds. */
const SENDING = 4_000;

/** Makes messages to all customers, with what became of them. */
export async function loadBroadcasts(world: DemoWorld): Promise<void> {
  for (const [title, story] of Object.entries(demoBroadcasts)) {
    const at = world.daysAgo(story.daysAgo);
    const readers = [...world.people.values()].filter(
      ({ role, status, createdAt }) => role === 'customer' && status === 'active' && createdAt < at,
    );
    const broadcast = broadcastOf(title, story, world.admin, at, readers.length);
    await world.save(broadcast);
    if (story.status === 'draft') continue;
    await world.save(...readers.flatMap((reader) => notificationsOf(story, broadcast, reader, at)));
    await countRows(world, broadcast.id);
  }
}

function broadcastOf(title: string, story: DemoBroadcast, author: User, at: Date, expected: number): Broadcast {
  const { body, category, channels = both, link = null, linkLabel: link_label = null, status } = story;
  const audience = { kind: 'role', role: 'customer' };
  const input = CreateBroadcast.parse({ title, body, category, channels, link, link_label, audience });
  const broadcast = Broadcast.create(author.id, input);
  if (status === 'draft') return datedAt(broadcast, at);
  broadcast.send(expected);
  if (status === 'sent') broadcast.finish();
  if (status === 'cancelled') broadcast.cancel();
  const finishedAt = new Date(at.getTime() + SENDING);
  return datedAt(Object.assign(broadcast, { startedAt: at, finishedAt }), at, finishedAt);
}

/** The rows of one reader: read in the app, and by mail what the story says. */
function notificationsOf(
  story: DemoBroadcast,
  { id: broadcastId, title }: Broadcast,
  reader: User,
  at: Date,
): Notification[] {
  const { body, category, channels = both, link = '/dashboard', outcomes } = story;
  const eventId = uuidv7();
  const data = { broadcast_id: broadcastId };
  const message = { template: 'message', category, title, body: '', link, data, broadcastId } as const;
  return channels.map((channel) => {
    const isMail = channel === 'email';
    const row = isMail
      ? mailOf(eventId, reader, message, outcomes?.[reader.email])
      : Notification.inApp(eventId, reader.id, { ...message, body: inApp(body, reader) });
    if (!isMail) row.markRead(true);
    const sentAt = row.status === 'suppressed' ? null : at;
    return datedAt(Object.assign(row, { dueAt: at, sentAt, readAt: row.readAt && at }), at);
  });
}

function mailOf(
  eventId: string,
  { id, email }: User,
  message: Parameters<typeof Notification.mail>[2],
  outcome: DemoOutcome = { status: 'sent' },
): Notification {
  if (outcome === 'unwanted') return Notification.unwantedMail(eventId, { id, email }, message);
  return Object.assign(Notification.mail(eventId, { id, email }, message), outcome);
}

/** The text without its emphasis, as the inbox shows it. */
const inApp = (body: string, { firstName }: User): string =>
  body
    .replace('{{ first_name }}', firstName ?? '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ');

/** What the worker writes beside a message while it goes. */
const countRows = (world: DemoWorld, id: string): Promise<void> =>
  world.run(
    `update broadcasts as b set recipients = n.people, sent = n.sent, suppressed = n.suppressed, failed = n.failed,
       fanned_out_at = b.finished_at, counted_at = b.finished_at
     from (select count(distinct recipient_id) as people, count(*) filter (where status in ('sent', 'read')) as sent,
             count(*) filter (where status = 'suppressed') as suppressed,
             count(*) filter (where status = 'failed') as failed
           from notifications where broadcast_id = ?) as n
     where b.id = ?`,
    [id, id],
  );
