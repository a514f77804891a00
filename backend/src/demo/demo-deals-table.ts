import type { CreateDeal, DealDocumentKind, DealDocumentStatus, DealStatus } from '@portal/contracts';
import { DANA, GRACE, LUIS } from './demo-people.js';

/** A document of a deal; a quote or contract without the lines of an uploaded file is written from the deal. */
export type DemoDocument = readonly [
  kind: DealDocumentKind,
  status: DealDocumentStatus,
  daysAgo: number,
  more?: { title?: string; reason?: string; lines?: readonly string[] },
];

/** A deal of the demo data, with the transitions to its state. */
export interface DemoDeal extends Pick<CreateDeal, 'description'> {
  customer: string;
  status: DealStatus;
  /** A recurring one has an interval. */
  price: Pick<CreateDeal, 'amount'> & Partial<Pick<CreateDeal, 'interval' | 'setup_fee'>>;
  promo?: string;
  /** How many days ago it was written, accepted, and paused, cancelled or completed. */
  ago: { written: number; accepted?: number; ended?: number };
  startsIn?: number;
  resumesIn?: number;
  /** How an admin recorded the acceptance; else the customer accepted in the portal. */
  method?: 'email' | 'phone';
  endsAtPeriodEnd?: boolean;
  reason?: string;
  terms?: string;
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

/** By title, deals in every state, with documents of every kind and in every state. */
export const demoDeals: Readonly<Record<string, DemoDeal>> = {
  [TILLS]: {
    description: 'Two tills with card readers, set up and connected to the bookkeeping.',
    customer: DANA,
    status: 'completed',
    price: { amount: 2_400 },
    ago: { written: 205, accepted: 195, ended: 120 },
    startsIn: -195,
    method: 'email',
    documents: [
      [
        'receipt',
        'sent',
        120,
        { title: 'Receipt for the tills', lines: ['Receipt', 'Two tills, serial numbers 4711 and 4712'] },
      ],
    ],
  },
  [WEBSITE]: {
    description: 'Updates, backups and small changes to the bakery’s website.',
    terms: 'Billed in advance each quarter. Up to two hours of changes a month.',
    customer: DANA,
    status: 'paused',
    price: { amount: 600, interval: 'quarter' },
    ago: { written: 160, accepted: 151, ended: 45 },
    startsIn: -150,
    method: 'phone',
    resumesIn: 40,
    reason: 'The site is being rebuilt',
  },
  [NETWORK]: {
    description: 'Both shops watched around the clock: access points, switches, updates, and a person to call.',
    terms: MONTHLY,
    customer: DANA,
    status: 'active',
    price: { amount: 450, interval: 'month', setup_fee: 250 },
    promo: 'WELCOME10',
    ago: { written: 110, accepted: 104 },
    startsIn: -100,
    internalNotes: 'Ask about the second line in spring.',
    documents: [
      ['quote', 'voided', 109, { reason: 'The setup was missing' }],
      ['contract', 'signed', 104],
      [
        'statement_of_work',
        'sent',
        2,
        {
          title: 'Work in the New Bern shop',
          lines: ['Statement of work', 'Rack, patch panel and 14 outlets in New Bern', 'Two days on site'],
        },
      ],
      ['other', 'draft', 1, { title: 'Plan of the outlets', lines: ['Outlets, ground floor'] }],
    ],
  },
  [PHONES]: {
    description: 'Six phones over the network, with the number you have now.',
    terms: 'Billed in advance each year.',
    customer: DANA,
    status: 'sent',
    price: { amount: 1_140, interval: 'year', setup_fee: 180 },
    ago: { written: 4 },
    documents: [['quote', 'sent', 3]],
  },
  'Camera at the back door': {
    description: 'One camera, two weeks of recording.',
    customer: DANA,
    status: 'draft',
    price: { amount: 780 },
    ago: { written: 1 },
    documents: [['quote', 'draft', 1]],
  },
  [WORKSHOP]: {
    description: 'How the new network works, for everybody at the counter.',
    customer: LUIS,
    status: 'active',
    price: { amount: 620 },
    promo: 'PROJECT100',
    ago: { written: 12, accepted: 9 },
    startsIn: -9,
  },
  [XRAY]: {
    description: 'Safe access to the X-ray pictures for three dentists.',
    terms: MONTHLY,
    customer: GRACE,
    status: 'active',
    price: { amount: 320, interval: 'month' },
    ago: { written: 80, accepted: 72 },
    startsIn: -70,
    endsAtPeriodEnd: true,
    reason: 'The X-ray maker offers its own access',
    documents: [['contract', 'declined', 73, { reason: 'We prefer to decide month by month' }]],
  },
  [BACKUPS]: {
    description: 'A copy of the practice’s data in another building, checked each month.',
    terms: 'Billed in advance each quarter.',
    customer: GRACE,
    status: 'cancelled',
    price: { amount: 270, interval: 'quarter' },
    ago: { written: 140, accepted: 131, ended: 36 },
    startsIn: -130,
    reason: 'They moved to another provider',
  },
  'A dry place for the server': {
    description: 'A rack on the first floor, and the move on a weekend.',
    customer: GRACE,
    status: 'declined',
    price: { amount: 5_200 },
    promo: 'FIRST-ONE',
    ago: { written: 20 },
    reason: 'The landlord pays for it',
  },
};
