import { createHash } from 'node:crypto';
import type { AcceptanceMethod } from '@portal/contracts';
import type { DealRow } from '../deals.queries.js';

/**
 * The terms that a customer accepts as one canonical text: JSON, fields in this order, without spaces, money in cents. The
 * hash can be recomputed from the terms (decisions 4.36).
 */
export const agreementOf = (row: DealRow): string =>
  JSON.stringify({
    title: row.title,
    description: row.description,
    terms: row.terms,
    deal_type: row.deal_type,
    interval: row.interval,
    amount_cents: Number(row.amount_cents),
    setup_fee_cents: Number(row.setup_fee_cents),
    starts_on: row.starts_on,
    discount:
      row.promo_code === null
        ? null
        : {
            code: row.promo_code,
            discount_type: row.discount_type,
            value_hundredths: Number(row.value_hundredths),
            duration: row.duration,
            duration_periods: row.duration_periods,
          },
  });

/** SHA-256 of the text, in hex: the customer sends it back when accepting. */
export const agreementHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of what was agreed to; before that, of what would be. */
export const termsHashOf = (row: DealRow): string => row.accepted_hash ?? agreementHash(agreementOf(row));

/** The evidence of an acceptance: name, account, time, how, client address, and terms. */
export interface Acceptance {
  acceptanceMethod: AcceptanceMethod;
  acceptedAt: Date;
  acceptedByName: string;
  /** The person's account; null where an admin wrote it down. */
  acceptedBy: string | null;
  acceptedIp: string | null;
  /** What was agreed to, word for word. */
  acceptedTerms: string;
}
