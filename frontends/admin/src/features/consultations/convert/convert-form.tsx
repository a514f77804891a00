import {
  consultationTransitions,
  ConvertToDeal,
  ConvertToProject,
  limits,
  messages,
  offerings,
  requestTitleOf,
  type ConsultationView,
  type MeetingChoice,
  type MeetingView,
} from '@portal/contracts';
import { meetingQueries, useConvertToDeal, useConvertToProject } from '@portal/data-access';
import { isOpenMeeting, MeetingTime, TimeItem } from '@portal/features';
import { FormModal, Segmented, TextItem, useNow } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { filled } from '../../../forms/business-day.js';
import { PersonPicker } from '../../../people/person-picker.js';
import { AmountField, DealTypeField, IntervalField, StartField } from '../../deals/deal.form.js';
import { dealRecord } from '../../deals/deal.record.js';
import { ManagerItem, PlanDays } from '../../projects/project.form.js';
import '../../../forms/money-form.css';
import '../consultations.css';

interface ConvertFormProps {
  request: ConsultationView;
  /** What the request can become; with both, the form has a choice. */
  targets: ConversionTargets;
  onClose: () => void;
}

const texts = {
  project: { success: messages.success.projectCreated, failure: messages.failure.projectCreate },
  deal: dealRecord.toasts.created,
} as const;

/**
 * Converts a request to a project or a deal, with the request's data filled in, and opens the result. A coming meeting
 * takes place unless the form changes it (decisions 4.32).
 */
export function ConvertForm({ request, targets, onClose }: ConvertFormProps) {
  const [target, setTarget] = useState<ConversionTarget>(targets[0]);
  const [opened] = useState(request); // what the form was filled in from, and which version of it is converted
  const meeting = useComingMeeting(opened);
  const toProject = useConvertToProject();
  const toDeal = useConvertToDeal();
  const navigate = useNavigate();

  const convert = (input: ConvertToProject | ConvertToDeal): Promise<{ id: string }> =>
    'deal_type' in input
      ? toDeal.mutateAsync({ id: opened.id, ...input })
      : toProject.mutateAsync({ id: opened.id, ...input });
  const close = (made?: { id: string }): void => {
    onClose();
    if (made) void navigate(addresses[target](made));
  };
  return (
    <FormModal<typeof ConvertToProject | typeof ConvertToDeal, { id: string }>
      title={`Convert request ${opened.reference}`}
      schema={target === 'project' ? ConvertToProject : ConvertToDeal}
      initialValues={valuesOf(opened)}
      toInput={(values) => inputOf(target, values, { version: opened.version, meeting })}
      submitText={`Convert to ${target}`}
      onSubmit={convert}
      toasts={texts[target]}
      onClose={close}
    >
      {targets.length > 1 ? (
        <Form.Item label="Convert to" required>
          <Segmented
            aria-label="Convert to"
            value={target}
            options={targets.map((value) => ({ value, label: value === 'project' ? 'Project' : 'Deal' }))}
            onChange={setTarget}
          />
        </Form.Item>
      ) : null}
      <NameField target={target} />
      <Form.Item name="customer_id" label="Customer" required>
        <PersonPicker part="customer" current={{ id: opened.customer_id, name: opened.name }} />
      </Form.Item>
      {target === 'project' ? <ProjectPlan request={opened} /> : <DealFigures />}
      {meeting ? <ConversionMeeting meeting={meeting} request={opened} /> : null}
      <TextItem name="description" label="Description" extra="The customer reads this." rows={[3, 10]} />
    </FormModal>
  );
}

/** What the project or the deal is called: one text, whichever it becomes. */
function NameField({ target }: { target: ConversionTarget }) {
  const form = Form.useFormInstance();
  const [name, also, label] = target === 'project' ? ['name', 'title', 'Name'] : ['title', 'name', 'Title'];
  return (
    <Form.Item key={name} name={name} label={label} required>
      <Input autoComplete="off" onChange={({ target: { value } }) => form.setFieldValue(also, value)} />
    </Form.Item>
  );
}

const ProjectPlan = ({ request }: { request: ConsultationView }) => (
  <>
    <ManagerItem current={{ id: request.assigned_to ?? null, name: request.assigned_name ?? null }} />
    <PlanDays />
  </>
);

const DealFigures = () => (
  <>
    <DealTypeField />
    <div className="money-form__pair">
      <AmountField />
      <IntervalField />
      <StartField />
    </div>
  </>
);

