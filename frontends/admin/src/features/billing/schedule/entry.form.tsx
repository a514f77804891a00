import {
  CreateScheduleEntry,
  UpdateScheduleEntry,
  type ScheduleEntryStatus,
  type ScheduleEntryView,
} from '@portal/contracts';
import {
  dealQueries,
  milestoneQueries,
  useCreateScheduleEntry,
  useDeleteScheduleEntry,
  useRestoreScheduleEntry,
  useUpdateScheduleEntry,
} from '@portal/data-access';
import {
  entryStatusLabels,
  entryTypeLabels,
  moneyText,
  optionsOf,
  ProjectPicker,
  type PickerProps,
} from '@portal/features';
import { ChoiceItem, DayItem, FormModal, LineItem, MoneyItem, TextItem, type ConflictField } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { filled } from '../../../forms/business-day.js';
import { useEdit, type EditFormProps } from '../../../forms/use-edit.js';
import { recordToasts, type RecordKind } from '../../../records/record-kind.js';
import { numbered, RecordSelect } from '../../../records/record-select.js';
import '../../../forms/money-form.css';

const fields: readonly ConflictField[] = [
  { key: 'title', label: 'Title' },
  { key: 'description', label: 'Description' },
  { key: 'amount', label: 'Amount', show: (value) => moneyText(Number(value)) },
  { key: 'trigger_on', label: 'Ready on' },
  { key: 'status', label: 'Status', show: (value) => entryStatusLabels[value as ScheduleEntryStatus] },
];

/** An entry of the billing schedule. */
export const entryRecord: RecordKind<ScheduleEntryView, UpdateScheduleEntry> = {
  noun: ['entry', 'entries'],
  nameOf: ({ title }) => title,
  inSentence: ({ title }) => `entry “${title}”`,
  toasts: recordToasts('billing entry'),
  useUpdate: useUpdateScheduleEntry,
  useDelete: useDeleteScheduleEntry,
  useRestore: useRestoreScheduleEntry,
  useFields: () => fields,
};

interface NewEntryProps {
  /** What it is billed for, where that is known already. */
  of?: { deal_id: string } | { project_id: string } | undefined;
  onClose: () => void;
}

const ownTypes = optionsOf(entryTypeLabels).filter(({ value }) => value !== 'recurring');

/** Plans an amount to be billed for a project or a deal. */
export const NewEntry = ({ of, onClose }: NewEntryProps) => (
  <FormModal
    title="New billing entry"
    schema={CreateScheduleEntry}
    initialValues={{ type: 'one_time', ...of }}
    toInput={(values) => ({ title: '', ...filled(values), ...of })}
    submitText="Create entry"
    onSubmit={useCreateScheduleEntry().mutateAsync}
    toasts={entryRecord.toasts.created}
    onClose={onClose}
  >
    {of ? null : <ProjectOrDeal />}
    <ChoiceItem name="type" label="Type" required options={ownTypes} />
    <MilestoneField of={of} />
    <EntryFields />
  </FormModal>
);

/** Changes an entry that isn't approved yet. */
export function EditEntry(edit: EditFormProps<ScheduleEntryView, UpdateScheduleEntry>) {
  const { opened, form } = useEdit(edit, (values) => ({
    ...values,
    trigger_on: values['trigger_on'] || null,
    amount: values['amount'] ?? 0,
  }));
  const { title, description, amount, trigger_on } = opened;
  return (
    <FormModal
      {...form}
      title="Edit billing entry"
      schema={UpdateScheduleEntry}
      initialValues={{ title, description, amount, trigger_on }}
    >
      <EntryFields />
    </FormModal>
  );
}

const EntryFields = () => (
  <>
    <LineItem
      name="title"
      label="Title"
      required
      extra="Appears on the invoice as its line."
      input={{ autoComplete: 'off' }}
    />
    <div className="money-form__pair">
      <MoneyItem name="amount" label="Amount in dollars" required />
      <DayItem name="trigger_on" label="Ready on" extra="Becomes ready by itself on this day." />
    </div>
    <TextItem name="description" label="Description" rows={[2, 8]} />
  </>
);

/** The subject of the entry: one project or one deal. */
function ProjectOrDeal() {
  const form = Form.useFormInstance();
  const clear = (other: string): void => form.setFieldsValue({ [other]: undefined, milestone_id: undefined });
  return (
    <div className="money-form__pair">
      <Form.Item name="project_id" label="Project" required>
        <ProjectPicker allowClear placeholder="Choose a project" onChange={() => clear('deal_id')} />
      </Form.Item>
      <Form.Item name="deal_id" label="or deal" required>
        <DealPicker allowClear placeholder="Choose a deal" onChange={() => clear('project_id')} />
      </Form.Item>
    </div>
  );
}

/** The milestone that makes the entry ready, once the project is known. */
function MilestoneField({ of }: Pick<NewEntryProps, 'of'>) {
  const form = Form.useFormInstance();
  const type: unknown = Form.useWatch('type', form);
  const chosen: unknown = Form.useWatch('project_id', form);
  const known = of && 'project_id' in of ? of.project_id : undefined;
  const projectId = known ?? (typeof chosen === 'string' ? chosen : undefined);
  const { data } = useQuery({ ...milestoneQueries.ofProject(projectId ?? ''), enabled: projectId !== undefined });
  if (type !== 'milestone') return null;
  return (
    <Form.Item name="milestone_id" label="Milestone" required extra="Completing it makes the entry ready.">
      <Select
        disabled={!projectId}
        placeholder={projectId ? 'Choose a milestone' : 'Choose a project first'}
        options={data?.data.map(({ id, title }) => ({ value: id, label: title })) ?? []}
      />
    </Form.Item>
  );
}

/** Chooses a deal; typing searches all of them on the server. */
export const DealPicker = (picker: PickerProps) => (
  <RecordSelect
    {...picker}
    list={(search) => dealQueries.list({ limit: 100, sortBy: 'title', sortOrder: 'asc', ...search })}
    labelOf={(deal) => numbered(deal)}
    nothing="No deal found"
    nameless="A deal"
  />
);
