import type { DealDocumentKind, DealDocumentStatus, DealInterval, DealStatus } from '@portal/contracts';
import { DANA, GRACE, LUIS } from './demo-people.js';

/** A document of a deal; a quote or contract without a file is written from the deal. */
export interface DemoDocument {
  kind: DealDocumentKind;
  title?: string;
  status: DealDocumentStatus;
  daysAgo: number;
  reason?: string;
  /** The lines of an uploaded file. */
  lines?: readonly string[];
}

/** A deal of the demo data, with the transitions to its state. */
export interface DemoDeal {
  title: string;
  description: string;
  terms?: string;
  customer: string;
  daysAgo: number;
  amount: number;
  /** Of recurring deals. */
  interval?: DealInterval;
  setupFee?: number;
  startsIn?: number;
  promo?: string;
  status: DealStatus;
  acceptedAgo?: number;
  /** Of accepted deals that are paused, cancelled or completed: how many days ago they became that. */
  endedAgo?: number;
  /** How an admin recorded the acceptance; else the customer accepted in the portal. */
  method?: 'email' | 'phone';
  resumesIn?: number;
  endsAtPeriodEnd?: boolean;
  reason?: string;
  internalNotes?: string;
  documents?: readonly DemoDocument[];
}

const MONTHLY = 'Billed in advance. Either side may end it at the end of a month, in writing.';

export const NETWORK = 'Managed network and support';
export const WEBSITE = 'Website care';
export const TILLS = 'Two new tills';
export const PHONES = 'Phones for the second shop';
export const XRAY = 'X-ray pictures from home';
export const BACKUPS = 'Backups off site';
export const WORKSHOP = 'Half a day of training';

/** Deals in every state, with documents of every kind and in every state. */
export const demoDeals: readonly DemoDeal[] = [
  {
    title: TILLS,
    description: 'Two tills with card readers, set up and connected to the bookkeeping.',
    customer: DANA,
    daysAgo: 205,
    amount: 2_400,
    startsIn: -195,
    status: 'completed',
    acceptedAgo: 195,
    endedAgo: 120,
    method: 'email',
    documents: [
      {
        kind: 'receipt',
        title: 'Receipt for the tills',
        status: 'sent',
        daysAgo: 120,
        lines: ['Receipt', 'Two tills, serial numbers 4711 and 4712'],
      },
    ],
  },
  {
    title: WEBSITE,
    description: 'Updates, backups and small changes to the bakery’s website.',
    terms: 'Billed in advance each quarter. Up to two hours of changes a month.',
    customer: DANA,
    daysAgo: 160,
    amount: 600,
    interval: 'quarter',
    startsIn: -150,
    status: 'paused',
    acceptedAgo: 151,
    endedAgo: 45,
    method: 'phone',
    resumesIn: 40,
    reason: 'The site is being rebuilt',
  },
  {
    title: NETWORK,
    description: 'Both shops watched around the clock: access points, switches, updates, and a person to call.',
    terms: MONTHLY,
    customer: DANA,
    daysAgo: 110,
    amount: 450,
    interval: 'month',
    setupFee: 250,
    startsIn: -100,
    promo: 'WELCOME10',
    status: 'active',
    acceptedAgo: 104,
    internalNotes: 'Ask about the second line in spring.',
    documents: [
      { kind: 'quote', status: 'voided', daysAgo: 109, reason: 'The setup was missing' },
      { kind: 'contract', status: 'signed', daysAgo: 104 },
      {
        kind: 'statement_of_work',
        title: 'Work in the New Bern shop',
        status: 'sent',
        daysAgo: 2,
        lines: ['Statement of work', 'Rack, patch panel and 14 outlets in New Bern', 'Two days on site'],
      },
      { kind: 'other', title: 'Plan of the outlets', status: 'draft', daysAgo: 1, lines: ['Outlets, ground floor'] },
    ],
  },
  {
    title: PHONES,
    description: 'Six phones over the network, with the number you have now.',
    terms: 'Billed in advance each year.',
    customer: DANA,
    daysAgo: 4,
    amount: 1_140,
    interval: 'year',
    setupFee: 180,
    status: 'sent',
    documents: [{ kind: 'quote', status: 'sent', daysAgo: 3 }],
  },
  {
    title: 'Camera at the back door',
    description: 'One camera, two weeks of recording.',
    customer: DANA,
    daysAgo: 1,
    amount: 780,
    status: 'draft',
    documents: [{ kind: 'quote', status: 'draft', daysAgo: 1 }],
  },
  {
    title: WORKSHOP,
    description: 'How the new network works, for everybody at the counter.',
    customer: LUIS,
    daysAgo: 12,
    amount: 620,
    promo: 'PROJECT100',
    status: 'active',
    acceptedAgo: 9,
    startsIn: -9,
  },
  {
    title: XRAY,
    description: 'Safe access to the X-ray pictures for three dentists.',
    terms: MONTHLY,
    customer: GRACE,
    daysAgo: 80,
    amount: 320,
    interval: 'month',
    startsIn: -70,
    status: 'active',
    acceptedAgo: 72,
    endsAtPeriodEnd: true,
    reason: 'The X-ray maker offers its own access',
    documents: [{ kind: 'contract', status: 'declined', daysAgo: 73, reason: 'We prefer to decide month by month' }],
  },
  {
    title: BACKUPS,
    description: 'A copy of the practice’s data in another building, checked each month.',
    terms: 'Billed in advance each quarter.',
    customer: GRACE,
    daysAgo: 140,
    amount: 270,
    interval: 'quarter',
    startsIn: -130,
    status: 'cancelled',
    acceptedAgo: 131,
    endedAgo: 36,
    reason: 'They moved to another provider',
  },
  {
    title: 'A dry place for the server',
    description: 'A rack on the first floor, and the move on a weekend.',
    customer: GRACE,
    daysAgo: 20,
    amount: 5_200,
    promo: 'FIRST-ONE',
    status: 'declined',
    reason: 'The landlord pays for it',
  },
];