/** The initial values: the text of the request, and the price of its offering if it has one. */
function valuesOf(request: ConsultationView): Record<string, unknown> {
  const offering = Object.values(offerings).find((one) => requestTitleOf(one) === request.title);
  return {
    name: request.title.slice(0, limits.name).trim(),
    title: request.title,
    customer_id: request.customer_id,
    description: request.description,
    manager_id: request.assigned_to ?? null,
    deal_type: 'one_time',
    interval: 'month',
    ...(offering?.price_cents ? { amount: offering.price_cents / 100 } : {}),
    meeting: { choice: 'keep', starts_at: '' },
  };
}

const fields = {
  project: ['name', 'customer_id', 'manager_id', 'start_date', 'target_date'],
  deal: ['title', 'customer_id', 'deal_type', 'amount', 'starts_on'],
} as const;

interface About {
  version: number;
  meeting: ReturnType<typeof useComingMeeting>;
}

/** What is sent of the fields: those of the target, and what becomes of the meeting that was shown. */
function inputOf(target: ConversionTarget, values: Record<string, unknown>, { version, meeting }: About): unknown {
  const own = Object.fromEntries(fields[target].map((field) => [field, values[field]]));
  const choice = (values['meeting'] ?? {}) as Record<string, unknown>;
  return {
    ...(target === 'project' ? { name: '' } : { title: '' }),
    ...filled(own),
    ...(target === 'deal' && values['deal_type'] === 'recurring' ? { interval: values['interval'] } : {}),
    description: values['description'] ?? '',
    ...(meeting ? { meeting: { id: meeting.id, version: meeting.version, ...chosen(choice) } } : {}),
    version,
  };
}

const chosen = ({ choice, starts_at: start }: Record<string, unknown>): Record<string, unknown> =>
  choice === 'move' ? { choice, ...(start ? { starts_at: start } : {}) } : { choice: choice ?? 'keep' };

/** The form, with what the request could become when it was opened: while it is sent the request changes already. */
export function Converting({ request, onClose }: { request: ConsultationView; onClose: () => void }) {
  const [targets] = useState(() => targetsOf(request));
  return targets ? <ConvertForm request={request} targets={targets} onClose={onClose} /> : null;
}

type ConversionTarget = 'project' | 'deal';

/** What a request can become; the first is offered first. */
type ConversionTargets = readonly [ConversionTarget, ...ConversionTarget[]];

/** What a request can still become; undefined where nothing: converting completes it, and makes each only once. */
export function targetsOf({ status, project_id, deal_id }: ConsultationView): ConversionTargets | undefined {
  const mayComplete = status === 'completed' || consultationTransitions.allowed(status, 'admin').includes('completed');
  const targets = [...(project_id ? [] : (['project'] as const)), ...(deal_id ? [] : (['deal'] as const))];
  const [first, ...others] = mayComplete ? targets : [];
  return first && [first, ...others];
}

const words: Readonly<Record<MeetingChoice, string>> = {
  keep: 'Takes place as agreed',
  move: 'Moves to another time',
  cancel: 'Is cancelled; everybody invited hears it by e-mail',
};

/** What becomes of the coming meeting of a request that is converted. */
function ConversionMeeting({ meeting, request }: { meeting: MeetingView; request: ConsultationView }) {
  const choice: unknown = Form.useWatch(['meeting', 'choice'], Form.useFormInstance());
  return (
    <>
      <Form.Item label="The coming meeting" required>
        <p className="mb-8 muted small">
          <MeetingTime meeting={meeting} /> with {meeting.host_name}
        </p>
        <Form.Item name={['meeting', 'choice']} noStyle>
          <Radio.Group
            className="money-form__choices"
            options={Object.entries(words).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
      </Form.Item>
      {choice === 'move' ? (
        <TimeItem
          name={['meeting', 'starts_at']}
          label="New time"
          filter={{ consultation_type: request.consultation_type, host_id: meeting.host_id }}
          side="admin"
        />
      ) : null}
    </>
  );
}

/** The next meeting of a request that is still to take place; undefined while it loads, and where there is none. */
function useComingMeeting({
  id,
  next_meeting_at: next,
}: Pick<ConsultationView, 'id' | 'next_meeting_at'>): MeetingView | undefined {
  const now = useNow();
  const { data } = useQuery({ ...meetingQueries.ofRequest(id), enabled: next !== null });
  return data?.data
    .filter((meeting) => isOpenMeeting(meeting) && Date.parse(meeting.starts_at) > now)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];
}
