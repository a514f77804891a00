import {
  type DiscountDuration,
  type PromoCodeStatus,
  type PromoDealType,
  type PromoCodeView,
  type UpdatePromoCode,
  labelsOf,
  promoCodeStatuses,
  type DiscountType,
} from '@portal/contracts';
import { useDeletePromoCode, useRestorePromoCode, useUpdatePromoCode } from '@portal/data-access';
import { moneyText, dealTypeLabels, offerText } from '@portal/features';
import { exactTimeText, tonesOf, type ConflictField, type Tone } from '@portal/ui-antd';
import { type RecordKind, recordToasts } from '../../records/record-kind.js';

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

const time = (value: unknown): string => (typeof value === 'string' ? exactTimeText(value) : 'none');

const fields: readonly ConflictField[] = [
  { key: 'code', label: 'Code' },
  { key: 'description', label: 'Description' },
  { key: 'status', label: 'Status', show: (value) => promoStatusLabels[value as PromoCodeStatus] },
  { key: 'value', label: 'Value', show: String },
  { key: 'duration', label: 'Lasts for', show: (value) => durationLabels[value as DiscountDuration] },
  { key: 'deal_type', label: 'Good for', show: (value) => promoDealTypeLabels[value as PromoDealType] },
  { key: 'max_redemptions', label: 'Uses in all', show: String },
  { key: 'max_per_company', label: 'Uses per company', show: String },
  { key: 'minimum_amount', label: 'Minimum amount', show: (value) => moneyText(Number(value)) },
  { key: 'starts_at', label: 'Starts', show: time },
  { key: 'ends_at', label: 'Ends', show: time },
];

export const promoCodeRecord: RecordKind<PromoCodeView, UpdatePromoCode> = {
  noun: ['promo code', 'promo codes'],
  nameOf: ({ code }) => code,
  inSentence: ({ code }) => `promo code ${code}`,
  toasts: recordToasts('promo code'),
  useUpdate: useUpdatePromoCode,
  useDelete: useDeletePromoCode,
  useRestore: useRestorePromoCode,
  useFields: () => fields,
};
