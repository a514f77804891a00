import { monthlyCents, type DealInterval, type DealType } from '@portal/contracts';
import { dealTypeLabels, everyLabels, moneyText, optionsOf } from '@portal/features';
import { DayField, MoneyField } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import '../../forms/money-form.css';

/** Whether it is billed again and again, or once. */
export const DealTypeField = () => (
  <Form.Item name="deal_type" label="Type" required>
    <Select options={optionsOf(dealTypeLabels)} />
  </Form.Item>
);

/** What it costs each time, or once. */
export function AmountField({ type }: { type?: DealType }) {
  const recurring = useIsRecurring(type);
  const monthly = useMonthlyText();
  return (
    <Form.Item name="amount" label={recurring ? 'Amount each time' : 'Amount'} required extra={monthly}>
      <MoneyField />
    </Form.Item>
  );
}

/** How often a recurring deal is billed. */
export const IntervalField = ({ type }: { type?: DealType }) => (
  <Form.Item name="interval" label="Billed" required hidden={!useIsRecurring(type)}>
    <Select options={optionsOf(everyLabels)} />
  </Form.Item>
);

/** From which day on it is billed. */
export const StartField = () => (
  <Form.Item name="starts_on" label="Starts on" extra="By default the day it is accepted.">
    <DayField />
  </Form.Item>
);

/** What a deal is called and costs. */
export const FigureFields = ({ type }: { type?: DealType }) => (
  <>
    <Form.Item name="title" label="Title" required>
      <Input autoComplete="off" />
    </Form.Item>
    <div className="money-form__pair">
      <AmountField {...(type ? { type } : {})} />
      <IntervalField {...(type ? { type } : {})} />
      <Form.Item name="setup_fee" label="Setup fee">
        <MoneyField />
      </Form.Item>
      <StartField />
      <Form.Item name="promo_code" label="Promo code">
        <Input autoComplete="off" className="money-form__code" />
      </Form.Item>
    </div>
  </>
);

/** Whether the deal is, or is chosen to be, billed again and again. */
function useIsRecurring(type: DealType | undefined): boolean {
  const chosen = Form.useWatch<unknown>('deal_type', Form.useFormInstance());
  return (type ?? chosen) === 'recurring';
}

/** What the amount is a month, where it isn't billed by the month. */
function useMonthlyText(): string | undefined {
  const form = Form.useFormInstance();
  const amount = Form.useWatch<unknown>('amount', form);
  const interval = Form.useWatch<DealInterval | null | undefined>('interval', form);
  if (typeof amount !== 'number' || !interval || interval === 'month') return undefined;
  return `${moneyText(monthlyCents(Math.round(amount * 100), interval) / 100)} a month`;
}

/** What is agreed to beside the figures. */
export const TermFields = () => (
  <>
    <Form.Item name="description" label="Description" extra="What the customer gets.">
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
    </Form.Item>
    <Form.Item name="terms" label="Terms" extra="What the customer agrees to beside the figures.">
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 14 }} />
    </Form.Item>
  </>
);

/** Notes among admins. */
export const NotesField = () => (
  <Form.Item name="internal_notes" label="Internal notes" extra="Only admins see these.">
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
  </Form.Item>
);
