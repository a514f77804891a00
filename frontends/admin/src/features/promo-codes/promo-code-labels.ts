import {
  labelsOf,
  promoCodeStatuses,
  type DiscountDuration,
  type DiscountType,
  type PromoCodeView,
  type PromoDealType,
} from '@portal/contracts';
import { dealTypeLabels, offerText } from '@portal/features';
import { tonesOf, type Tone } from '@portal/ui-antd';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** States of a code in words. */
export const promoStatusLabels = labelsOf(promoCodeStatuses);

const tones = tonesOf(promoCodeStatuses);

export const discountTypeLabels: Labels<DiscountType> = { percent: 'Percent', fixed: 'Dollars' };

/** How long a discount lasts. */
export const durationLabels: Labels<DiscountDuration> = {
  once: 'The first bill',
  repeating: 'Some bills',
  forever: 'Every bill',
};

export const promoDealTypeLabels: Labels<PromoDealType> = { ...dealTypeLabels, any: 'Any deal' };

/** Whether the code can be used now, in a word: an active one may have run out of time or of uses. */
export function displayStatusOf(row: PromoCodeView): { words: string; tone: Tone } {
  if (row.status !== 'active') return { words: promoStatusLabels[row.status], tone: tones[row.status] };
  if (row.expired) return { words: 'Expired', tone: 'neutral' };
  if (row.exhausted) return { words: 'Used up', tone: 'neutral' };
  if (row.starts_at && Date.parse(row.starts_at) > Date.now()) return { words: 'Not started', tone: 'info' };
  return { words: 'Active', tone: 'success' };
}

/** What the code gives: "10% off the first 3 bills". */
export const givenBy = (row: PromoCodeView): string => offerText(row);

/** How often it was redeemed, and how often it may be. */
export const redeemedText = ({ redeemed_count: count, max_redemptions: most }: PromoCodeView): string =>
  most === null ? count.toLocaleString() : `${count.toLocaleString()} of ${most.toLocaleString()}`;
