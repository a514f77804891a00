import {
  brand,
  type DealDiscount,
  type DealInterval,
  type DealView,
  type generatedDocumentKinds,
} from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { letterheadOf, type PdfContent } from '../../infrastructure/pdf/index.js';
import { formatDay, formatDollars } from '../../infrastructure/wording/american-formats.js';

/** A kind of document that the product writes. */
export type GeneratedKind = (typeof generatedDocumentKinds)[number];

/** Title and last paragraph of quote and contract. */
const texts: Readonly<Record<GeneratedKind, { name: string; agreement: string }>> = {
  quote: {
    name: 'Quote',
    agreement: `${brand.name} offers these services at these prices. The offer becomes a deal when the customer accepts it.`,
  },
  contract: {
    name: 'Contract',
    agreement: `${brand.name} provides these services and the customer pays for them as written above, once both agree to it.`,
  },
};

const everyLabels: Readonly<Record<DealInterval, string>> = {
  month: 'every month',
  quarter: 'every quarter',
  year: 'every year',
};

const columns = [
  { title: 'What it costs', share: 0.6 },
  { title: 'When', share: 0.2 },
  { title: 'Amount', share: 0.2, align: 'right' },
] as const;

/** "Contract D-0001: Managed network" */
export const generatedTitle = (kind: GeneratedKind, { number, title }: Pick<DealView, 'number' | 'title'>): string =>
  `${texts[kind].name} ${number}: ${title}`;

/** A quote or contract, written from the deal as it is at this moment. */
export function dealPdf(kind: GeneratedKind, deal: DealView, at: Date): PdfContent {
  const { name, agreement } = texts[kind];
  const terms = deal.terms.trim() === '' ? [] : ([heading('Terms'), paragraph(deal.terms)] as const);
  return {
    title: generatedTitle(kind, deal),
    at,
    letterhead: letterheadOf(),
    blocks: [
      { type: 'head', kind: name, number: deal.number },
      {
        type: 'parties',
        title: 'For',
        lines: linesOfCustomer(deal),
        facts: [
          ['Date', formatDay(at.toLocaleDateString('en-CA', { timeZone: BUSINESS_ZONE }))],
          ['Starts on', deal.starts_on ? formatDay(deal.starts_on) : 'The day it is accepted'],
        ],
      },
      heading(deal.title),
      paragraph(deal.description),
      { type: 'table', columns, rows: costsOf(deal) },
      paragraph(
        `${deal.interval ? 'Each period is billed on its first day, in advance. ' : ''}Amounts are US dollars.`,
      ),
      ...terms,
      heading('Agreement'),
      paragraph(agreement),
      { type: 'small', text: `Fingerprint of the terms (SHA-256): ${deal.terms_hash}` },
    ],
  };
}

const heading = (text: string) => ({ type: 'heading', text }) as const;
const paragraph = (text: string) => ({ type: 'paragraph', text }) as const;

const linesOfCustomer = ({ company_name, customer_name, customer_email }: DealView): string[] =>
  [company_name, customer_name, customer_email].filter((line) => line != null);

function costsOf({ title, amount, discount, discount_terms, interval, setup_fee, promo_code }: DealView): string[][] {
  const when = interval ? everyLabels[interval] : 'once';
  return [
    [title, when, formatDollars(amount)],
    ...(discount > 0
      ? [[`Promo code ${promo_code}`, discountLabel(interval, discount_terms), `-${formatDollars(discount)}`]]
      : []),
    ...(setup_fee > 0 ? [['Setup', 'once', formatDollars(setup_fee)]] : []),
  ];
}

/** For how many bills a promo code takes its part off. */
function discountLabel(interval: DealInterval | null, terms: DealDiscount | null): string {
  if (!interval || !terms) return 'once';
  if (terms.duration === 'forever') return everyLabels[interval];
  const periods = terms.duration === 'once' ? 1 : (terms.duration_periods ?? 1);
  return periods === 1 ? 'first bill' : `first ${periods} bills`;
}
