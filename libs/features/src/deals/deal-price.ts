import type { CustomerDealView, PromoCodeValidity } from '@portal/contracts';
import { moneyText, shortMoneyText } from '../billing/money.js';
import { intervalLabels } from './deal-labels.js';

type Price = Pick<CustomerDealView, 'deal_type' | 'interval' | 'amount'>;

/** How often an amount is due, after it: "a month", "once". */
export const oftenText = ({ deal_type: type, interval }: Pick<Price, 'deal_type' | 'interval'>): string =>
  type === 'one_time' || interval === null ? 'once' : intervalLabels[interval];

/** What a deal costs, read at a glance: "$450 a month", "$4,800 once". */
export const priceText = (deal: Price): string => `${shortMoneyText(deal.amount)} ${oftenText(deal)}`;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** What the first bill of a deal comes to: the first period or the one amount, the setup fee, minus the discount. US dollars. */
export const firstBillOf = ({ amount, setup_fee }: Pick<CustomerDealView, 'amount' | 'setup_fee'>, discount: number) =>
  (cents(amount) + cents(setup_fee) - cents(discount)) / 100;

type Offer = Pick<PromoCodeValidity, 'discount_type' | 'value' | 'duration' | 'duration_periods'>;

/** What a promo code gives: "10% off the first 3 bills", "$50.00 off every bill", "10% off" a one-time deal. */
export function offerText(
  { discount_type, value, duration, duration_periods: periods }: Offer,
  deal?: Pick<Price, 'deal_type'>,
): string {
  const off = discount_type === 'percent' ? `${value}% off` : `${moneyText(value)} off`;
  if (deal?.deal_type === 'one_time') return off;
  if (duration === 'forever') return `${off} every bill`;
  return duration === 'repeating' && periods !== null && periods > 1
    ? `${off} the first ${periods} bills`
    : `${off} the first bill`;
}
