import type {
  DiscountDuration,
  PromoCodeStatus,
  PromoCodeView,
  PromoDealType,
  UpdatePromoCode,
} from '@portal/contracts';
import { useUpdatePromoCode } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { exactTimeText, useSave, type Save } from '@portal/ui-antd';
import { durationLabels, promoDealTypeLabels, promoStatusLabels } from './promo-code-labels.js';
import { promoCodeToasts } from './promo-code-toasts.js';

const time = (value: unknown): string => (typeof value === 'string' ? exactTimeText(value) : 'none');

/** Changes one code, with toasts, and lets the admin choose when another user changed it first. */
export function useSavePromoCode(promo: PromoCodeView): Save<PromoCodeView, UpdatePromoCode> {
  const update = useUpdatePromoCode();
  return useSave({
    record: promo,
    name: `promo code ${promo.code}`,
    send: (changes: UpdatePromoCode) => update.mutateAsync({ id: promo.id, ...changes }),
    fields: [
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
    ],
    toasts: promoCodeToasts.updated,
  });
}
