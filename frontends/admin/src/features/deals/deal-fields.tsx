import '../../forms/money-form.css';
import { dealFields, monthlyCents, type DealInterval, type DealType } from '@portal/contracts';
import { dealTypeLabels, everyLabels, fieldOf, moneyText, optionsOf } from '@portal/features';
import { ChoiceItem, DayItem, LineItem, MoneyItem, TextItem } from '@portal/ui-antd';
import { Form } from 'antd';

/** Whether it is billed again and again, or once. */
export const DealTypeField = () => (
  <ChoiceItem {...fieldOf(dealFields, 'deal_type')} required options={optionsOf(dealTypeLabels)} />
);

/** What it costs each time, or once. */
export function AmountField({ type }: { type?: DealType }) {
  const recurring = useIsRecurring(type);
  const monthly = useMonthlyText();
  return <MoneyItem name="amount" label={recurring ? 'Amount each time' : 'Amount'} required extra={monthly} />;
}

/** How often a recurring deal is billed. */
export const IntervalField = ({ type }: { type?: DealType }) => (
  <ChoiceItem name="interval" label="Billed" required hidden={!useIsRecurring(type)} options={optionsOf(everyLabels)} />
);

/** From which day on it is billed. */
export const StartField = () => (
  <DayItem {...fieldOf(dealFields, 'starts_on')} extra="By default the day it is accepted." />
);

/** What a deal is called and costs. */
export const FigureFields = ({ type }: { type?: DealType }) => (
  <>
    <LineItem {...fieldOf(dealFields, 'title')} required input={{ autoComplete: 'off' }} />
    <div className="money-form__pair">
      <AmountField {...(type ? { type } : {})} />
      <IntervalField {...(type ? { type } : {})} />
      <MoneyItem {...fieldOf(dealFields, 'setup_fee')} />
      <StartField />
      <LineItem {...fieldOf(dealFields, 'promo_code')} input={{ autoComplete: 'off', className: 'money-form__code' }} />
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
    <TextItem {...fieldOf(dealFields, 'description')} extra="What the customer gets." rows={[3, 12]} />
    <TextItem
      {...fieldOf(dealFields, 'terms')}
      extra="What the customer agrees to beside the figures."
      rows={[3, 14]}
    />
  </>
);

/** Notes among admins. */
export const NotesField = () => (
  <TextItem {...fieldOf(dealFields, 'internal_notes')} extra="Only admins see these." rows={[2, 10]} />
);
