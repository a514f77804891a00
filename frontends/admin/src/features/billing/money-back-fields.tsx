import { LineItem, MoneyItem } from '@portal/ui-antd';
/** How much goes back to a customer, in dollars, and why; `extra` says where it is taken from. */
export const MoneyBackFields = ({ extra }: { extra: string }) => (
  <>
    <MoneyItem name="amount" label="Amount in dollars" required extra={extra} />
    <LineItem name="reason" label="Why" required extra="The customer reads this." />
  </>
);

/** What such a form sends. */
export const moneyBackOf = ({ amount, reason }: Record<string, unknown>) => ({
  amount: amount ?? 0,
  reason: reason ?? '',
});
