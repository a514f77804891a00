import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClosedDays } from '@portal/contracts';
import { federalHolidayNames } from '../../modules/closed-days/index.js';
import { TaskComment } from '../../modules/comments/index.js';
import { Ticket } from '../../modules/support/index.js';
import type { User } from '../../modules/users/index.js';
import { demoTickets, type DemoTicket } from '../demo-tickets.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
}

/** Makes the support tickets with their threads, the oldest first, so that numbers follow the dates. */
export async function loadTickets(em: EntityManager, scene: Scene): Promise<void> {
  const closed = new Set([-1, 0, 1].flatMap((by) => [...federalHolidayNames(scene.now.getUTCFullYear() + by).keys()]));
  for (const story of demoTickets) await loadTicket(em, story, scene, closed);
}

async function loadTicket(
  em: EntityManager,
  story: DemoTicket,
  { people, now }: Scene,
  closed: ClosedDays,
): Promise<void> {
  const requester = people.get(story.requester);
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  if (!requester || !admin) throw new Error(`The demo has no ${story.requester}`);
  const { title, description, category, priority } = story;
  const [{ number }] = await em.execute<[{ number: string }]>('select next_ticket_number() as number');
  const ticket = Ticket.open(
    { title, description, category, priority },
    { number, requesterId: requester.id, source: 'portal', by: 'customer' },
    closed,
  );
  const opened =
    story.daysAgo < 1 ? new Date(now.getTime() - story.daysAgo * 86_400_000) : daysBefore(now, story.daysAgo);
  Object.assign(ticket, { createdAt: opened, updatedAt: opened, lastReplyAt: opened });
  ticket.setClocks({ at: opened, closed });
  if (story.assigned) ticket.change({ assignee_id: admin.id }, 'admin', { at: opened, closed });
  persistQuietly(em, [ticket]);
  await em.flush();
  let at = opened;
  const say = (author: User, body: string, visibility: 'public' | 'internal' = 'public'): TaskComment => {
    const comment = TaskComment.write({ taskId: ticket.id, projectId: null, authorId: author.id, visibility, body });
    Object.assign(comment, { createdAt: at, updatedAt: at });
    persistQuietly(em, [comment]);
    return comment;
  };
  say(requester, description);
  for (const { by, daysAgo, text, visibility = 'public', status } of story.messages ?? []) {
    at = daysBefore(now, daysAgo);
    const comment = say(by === 'customer' ? requester : admin, text, visibility);
    ticket.reply({ commentId: comment.id, by: by ?? 'admin', visibility, status }, { at, closed });
  }
  if (story.rating) ticket.rate(story.rating.score, story.rating.comment);
  ticket.reportClocks(now);
  persistQuietly(em, [ticket]);
  await em.flush();
  await em.execute('update tickets set updated_at = ? where id = ?', [at, ticket.id], 'run');
}
