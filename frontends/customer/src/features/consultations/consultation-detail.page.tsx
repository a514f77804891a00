import { consultationTransitions, UpdateConsultation, type ConsultationView } from '@portal/contracts';
import { consultationQueries, useCan, useSession } from '@portal/data-access';
import {
  ConsultationStanding,
  PromiseClock,
  RequestConversation,
  RequesterProperties,
  RequestProperties,
  StatusTimeline,
  useLiveConsultations,
  useMeetingsCalledOff,
  useSaveConsultation,
  RecordBoundary,
} from '@portal/features';
import {
  DetailColumns,
  DetailPage,
  fieldEdits,
  FoldedSection,
  MoreMenu,
  Properties,
  useConfirm,
  type ChangeMark,
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { ConsultationForm } from './consultation.form.js';
import { RequestMeetings } from './request-meetings.js';

/** One request: its state, its text, and the actions open to the customer. */
export function ConsultationRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(consultationQueries.detail(id));
  const changes = useLiveConsultations();
  return (
    <RecordBoundary result={result} back={back} noun="request" hidesGone>
      {(request) => <ConsultationDetail request={request} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

/** The page of a request. */
export function ConsultationDetailPage() {
  const { id = '' } = useParams();
  return <ConsultationRecord id={id} back={{ to: addresses.consultations, label: useListTitle('Consultations') }} />;
}

interface ConsultationDetailProps {
  request: ConsultationView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function ConsultationDetail({ request, back, change }: ConsultationDetailProps) {
  const mayChange = useCan('consultation.update', request);
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const { save, apply, saving, conflictDialog } = useSaveConsultation(request);
  const confirm = useConfirm();
  const calledOffWith = useMeetingsCalledOff();
  const mayEdit = mayChange && request.status === 'pending';
  const edit = fieldEdits({ record: request, save, schema: UpdateConsultation, mayEdit });
  const canCancel = mayChange && consultationTransitions.allowed(request.status, 'anyone').includes('cancelled');

  const cancel = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Cancel request ${request.reference}?`,
      text: (
        <>
          “{request.title}” will be closed and nobody will call you about it. You can send a new request at any time.
          {await calledOffWith([request], 'cancelled')}
        </>
      ),
      confirm: 'Cancel request',
      keep: 'Keep request',
    });
    if (agreed) apply({ status: 'cancelled' });
  };
  const cancellation = {
    key: 'cancel',
    label: 'Cancel request',
    danger: true,
    disabled: saving,
    onClick: () => void cancel(),
  };
  return (
    <DetailPage
      back={back}
      number={request.reference}
      title={request.title}
      titleEdit={edit('title')}
      change={change}
      status={
        <>
          <ConsultationStanding request={request} />
          <PromiseClock request={request} spoken />
        </>
      }
      actions={
        <>
          {mayEdit ? <Button onClick={() => setEditing(true)}>Edit request</Button> : null}
          <MoreMenu label={`More for ${request.reference}`} groups={[canCancel ? [cancellation] : []]} />
        </>
      }
    >
      <DetailColumns
        properties={
          <Properties>
            <RequestProperties request={request} />
            <RequesterProperties request={request} />
          </Properties>
        }
      >
        {request.decline_reason ? <p>Why we declined: {request.decline_reason}</p> : null}
        {request.project_id && user?.id === request.customer_id ? (
          <p>
            Your request became a project: <Link to={addresses.project({ id: request.project_id })}>open it</Link>.
          </p>
        ) : null}
        <RequestConversation request={request} side="customer" />
        <RequestMeetings request={request} />
        <FoldedSection title="History">
          <StatusTimeline request={request} />
        </FoldedSection>
      </DetailColumns>
      {editing ? <ConsultationForm request={request} onSave={save} onClose={() => setEditing(false)} /> : null}
      {conflictDialog}
    </DetailPage>
  );
}
