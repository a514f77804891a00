import type { EntityManager } from '@mikro-orm/postgresql';
import { createBroadcast } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Broadcast, Notification } from '../../modules/notifications/index.js';
import type { User } from '../../modules/users/index.js';
import { type DemoBroadcast, demoBroadcasts, type DemoOutcome } from '../conversations/demo-broadcasts.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

interface World {
  people: ReadonlyMap<string, User>;
  now: Date;
}

/** How long sending took, in milliseconds. */
const SENDING = 4_000;

/** Makes messages to all customers, with what became of them. */
export async function loadBroadcasts(em: EntityManager, { people, now }: World): Promise<void> {
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo has no admin');
  for (const story of demoBroadcasts) {
    const at = daysBefore(now, story.daysAgo);
    const readers = [...people.values()].filter(
      ({ role, status, createdAt }) => role === 'customer' && status === 'active' && createdAt < at,
    );
    const broadcast = broadcastOf(story, { author: admin, at, expected: readers.length });
    persistQuietly(em, [broadcast]);
    await em.flush();
    if (story.status === 'draft') continue;
    persistQuietly(
      em,
      readers.flatMap((reader) => notificationsOf(story, broadcast, { reader, at })),
    );
    await em.flush();
    await countRows(em, broadcast.id);
  }
}

function broadcastOf(
  { title, body, category, channels, link, linkLabel, status }: DemoBroadcast,
  { author, at, expected }: { author: User; at: Date; expected: number },
): Broadcast {
  const audience = { kind: 'role', role: 'customer' } as const;
  const button = { link: link ?? null, link_label: linkLabel ?? null };
  const input = { title, body, category, channels: [...channels], ...button, audience };
  const broadcast = Broadcast.create(author.id, createBroadcast.parse(input));
  if (status !== 'draft') broadcast.send(expected);
  if (status === 'sent') broadcast.finish();
  if (status === 'cancelled') broadcast.cancel();
  const over = new Date(at.getTime() + SENDING);
  const times = status === 'draft' ? {} : { startedAt: at, finishedAt: over };
  return Object.assign(broadcast, { createdAt: at, updatedAt: status === 'draft' ? at : over, ...times });
}

/** The rows of one reader: read in the app, and by mail what the story says. */
function notificationsOf(
  { title, body, category, channels, link, outcomes = {} }: DemoBroadcast,
  { id: broadcastId }: Broadcast,
  { reader, at }: { reader: User; at: Date },
): Notification[] {
  const eventId = uuidv7();
  const data = { broadcast_id: broadcastId };
  const place = link ?? '/dashboard';
  const message = { template: 'message', category, title, body: '', link: place, data, broadcastId } as const;
  return channels.map((channel) => {
    const row =
      channel === 'in_app'
        ? Notification.inApp(eventId, reader.id, { ...message, body: inApp(body, reader) })
        : mailOf(eventId, reader, message, outcomes[reader.email]);
    if (channel === 'in_app') row.markRead(true);
    const sentAt = row.status === 'suppressed' ? null : at;
    return Object.assign(row, { createdAt: at, updatedAt: at, dueAt: at, sentAt, readAt: row.readAt && at });
  });
}

function mailOf(
  eventId: string,
  reader: User,
  message: Parameters<typeof Notification.mail>[2],
  outcome: DemoOutcome | undefined,
): Notification {
  const recipient = { id: reader.id, email: reader.email };
  if (outcome === 'unwanted') return Notification.unwantedMail(eventId, recipient, message);
  return Object.assign(Notification.mail(eventId, recipient, message), outcome ?? { status: 'sent' });
}

/** The text without its emphasis, as the inbox shows it. */
const inApp = (body: string, { firstName }: User): string =>
  body
    .replace('{{ first_name }}', firstName ?? '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ');

/** What the worker writes beside a message while it goes. */
const countRows = (em: EntityManager, id: string): Promise<unknown> =>
  em.execute(
    `update broadcasts as b set recipients = n.people, sent = n.sent, suppressed = n.suppressed, failed = n.failed,
       fanned_out_at = b.finished_at, counted_at = b.finished_at
     from (select count(distinct recipient_id) as people, count(*) filter (where status in ('sent', 'read')) as sent,
             count(*) filter (where status = 'suppressed') as suppressed,
             count(*) filter (where status = 'failed') as failed
           from notifications where broadcast_id = ?) as n
     where b.id = ?`,
    [id, id],
    'run',
  );
