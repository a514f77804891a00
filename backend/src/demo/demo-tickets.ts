import type { CommentVisibility, Priority, TicketCategory, TicketStatus } from '@portal/contracts';

/** A message of the thread; without `by` it is an admin's. */
interface DemoMessage {
  by?: 'customer';
  daysAgo: number;
  text: string;
  visibility?: CommentVisibility;
  /** Where it moves the ticket. */
  status?: TicketStatus;
}

export interface DemoTicket {
  requester: string;
  title: string;
  description: string;
  category: TicketCategory;
  priority: Priority;
  daysAgo: number;
  /** Taken on by the admin. */
  assigned?: boolean;
  messages?: readonly DemoMessage[];
  /** The requester's verdict in the end. */
  rating?: { score: number; comment?: string };
}

/** Support tickets in every state, the oldest first. */
export const demoTickets: readonly DemoTicket[] = [
  {
    requester: 'dana@neusebakery.example',
    title: 'Wifi drops in the café corner',
    description: 'Guests lose the wifi when they sit by the window. The till is fine.',
    category: 'network',
    priority: 'low',
    daysAgo: 30,
    assigned: true,
    messages: [
      { daysAgo: 29, text: 'We can place a second access point there. Is there power near the window?' },
      { by: 'customer', daysAgo: 28, text: 'Yes, under the shelf.' },
      { daysAgo: 22, text: 'It is installed, on the guest network only.', status: 'resolved' },
      { daysAgo: 14, text: 'Closed after a quiet week.', visibility: 'internal', status: 'closed' },
    ],
    rating: { score: 1, comment: 'Works since, thank you.' },
  },
  {
    requester: 'dana@neusebakery.example',
    title: 'Label printer prints half a label',
    description: 'Since Friday each label stops in the middle. A new roll didn’t help.',
    category: 'computers',
    priority: 'medium',
    daysAgo: 5,
    assigned: true,
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
    requester: 'grace@tidewaterdental.example',
    title: 'Password of the X-ray viewer expired',
    description: 'The second surgery can’t open pictures: the viewer asks for a new password and refuses ours.',
    category: 'software',
    priority: 'high',
    daysAgo: 4,
    assigned: true,
    messages: [
      { daysAgo: 3.95, text: 'Its rules want 14 characters now. I set one and put it into your password manager.' },
      { by: 'customer', daysAgo: 3.9, text: 'We are in again.' },
      { daysAgo: 3.8, text: 'Good. We switched the expiry off for this account.', status: 'resolved' },
    ],
  },
  {
    requester: 'luis@neusebakery.example',
    title: 'Scanner sends e-mails without the scan',
    description: 'The mail comes, but there is no file in it. It worked last week.',
    category: 'email',
    priority: 'medium',
    daysAgo: 2,
    assigned: true,
    messages: [
      {
        daysAgo: 1.8,
        text: 'Could you scan one page in black and white and one in color, and tell us which of the two arrives?',
        status: 'pending',
      },
    ],
  },
  {
    requester: 'grace@tidewaterdental.example',
    title: 'A laptop for the new assistant',
    description: 'She starts on the first of the month and needs the practice software and e-mail.',
    category: 'computers',
    priority: 'low',
    daysAgo: 1.4,
    assigned: true,
    messages: [{ daysAgo: 1.2, text: 'We have one in stock and set it up this week.' }],
  },
  {
    requester: 'dana@neusebakery.example',
    title: 'The till in the shop can’t take cards',
    description: 'The card reader says “no connection” and the queue is growing. **Cash works.**',
    category: 'network',
    priority: 'urgent',
    daysAgo: 0.02,
  },
];
