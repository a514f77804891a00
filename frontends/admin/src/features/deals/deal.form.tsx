import { createDeal, updateDeal, type DealView, type ProjectView, type UpdateDeal } from '@portal/contracts';
import { useCreateDeal } from '@portal/data-access';
import { FormModal, emptyAsNull } from '@portal/ui-antd';
import { Form } from 'antd';
import { filled } from '../../forms/business-day.js';
import { PersonPicker } from '../../people/person-picker.js';
import { hasChanges, useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { DealTypeField, FigureFields, NotesField, TermFields } from './deal-fields.js';
import { dealRecord } from './deal.record.js';

interface NewDealProps {
  /** The customer, when known already. */
  customerId?: string | undefined;
  /** The project that it is drawn up for, which it pays for then. */
  project?: ProjectView;
  /** Called with the draft when one was made. */
  onClose: (made?: DealView) => void;
}

/** The form takes the amount; a call of the API may have a monthly one instead. */
const drawingUp = createDeal.required({ amount: true });

/** Draws up a deal for a customer; it begins as a draft that only admins see. */
export function NewDeal({ customerId, project, onClose }: NewDealProps) {
  const create = useCreateDeal();
  return (
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
      onSubmit={create.mutateAsync}
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
}

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
      schema={updateDeal}
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
