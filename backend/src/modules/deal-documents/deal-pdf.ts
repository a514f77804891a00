import {
  brand,
  type DealDiscount,
  type DealInterval,
  type DealView,
  type generatedDocumentKinds,
  signingConsent,
} from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { letterheadOf, type PdfContent } from '../../infrastructure/pdf/index.js';
import { formatDay, formatDollars, formatInstant } from '../../infrastructure/wording/american-formats.js';

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
  const when = interval ? `every ${interval}` : 'once';
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
  if (terms.duration === 'forever') return `every ${interval}`;
  const periods = terms.duration === 'once' ? 1 : (terms.duration_periods ?? 1);
  return periods === 1 ? 'first bill' : `first ${periods} bills`;
}

/** What the page behind a signed document states. */
export interface SigningRecord {
  document: { title: string; fileName: string; fileSize: number; sha256: string };
  deal: { number: string; title: string };
  signer: { name: string; account: string };
  at: Date;
  ip: string | null;
}

/** The page behind a signed document: signer, time, client address and the hash of the file (decisions 4.52). */
export const auditPage = ({ document, deal, signer, at, ip }: SigningRecord): PdfContent => ({
  title: `Signature record of ${document.title}`,
  at,
  isAppendix: true,
  letterhead: letterheadOf(),
  blocks: [
    { type: 'head', kind: 'Signature record', number: deal.number },
    { type: 'heading', text: 'The signature' },
    {
      type: 'facts',
      facts: [
        ['Signed by', signer.name],
        ['Account', signer.account],
        ['Signed at', `${formatInstant(at, 'UTC')}\n${formatInstant(at, BUSINESS_ZONE)}`],
        ['IP address', ip ?? 'unknown'],
        ['Method', `By click in the customer portal of ${brand.name}, signed in`],
        ['Consent', `“${signingConsent}”`],
      ],
    },
    { type: 'heading', text: 'The document' },
    {
      type: 'facts',
      facts: [
        ['Title', document.title],
        ['Deal', `${deal.number}, ${deal.title}`],
        ['File', `${document.fileName}, ${document.fileSize} bytes`],
        ['SHA-256', document.sha256],
      ],
    },
    {
      type: 'small',
      text:
        `This page was added to the end of the file when it was signed. The first ${document.fileSize} bytes of this file are ` +
        'the document that was read and signed, unchanged: their SHA-256 is the one above.',
    },
  ],
});
