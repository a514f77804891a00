import {
  brand,
  type DealDiscount,
  type DealInterval,
  type DealView,
  type generatedDocumentKinds,
} from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/business-time.js';
import { drawPdf } from '../../infrastructure/pdf/index.js';
import { dayWords, dollarWords } from '../../infrastructure/wording/american-words.js';

/** A kind of document that the product writes. */
export type PaperKind = (typeof generatedDocumentKinds)[number];

/** What the two papers are called, and what their last paragraph says. */
const papers: Readonly<Record<PaperKind, { name: string; says: string }>> = {
  quote: {
    name: 'Quote',
    says: `${brand.name} offers these services at these prices. The offer becomes a deal when the customer accepts it.`,
  },
  contract: {
    name: 'Contract',
    says: `${brand.name} provides these services and the customer pays for them as written above, once both agree to it.`,
  },
};

const everyWords: Readonly<Record<DealInterval, string>> = {
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
export const titleOfPaper = (kind: PaperKind, { number, title }: Pick<DealView, 'number' | 'title'>): string =>
  `${papers[kind].name} ${number}: ${title}`;

/** A quote or contract, written from the deal as it is at this moment. */
export function drawDealPaper(kind: PaperKind, deal: DealView, at: Date): Promise<Buffer> {
  const { name, says } = papers[kind];
  return drawPdf({ title: titleOfPaper(kind, deal), at }, (sheet) => {
    sheet.head(name, deal.number);
    sheet.facts([
      ['For', [deal.company_name, deal.customer_name, deal.customer_email].filter(Boolean).join('\n')],
      ['From', [brand.name, brand.phone.shown, brand.email].join('\n')],
      ['Date', dayWords(at.toLocaleDateString('en-CA', { timeZone: BUSINESS_ZONE }))],
      ['Starts on', deal.starts_on ? dayWords(deal.starts_on) : 'The day it is accepted'],
    ]);
    sheet.heading(deal.title);
    sheet.paragraph(deal.description);
    sheet.table(columns, costsOf(deal));
    if (deal.interval) sheet.paragraph('Each period is billed on its first day, in advance. Amounts are US dollars.');
    else sheet.paragraph('Amounts are US dollars.');
    if (deal.terms.trim() !== '') {
      sheet.heading('Terms');
      sheet.paragraph(deal.terms);
    }
    sheet.heading('Agreement');
    sheet.paragraph(says);
    sheet.small(`Fingerprint of the terms (SHA-256): ${deal.terms_hash}`);
  });
}

function costsOf({ title, amount, discount, discount_terms, interval, setup_fee, promo_code }: DealView): string[][] {
  const when = interval ? everyWords[interval] : 'once';
  return [
    [title, when, dollarWords(amount)],
    ...(discount > 0
      ? [[`Promo code ${promo_code}`, discountWords(interval, discount_terms), `-${dollarWords(discount)}`]]
      : []),
    ...(setup_fee > 0 ? [['Setup', 'once', dollarWords(setup_fee)]] : []),
  ];
}

/** For how many bills a promo code takes its part off. */
function discountWords(interval: DealInterval | null, terms: DealDiscount | null): string {
  if (!interval || !terms) return 'once';
  if (terms.duration === 'forever') return everyWords[interval];
  const periods = terms.duration === 'once' ? 1 : (terms.duration_periods ?? 1);
  return periods === 1 ? 'first bill' : `first ${periods} bills`;
}
