import type {
  PromoCodeStatus,
  DiscountDuration,
  PromoDealType,
  PromoCodeView,
  UpdatePromoCode,
} from '@portal/contracts';
import { useDeletePromoCode, useRestorePromoCode, useUpdatePromoCode } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { exactTimeText, type ConflictField } from '@portal/ui-antd';
import { type RecordKind, recordToasts } from '../../records/record-kind.js';
import { promoStatusLabels, durationLabels, promoDealTypeLabels } from './promo-code-labels.js';

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
