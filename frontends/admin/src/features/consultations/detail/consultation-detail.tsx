import {
  consultationTransitions,
  LogConsultationContact,
  openConsultationStatuses,
  UpdateConsultation,
  type ConsultationStatus,
  type ConsultationView,
} from '@portal/contracts';
import { consultationQueries, useLogConsultationContact } from '@portal/data-access';
import {
  displayStatusOf,
  instantOfWallClock,
  NewButton,
  optionsOf,
  PromiseClock,
  RecordBoundary,
  RequestConversation,
  StatusTimeline,
  statusTones,
  useLiveConsultations,
  useLiveMeetings,
  useSaveConsultation,
  wayLabels,
  type CommentComposerHandle,
} from '@portal/features';
import {
  ChoiceItem,
  Deferred,
  DetailColumns,
  DetailPage,
  fieldEdits,
  FoldedSection,
  FormModal,
  LAST_MINUTE,
  LineItem,
  StatusSelect,
  stepsTo,
  TextItem,
  useLeaveRecord,
  useSteps as useListSteps,
  useTimeStyle,
  type ChangeMarks,
  type RecordBodyProps,
  type StatusStep,
} from '@portal/ui-antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PhoneOutgoing } from 'lucide-react';
import { useRef, useState } from 'react';
import { addresses } from '../../../addresses.js';
import { useTeam } from '../../../people/people.js';
import type { OpenedFrom } from '../../../records/record-kind.js';
import { recordPage } from '../../../records/record-page.js';
import { CannedReplySelect } from '../../canned-replies/canned-reply-select.js';
import { RequestMeetings } from '../../meetings/request-meetings.js';
import { ConsultationForm } from '../consultation.form.js';
import { RequestActions } from './request-actions.js';
import { RequestSide } from './request-side.js';
import { useSteps, type Steps } from './use-steps.js';
import '../consultations.css';

/** One request as admins see it. */
export function ConsultationRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(consultationQueries.detail(id));
  const changes = useLiveConsultations();
  const meetingMarks = useLiveMeetings();
  return (
    <RecordBoundary result={result} back={back}>
      {(request) => (
        <OpenConsultation request={request} back={back} change={changes.get(id)} meetingMarks={meetingMarks} />
      )}
    </RecordBoundary>
  );
}

/** The page of a request. */
export const ConsultationDetailPage = recordPage(ConsultationRecord, addresses.consultations, 'Consultations');

interface OpenConsultationProps extends OpenedFrom {
  request: ConsultationView;
  /** Meetings that another user changed a moment ago. */
  meetingMarks: ChangeMarks;
}

