import type { BroadcastChannel, BroadcastStatus, NotificationCategory } from '@portal/contracts';

/** What became of a mail of a message, where it wasn't simply sent. */
export type DemoOutcome = { status: 'failed'; reason: string } | { status: 'suppressed'; reason: string } | 'unwanted';

/** A message of the demo data that went, or is to go, to all customers. */
export interface DemoBroadcast {
  title: string;
  body: string;
  category: NotificationCategory;
  channels: readonly BroadcastChannel[];
  link?: string;
  linkLabel?: string;
  daysAgo: number;
  status: BroadcastStatus;
  /** Mails that weren't sent, by address. */
  outcomes?: Readonly<Record<string, DemoOutcome>>;
}

const luis = 'luis@neusebakery.example';
const grace = 'grace@tidewaterdental.example';

const cancelled = { status: 'suppressed', reason: 'Cancelled before it was sent' } as const;

/** One that was sent, one that reached only some of its recipients, one that was cancelled, and a draft. */
export const demoBroadcasts: readonly DemoBroadcast[] = [
  {
    title: 'A new number for emergencies',
    body: 'Hello {{ first_name }},\n\nfrom today on you reach us at **(252) 555-0100** at any hour. The old number goes on for a month.',
    category: 'tickets',
    channels: ['in_app', 'email'],
    link: '/contact',
    linkLabel: 'How to reach us',
    daysAgo: 26,
    status: 'sent',
  },
  {
    title: 'The portal is away on Saturday from 6 to 8 AM',
    body: 'Hello {{ first_name }},\n\nwe move the portal to new servers. Meanwhile call us, or write to us: mail is answered as ever.',
    category: 'projects',
    channels: ['in_app', 'email'],
    daysAgo: 12,
    status: 'sent',
    outcomes: {
      [luis]: 'unwanted',
      [grace]: { status: 'failed', reason: 'The mail server refused it (552 5.2.2 Mailbox is full)' },
    },
  },
  {
    title: 'Backups: our new prices',
    body: 'Hello {{ first_name }},\n\nthe price of backups for {{ company_name }} stays as it is until the end of the year.',
    category: 'billing',
    channels: ['email'],
    daysAgo: 3,
    status: 'cancelled',
    outcomes: { [luis]: cancelled, [grace]: cancelled },
  },
  {
    title: 'What to do when a mail asks for your password',
    body: 'Hello {{ first_name }},\n\nwe never ask for one. Send such a mail on to us and delete it.',
    category: 'tickets',
    channels: ['in_app', 'email'],
    daysAgo: 1,
    status: 'draft',
  },
];
