import {
  CreateProject,
  limits,
  UpdateProject,
  type DealView,
  type ProjectView,
  projectFields,
} from '@portal/contracts';
import { consultationQueries, useCreateProject } from '@portal/data-access';
import { healthLabels, optionsOf, priorityLabels, type PickerProps, fieldOf } from '@portal/features';
import {
  FormModal,
  emptyAsNull,
  LineItem,
  TextItem,
  ChoiceItem,
  DayItem,
  MoneyItem,
  NumberItem,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { DealField } from '../deals/deal-field.js';
import { PersonPicker } from '../../people/person-picker.js';
import { filled } from '../../forms/business-day.js';
import { hasChanges, useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { projectRecord } from './project.record.js';
import '../../forms/money-form.css';
import './projects.css';

interface NewProjectProps {
  /** The customer, when known already. */
  customerId?: string | undefined;
  /** The deal that it is made of, which pays for it. */
  deal?: DealView;
  /** Called with the new project when one was made. */
  onClose: (made?: ProjectView) => void;
}

/** Makes a project for a customer; it begins in planning. */
export const NewProject = ({ customerId, deal, onClose }: NewProjectProps) => (
  <FormModal
    title="New project"
    schema={CreateProject}
    initialValues={{
      customer_id: customerId ?? null,
      priority: 'medium',
      health: 'on_track',
      ...(deal && ofDeal(deal)),
    }}
    toInput={(values) => ({ name: '', ...filled(values) })}
    submitText="Create project"
    toasts={projectRecord.toasts.created}
    onSubmit={useCreateProject().mutateAsync}
    onClose={onClose}
  >
    <ProjectFields {...(deal ? { customer: { id: deal.customer_id, name: deal.customer_name } } : {})} />
    <DealField {...dealItem} {...(deal ? { current: deal } : {})} />
    <ConsultationField />
  </FormModal>
);

/** The deal that pays for the project. */
const dealItem = { label: 'Paid by the deal', extra: 'Its invoices and schedule show under Billing.' };

/** The initial values from that deal. */
const ofDeal = (deal: DealView): Record<string, unknown> => ({
  name: deal.title.slice(0, limits.name),
  description: deal.description,
  customer_id: deal.customer_id,
  start_date: deal.starts_on,
  deal_id: deal.id,
  consultation_id: deal.consultation_id,
});

const editable = [
  'name',
  'customer_id',
  'description',
  'priority',
  'health',
  'start_date',
  'target_date',
  'manager_id',
  'deal_id',
  'budget',
  'budget_hours',
] as const satisfies readonly (keyof ProjectView)[];

/** Changes a project. */
export function EditProject(edit: EditFormProps<ProjectView, UpdateProject>) {
  const { opened, form } = useEdit(edit, written);
  return (
    <FormModal
      {...form}
      title={`Edit project ${opened.number}`}
      schema={UpdateProject}
      initialValues={Object.fromEntries(editable.map((field) => [field, opened[field] ?? null]))}
      onSubmit={(changes) => (hasChanges(changes) ? form.onSubmit(changes) : Promise.resolve())}
    >
      <ProjectFields project={opened} customer={{ id: opened.customer_id, name: opened.customer_name }} />
      <DealField {...dealItem} />
    </FormModal>
  );
}

interface ProjectFieldsProps {
  project?: ProjectView;
  /** Who stands in the field before the list of customers is known. */
  customer?: { id: string; name: string | null };
}

function ProjectFields({ project, customer }: ProjectFieldsProps) {
  return (
    <>
      <LineItem {...fieldOf(projectFields, 'name')} required input={{ autoComplete: 'off' }} />
      <Form.Item
        {...fieldOf(projectFields, 'customer_id')}
        required
        extra="Owns the project and approves its milestones."
      >
        <PersonPicker part="customer" current={customer} />
      </Form.Item>
      <TextItem {...fieldOf(projectFields, 'description')} extra="The customer reads this." rows={[3, 12]} />
      <div className="money-form__pair">
        <ChoiceItem {...fieldOf(projectFields, 'priority')} required options={optionsOf(priorityLabels)} />
        <ChoiceItem {...fieldOf(projectFields, 'health')} required options={optionsOf(healthLabels)} />
      </div>
      <PlanDays />
      <ManagerItem current={project && { id: project.manager_id, name: project.manager_name }} />
      <div className="money-form__pair">
        <MoneyItem name="budget" label="Budget in dollars" extra="Only admins see this." />
        <NumberItem name="budget_hours" label="Budgeted hours" extra="Only admins see this." />
      </div>
    </>
  );
}

/** When a project begins, and when it is to be done. */
export const PlanDays = () => (
  <div className="money-form__pair">
    <DayItem name="start_date" label="Start" />
    <DayItem {...fieldOf(projectFields, 'target_date')} />
  </div>
);

/** The admin who leads a project. */
export const ManagerItem = ({ current }: Pick<PickerProps, 'current'>) => (
  <Form.Item {...fieldOf(projectFields, 'manager_id')}>
    <PersonPicker part="manager" allowClear placeholder="Nobody yet" current={current} />
  </Form.Item>
);

/** The request that the project came from; offered once it is known whose. */
function ConsultationField() {
  const customerId: unknown = Form.useWatch('customer_id', Form.useFormInstance());
  const customer = typeof customerId === 'string' ? customerId : '';
  const { data, isPending } = useQuery({
    ...consultationQueries.list({ customer_id: customer, limit: 50 }),
    enabled: customer !== '',
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Form.Item name="consultation_id" label="Came from the request">
      <Select
        allowClear
        loading={isPending}
        placeholder="None"
        options={data.data.map(({ id, reference, title }) => ({ value: id, label: `${reference} ${title}` }))}
      />
    </Form.Item>
  );
}

/** Emptied fields as "no value"; texts stay texts. */
const written = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...emptyAsNull(values),
  name: values['name'] ?? '',
  description: values['description'] ?? '',
});
