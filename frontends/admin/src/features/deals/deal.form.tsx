import {
  CreateDeal,
  UpdateDeal,
  type DealView,
  type ProjectView,
  monthlyCents,
  type DealInterval,
  type DealType,
  dealFields,
} from '@portal/contracts';
import { useCreateDeal } from '@portal/data-access';
import { ChoiceItem, DayItem, emptyAsNull, FormModal, LineItem, MoneyItem, TextItem } from '@portal/ui-antd';
import { Form } from 'antd';
import { dealTypeLabels, everyLabels, moneyText, optionsOf, fieldOf } from '@portal/features';
import { filled } from '../../forms/business-day.js';
import { PersonPicker } from '../../people/person-picker.js';
import { hasChanges, useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { dealRecord } from './deal.record.js';
import '../../forms/money-form.css';

interface NewDealProps {
  /** The customer, when known already. */
  customerId?: string | undefined;
  /** The project that it is drawn up for, which it pays for then. */
  project?: ProjectView;
  /** Called with the draft when one was made. */
  onClose: (made?: DealView) => void;
}

/** The form takes the amount; a call of the API may have a monthly one instead. */
const drawingUp = CreateDeal.required({ amount: true });

/** Draws up a deal for a customer; it begins as a draft that only admins see. */
export const NewDeal = ({ customerId, project, onClose }: NewDealProps) => (
  <FormModal
    title="New deal"
    schema={drawingUp}
    initialValues={{
      customer_id: customerId ?? null,
      deal_type: 'recurring',
      interval: 'month',
      ...(project && ofProject(project)),
    }}
    toInput={({ interval, ...values }) => ({
      title: '',
      ...filled(values),
      ...(values['deal_type'] === 'recurring' ? { interval } : {}),
      ...(project && linksOf(project)),
    })}
    submitText="Create draft"
    toasts={dealRecord.toasts.created}
    onSubmit={useCreateDeal().mutateAsync}
    onClose={onClose}
  >
    <Form.Item name="customer_id" label="Customer" required extra="Accepts the deal and signs its documents.">
      <PersonPicker part="customer" current={project && { id: project.customer_id, name: project.customer_name }} />
    </Form.Item>
    <DealTypeField />
    <FigureFields />
    <TermFields />
    <NotesField />
  </FormModal>
);

/** The initial values from the project that the deal pays for. */
const ofProject = ({ customer_id, name, description, start_date, status }: ProjectView): Record<string, unknown> => ({
  customer_id,
  title: name,
  description,
  deal_type: 'one_time',
  ...(status === 'planning' ? { starts_on: start_date } : {}),
});

const linksOf = ({ id, consultation_id: consultation }: ProjectView): Record<string, unknown> => ({
  project_id: id,
  ...(consultation ? { consultation_id: consultation } : {}),
});

const agreed = [
  'title',
  'amount',
  'interval',
  'setup_fee',
  'starts_on',
  'promo_code',
  'description',
  'terms',
] as const satisfies readonly (keyof DealView)[];

/** Changes a draft; of any other deal only the internal notes. */
export function EditDeal(edit: EditFormProps<DealView, UpdateDeal>) {
  const { opened, form } = useEdit(edit, written);
  const isDraft = opened.current_status === 'draft';
  const fields = [...(isDraft ? agreed : []), 'internal_notes'] as const;
  return (
    <FormModal
      {...form}
      title={isDraft ? `Edit deal ${opened.number}` : `Notes on deal ${opened.number}`}
      schema={UpdateDeal}
      initialValues={Object.fromEntries(fields.map((field) => [field, opened[field] ?? null]))}
      onSubmit={(changes) => (hasChanges(changes) ? form.onSubmit(changes) : Promise.resolve())}
    >
      {isDraft ? (
        <>
          <FigureFields type={opened.deal_type} />
          <TermFields />
        </>
      ) : null}
      <NotesField />
    </FormModal>
  );
}

/** Emptied fields as "no value"; texts of the deal stay texts, amounts stay amounts. */
function written(values: Record<string, unknown>, { current_status: status }: DealView): Record<string, unknown> {
  const emptied = emptyAsNull(values);
  if (status !== 'draft') return emptied;
  return {
    ...emptied,
    title: values['title'] ?? '',
    description: values['description'] ?? '',
    terms: values['terms'] ?? '',
    amount: values['amount'] ?? 0,
    setup_fee: values['setup_fee'] ?? 0,
  };
}

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
const FigureFields = ({ type }: { type?: DealType }) => (
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
const TermFields = () => (
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
const NotesField = () => (
  <TextItem {...fieldOf(dealFields, 'internal_notes')} extra="Only admins see these." rows={[2, 10]} />
);