function OpenConsultation({ request, back, change, meetingMarks }: OpenConsultationProps) {
  const [editing, setEditing] = useState(false);
  const saver = useSaveConsultation(request);
  const steps = useSteps();
  const leave = useLeaveRecord(back.to);
  const edit = fieldEdits({ record: request, save: saver.save, schema: UpdateConsultation, mayEdit: true });
  const { all, next } = requestSteps(request, steps);
  const { words, tone } = displayStatusOf(request);
  const composer = useRef<CommentComposerHandle>(null);
  const team = useTeam();
  const neighbors = useListSteps();
  const client = useQueryClient();
  /** Of the request as the answer left it: the first one begins the work. */
  const stepAfterAnswer = async (to: ConsultationStatus): Promise<void> =>
    steps.take(await client.query({ ...consultationQueries.detail(request.id), staleTime: 0 }), to);
  return (
    <DetailPage
      back={back}
      number={request.reference}
      title={request.title}
      titleEdit={edit('title')}
      change={change}
      status={
        <>
          <StatusSelect tone={tone} steps={all}>
            {words}
          </StatusSelect>
          <PromiseClock request={request} />
        </>
      }
      actions={
        <RequestActions request={request} steps={steps} next={next} onEdit={() => setEditing(true)} onDeleted={leave} />
      }
    >
      <DetailColumns
        properties={
          <Deferred>
            <RequestSide request={request} edit={edit} saver={saver} />
          </Deferred>
        }
      >
        <RequestConversation
          request={request}
          side="admin"
          extra={<LogContact request={request} />}
          composer={composer}
          team={team}
          texts={
            <CannedReplySelect
              about={{ ...request, number: request.reference }}
              onChoose={(text) => composer.current?.insert(text)}
              textsOnly
            />
          }
          onNext={neighbors?.toNext}
          steps={answerStepsOf(request)}
          onStep={(to) => void stepAfterAnswer(to)}
        />
        <Deferred>
          <RequestMeetings request={request} marks={meetingMarks} />
          <FoldedSection title="History">
            <StatusTimeline request={request} />
          </FoldedSection>
        </Deferred>
      </DetailColumns>
      {editing ? <ConsultationForm request={request} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
      {steps.dialogs}
    </DetailPage>
  );
}

/** What an answer can do with its request in the same step; what needs more is asked once it has gone. */
function answerStepsOf({ status }: ConsultationView): readonly { status: ConsultationStatus; label: string }[] {
  const labels: Partial<Record<ConsultationStatus, string>> = {
    scheduled: 'Send and mark scheduled',
    completed: 'Send and complete…',
    ...(openConsultationStatuses.some((open) => open === status) ? {} : { in_progress: 'Send and reopen' }),
  };
  return consultationTransitions.allowed(status, 'admin').flatMap((to) => {
    const label = labels[to];
    return label ? [{ status: to, label }] : [];
  });
}

/** The step that comes next on the way of most requests. */
const usual: Readonly<Record<ConsultationStatus, ConsultationStatus>> = {
  pending: 'in_progress',
  in_progress: 'scheduled',
  scheduled: 'completed',
  completed: 'in_progress',
  declined: 'in_progress',
  cancelled: 'in_progress',
};

/** What an admin may do with the state of a request now: all that the transitions allow, and the one that leads. */
function requestSteps(
  request: ConsultationView,
  { take, saver }: Steps,
): { all: readonly StatusStep[]; next: StatusStep | undefined } {
  const { status } = request;
  const states = consultationTransitions.allowed(status, 'admin');
  const takeOne = (to: ConsultationStatus) => (saver.saving ? undefined : take(request, to));
  const all = stepsTo(states, (to) => stepLabel(status, to), statusTones, takeOne);
  return { all, next: all.find(({ key }) => key === usual[status]) };
}

/** What a step does, in the words of its button. */
function stepLabel(from: ConsultationStatus, to: ConsultationStatus): string {
  if (to === 'in_progress')
    return from === 'pending' ? 'Start work' : from === 'scheduled' ? 'Back to in progress' : 'Reopen';
  return {
    scheduled: 'Mark scheduled',
    completed: 'Complete',
    declined: 'Decline',
    cancelled: 'Cancel request',
    pending: 'Back to pending',
  }[to];
}

/** Records a call or mail to the requester, which keeps the 24-hour promise (decisions 4.21). Only admins read it. */
export const LogContact = ({ request }: { request: ConsultationView }) => (
  <NewButton
    size="small"
    icon={<PhoneOutgoing size={14} strokeWidth={1.75} />}
    label="Log a call or message"
    form={(close) => <LogForm request={request} onClose={close} />}
  />
);

function LogForm({ request, onClose }: { request: ConsultationView; onClose: () => void }) {
  const { mutateAsync: log } = useLogConsultationContact();
  const { timeZone } = useTimeStyle();
  return (
    <FormModal
      title={`Log a call or message to ${request.name}`}
      schema={LogConsultationContact}
      initialValues={{ way: request.preferred_contact_method === 'email' ? 'email' : 'call' }}
      toInput={({ contacted_at: at, ...values }) => ({
        ...values,
        note: values['note'] ?? '',
        ...(typeof at === 'string' && at ? { contacted_at: instantOfWallClock(at, timeZone) } : {}),
      })}
      submitText="Log it"
      onSubmit={(values) => log({ id: request.id, ...values })}
      onClose={onClose}
    >
      <ChoiceItem name="way" label="How" required options={optionsOf(wayLabels)} />
      <LineItem
        name="contacted_at"
        label="When"
        extra="Now, unless you say otherwise."
        input={{ type: 'datetime-local', max: LAST_MINUTE }}
      />
      <TextItem name="note" label="What was said" extra="Only admins read this." required rows={[3, 10]} />
    </FormModal>
  );
}
