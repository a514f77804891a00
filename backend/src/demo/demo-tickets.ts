import type { ClosedDays, CommentVisibility, CreateTicket, TicketStatus } from '@portal/contracts';
import { federalHolidayNames } from '../modules/closed-days/index.js';
import { TaskComment } from '../modules/comments/index.js';
import type { User } from '../modules/users/index.js';
import { datedAt, persistQuietly } from './builders/persist-quietly.js';
import { openTicket } from './builders/ticket.js';
import { DANA, GRACE, LUIS } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

/** A message of the thread; without `by` it is an admin's. */
interface DemoMessage {
  by?: 'customer';
  daysAgo: number;
  text: string;
  visibility?: CommentVisibility;
  /** Where it moves the ticket. */
  status?: TicketStatus;
}

interface DemoTicket extends Pick<CreateTicket, 'title' | 'description' | 'category' | 'priority'> {
  requester: string;
  daysAgo: number;
  /** Taken on by the admin. */
  isAssigned?: boolean;
  messages?: readonly DemoMessage[];
  /** The requester's verdict in the end. */
  rating?: { score: number; comment?: string };
}

/** Support tickets in every state, the oldest first. */
const demoTickets: readonly DemoTicket[] = [
  {
    requester: DANA,
    title: 'Wifi drops in the café corner',
    description: 'Guests lose the wifi when they sit by the window. The till is fine.',
    category: 'network',
    priority: 'low',
    daysAgo: 30,
    isAssigned: true,
    messages: [
      { daysAgo: 29, text: 'We can place a second access point there. Is there power near the window?' },
      { by: 'customer', daysAgo: 28, text: 'Yes, under the shelf.' },
      { daysAgo: 22, text: 'It is installed, on the guest network only.', status: 'resolved' },
      { daysAgo: 14, text: 'Closed after a quiet week.', visibility: 'internal', status: 'closed' },
    ],
    rating: { score: 1, comment: 'Works since, thank you.' },
  },
  {
    requester: DANA,
    title: 'Label printer prints half a label',
    description: 'Since Friday each label stops in the middle. A new roll didn’t help.',
    category: 'computers',
    priority: 'medium',
    daysAgo: 5,
    isAssigned: true,
    messages: [
      {
        daysAgo: 4.8,
        text: 'The print head is worn. A new one is ordered; the supplier says Thursday.',
        status: 'open',
      },
      { daysAgo: 4.7, text: 'Order 4471, ask for a credit if it is late.', visibility: 'internal', status: 'on_hold' },
    ],
  },
  {
    requester: GRACE,
    title: 'Password of the X-ray viewer expired',
    description: 'The second surgery can’t open pictures: the viewer asks for a new password and refuses ours.',
    category: 'software',
    priority: 'high',
    daysAgo: 4,
    isAssigned: true,
    messages: [
      { daysAgo: 3.95, text: 'Its rules want 14 characters now. I set one and put it into your password manager.' },
      { by: 'customer', daysAgo: 3.9, text: 'We are in again.' },
      { daysAgo: 3.8, text: 'Good. We switched the expiry off for this account.', status: 'resolved' },
    ],
  },
  {
    requester: LUIS,
    title: 'Scanner sends e-mails without the scan',
    description: 'The mail comes, but there is no file in it. It worked last week.',
    category: 'email',
    priority: 'medium',
    daysAgo: 2,
    isAssigned: true,
    messages: [
      {
        daysAgo: 1.8,
        text: 'Could you scan one page in black and white and one in color, and tell us which of the two arrives?',
        status: 'pending',
      },
    ],
  },
  {
    requester: GRACE,
    title: 'A laptop for the new assistant',
    description: 'She starts on the first of the month and needs the practice software and e-mail.',
    category: 'computers',
    priority: 'low',
    daysAgo: 1.4,
    isAssigned: true,
    messages: [{ daysAgo: 1.2, text: 'We have one in stock and set it up this week.' }],
  },
  {
    requester: DANA,
    title: 'The till in the shop can’t take cards',
    description: 'The card reader says “no connection” and the queue is growing. **Cash works.**',
    category: 'network',
    priority: 'urgent',
    daysAgo: 0.02,
  },
];

/** Makes the support tickets with their threads, the oldest first, so that numbers follow the dates. */
export async function loadTickets(world: DemoWorld): Promise<void> {
  const years = [-1, 0, 1].map((by) => world.now.getUTCFullYear() + by);
  const closed = new Set(years.flatMap((year) => [...federalHolidayNames(year).keys()]));
  for (const story of demoTickets) await loadTicket(world, story, closed);
}

async function loadTicket(world: DemoWorld, story: DemoTicket, closed: ClosedDays): Promise<void> {
  const { requester, daysAgo, isAssigned, messages = [], rating, ...wish } = story;
  const customer = world.people.named(requester);
  const opened = daysAgo < 1 ? world.hoursAgo(daysAgo * 24) : world.daysAgo(daysAgo);
  const ticket = await openTicket(world.em, { requester: customer, closed, ...wish });
  datedAt(Object.assign(ticket, { lastReplyAt: opened }), opened);
  ticket.setClocks({ at: opened, closed });
  if (isAssigned) ticket.change({ assignee_id: world.admin.id }, 'admin', { at: opened, closed });
  await world.save(ticket);
  let at = opened;
  const say = (author: User, body: string, visibility: CommentVisibility = 'public'): string => {
    const comment = TaskComment.write({ taskId: ticket.id, projectId: null, authorId: author.id, visibility, body });
    persistQuietly(world.em, datedAt(comment, at));
    return comment.id;
  };
  say(customer, ticket.description);
  for (const message of messages) {
    const { by = 'admin', text, visibility = 'public', status } = message;
    at = world.daysAgo(message.daysAgo);
    const commentId = say(by === 'customer' ? customer : world.admin, text, visibility);
    ticket.reply({ commentId, by, visibility, status }, { at, closed });
  }
  if (rating) ticket.rate(rating.score, rating.comment);
  ticket.reportClocks(world.now);
  await world.save(ticket);
  await world.run('update tickets set updated_at = ? where id = ?', [at, ticket.id]);
}
