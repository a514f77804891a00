import type { ClosedDays, CommentVisibility, CreateCannedReply, CreateTicket, TicketStatus } from '@portal/contracts';
import { CannedReply } from '../modules/canned-replies/index.js';
import { federalHolidayNames } from '../modules/closed-days/index.js';
import { TaskComment } from '../modules/comments/index.js';
import type { User } from '../modules/users/index.js';
import { datedAt, persistQuietly } from './builders/persist-quietly.js';
import { openTicket } from './builders/ticket.js';
import { DANA, GRACE, LUIS } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

/** A message of the thread: where it moves the ticket, and who wrote it, an admin unless said otherwise. */
type DemoMessage = readonly [daysAgo: number, text: string, status?: TicketStatus | null, by?: 'customer' | 'internal'];

/** A ticket; one with messages was taken on by the admin. */
interface DemoTicket extends Pick<CreateTicket, 'description'> {
  requester: string;
  daysAgo: number;
  about: Pick<CreateTicket, 'category' | 'priority'>;
  tags?: readonly string[];
  messages?: readonly DemoMessage[];
  /** The requester's verdict in the end. */
  rating?: { score: number; comment?: string };
}

/** By title, support tickets in every state, the oldest first. */
const demoTickets: Readonly<Record<string, DemoTicket>> = {
  'Wifi drops in the café corner': {
    requester: DANA,
    daysAgo: 30,
    description: 'Guests lose the wifi when they sit by the window. The till is fine.',
    about: { category: 'network', priority: 'low' },
    messages: [
      [29, 'We can place a second access point there. Is there power near the window?'],
      [28, 'Yes, under the shelf.', null, 'customer'],
      [22, 'It is installed, on the guest network only.', 'resolved'],
      [14, 'Closed after a quiet week.', 'closed', 'internal'],
    ],
    rating: { score: 1, comment: 'Works since, thank you.' },
  },
  'Label printer prints half a label': {
    requester: DANA,
    daysAgo: 5,
    description: 'Since Friday each label stops in the middle. A new roll didn’t help.',
    about: { category: 'computers', priority: 'medium' },
    tags: ['printer', 'spare part'],
    messages: [
      [4.8, 'The print head is worn. A new one is ordered; the supplier says Thursday.', 'open'],
      [4.7, 'Order 4471, ask for a credit if it is late.', 'on_hold', 'internal'],
    ],
  },
  'Password of the X-ray viewer expired': {
    requester: GRACE,
    daysAgo: 4,
    description: 'The second surgery can’t open pictures: the viewer asks for a new password and refuses ours.',
    about: { category: 'software', priority: 'high' },
    messages: [
      [3.95, 'Its rules want 14 characters now. I set one and put it into your password manager.'],
      [3.9, 'We are in again.', null, 'customer'],
      [3.8, 'Good. We switched the expiry off for this account.', 'resolved'],
    ],
  },
  'Scanner sends e-mails without the scan': {
    requester: LUIS,
    daysAgo: 2,
    description: 'The mail comes, but there is no file in it. It worked last week.',
    about: { category: 'email', priority: 'medium' },
    messages: [
      [
        1.8,
        'Could you scan one page in black and white and one in color, and tell us which of the two arrives?',
        'pending',
      ],
    ],
  },
  'A laptop for the new assistant': {
    requester: GRACE,
    daysAgo: 1.4,
    description: 'She starts on the first of the month and needs the practice software and e-mail.',
    about: { category: 'computers', priority: 'low' },
    tags: ['new hire'],
    messages: [[1.2, 'We have one in stock and set it up this week.']],
  },
  'The till in the shop can’t take cards': {
    requester: DANA,
    daysAgo: 0.02,
    description: 'The card reader says “no connection” and the queue is growing. **Cash works.**',
    about: { category: 'network', priority: 'urgent' },
  },
};

/** By name, texts that answers can begin with, and below what some of them do with the ticket. */
const demoReplies: Readonly<Record<string, string>> = {
  'Restart first':
    'Hello {{first name}},\n\nplease switch it off, wait half a minute and switch it on again. Does it work then?\n\n{{your name}}',
  'Ask for a picture':
    'Hello {{first name}},\n\ncould you send us a picture of the screen with the message on it? A photo from your phone is fine; answer this mail with it.\n\n{{your name}}',
  'On its way':
    'Hello {{first name}},\n\nwe have ordered what {{ticket number}} needs and tell you the day as soon as we know it.\n\n{{your name}}',
};

const demoMacros: Readonly<Record<string, Omit<CreateCannedReply, 'name' | 'body'>>> = {
  'Ask for a picture': { set_status: 'pending', assign_to: 'me' },
  'On its way': { set_status: 'on_hold', add_tags: ['spare part'] },
};

/** Makes canned replies, then the support tickets with their threads, the oldest first, so that numbers follow the dates. */
export async function loadTickets(world: DemoWorld): Promise<void> {
  const years = [-1, 0, 1].map((by) => world.now.getUTCFullYear() + by);
  const closed = new Set(years.flatMap((year) => [...federalHolidayNames(year).keys()]));
  const replies = Object.entries(demoReplies);
  await world.save(...replies.map(([name, body]) => CannedReply.create({ name, body, ...demoMacros[name] })));
  for (const [title, story] of Object.entries(demoTickets)) await loadTicket(world, title, story, closed);
}

async function loadTicket(world: DemoWorld, title: string, story: DemoTicket, closed: ClosedDays): Promise<void> {
  const { requester, daysAgo, description, about, tags, messages = [], rating } = story;
  const customer = world.people.named(requester);
  const opened = daysAgo < 1 ? world.hoursAgo(daysAgo * 24) : world.daysAgo(daysAgo);
  const ticket = await openTicket(world.em, { requester: customer, closed, title, description, ...about });
  datedAt(Object.assign(ticket, { lastReplyAt: opened }), opened);
  ticket.setClocks({ at: opened, closed });
  if (messages.length > 0) ticket.change({ assignee_id: world.admin.id }, 'admin', { at: opened, closed });
  if (tags) ticket.change({ tags: [...tags] }, 'admin', { at: opened, closed });
  await world.save(ticket);
  let at = opened;
  const say = (author: User, body: string, visibility: CommentVisibility = 'public'): string => {
    const comment = TaskComment.write({ taskId: ticket.id, projectId: null, authorId: author.id, visibility, body });
    persistQuietly(world.em, datedAt(comment, at));
    return comment.id;
  };
  say(customer, ticket.description);
  for (const [ago, text, status, who] of messages) {
    at = world.daysAgo(ago);
    const visibility = who === 'internal' ? 'internal' : 'public';
    const [by, author] = who === 'customer' ? (['customer', customer] as const) : (['admin', world.admin] as const);
    const commentId = say(author, text, visibility);
    ticket.reply({ commentId, by, visibility, status: status ?? undefined }, { at, closed });
  }
  if (rating) ticket.rate(rating.score, rating.comment);
  ticket.reportClocks(world.now);
  await world.save(ticket);
  await world.run('update tickets set updated_at = ? where id = ?', [at, ticket.id]);
}
