import type { PromoCodeView } from '@portal/contracts';
import { instantOfWallClock, wallClockOf } from '@portal/features';

type Values = Record<string, unknown>;

const terms = [
  'code',
  'description',
  'discount_type',
  'value',
  'duration',
  'duration_periods',
  'max_redemptions',
  'max_per_company',
  'minimum_amount',
  'deal_type',
] as const satisfies readonly (keyof PromoCodeView)[];

const times = ['starts_at', 'ends_at'] as const;

/** A code as its form shows it: times on the reader's clock. */
export const fieldsOf = (promo: PromoCodeView, timeZone?: string): Values => ({
  ...Object.fromEntries(terms.map((name) => [name, promo[name]])),
  ...Object.fromEntries(times.map((name) => [name, promo[name] ? wallClockOf(promo[name], timeZone) : ''])),
});

/** The form's values as the API takes them. An unchanged time keeps its seconds, which the field lacks. */
export function termsOf(values: Values, timeZone?: string, opened?: PromoCodeView): Values {
  const before = opened ? fieldsOf(opened, timeZone) : {};
  const instant = (name: (typeof times)[number]): string | null => {
    const wall = values[name];
    if (typeof wall !== 'string' || wall === '') return null;
    return opened && wall === before[name] ? opened[name] : instantOfWallClock(wall, timeZone);
  };
  return {
    ...Object.fromEntries(terms.map((name) => [name, values[name] ?? null])),
    code: values['code'] ?? '',
    description: values['description'] ?? '',
    value: values['value'] ?? 0,
    duration_periods: values['duration'] === 'repeating' ? (values['duration_periods'] ?? null) : null,
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
  };
}
