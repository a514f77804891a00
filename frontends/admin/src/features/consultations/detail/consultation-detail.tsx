import { updateConsultation, type ConsultationView } from '@portal/contracts';
import { consultationQueries } from '@portal/data-access';
import {
  PromiseClock,
  RequestConversation,
  displayStatusOf,
  StatusTimeline,
  useSaveConsultation,
} from '@portal/features';
import {
  Deferred,
  DetailColumns,
  DetailPage,
  fieldEdits,
  FoldedSection,
  StatusSelect,
  useWide,
  type ChangeMark,
  type ChangeMarks,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { RequestMeetings } from '../../meetings/request-meetings.js';
import { LogContact } from './log-contact.js';
import { ConsultationForm } from '../consultation.form.js';
import { RequestActions } from './request-actions.js';
import { RequestSide } from './request-side.js';
import { requestSteps } from './request-steps.js';
import { useSteps } from './use-steps.js';
import { OpenRecord } from '../../../records/open-record.js';
import '../consultations.css';

interface ConsultationDetailProps {
  id: string;
  change: ChangeMark | undefined;
  /** Meetings that another user changed a moment ago. */
  meetingMarks?: ChangeMarks;
}

/** One request as admins see it, beside the list or in its place. */
export function ConsultationDetail({ id, ...marks }: ConsultationDetailProps) {
  const result = useQuery(consultationQueries.detail(id));
  const { search } = useLocation();
  const back = { to: `${addresses.consultations}${search}`, label: 'Consultations' };
  return (
    <OpenRecord result={result} back={back}>
      {(request) => <OpenConsultation request={request} back={back} {...marks} />}
    </OpenRecord>
  );
}

interface OpenConsultationProps extends Omit<ConsultationDetailProps, 'id'> {
  request: ConsultationView;
  back: { to: string; label: string };
}

function OpenConsultation({ request, back, change, meetingMarks }: OpenConsultationProps) {
  const [editing, setEditing] = useState(false);
  const saver = useSaveConsultation(request);
  const steps = useSteps();
  const navigate = useNavigate();
  const edit = fieldEdits({ record: request, save: saver.save, schema: updateConsultation, mayEdit: true });
  const { all, next } = requestSteps(request, steps);
  const { words, tone } = displayStatusOf(request);
  return (
    <DetailPage
      back={back}
      beside={useWide()}
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
        <RequestActions
          request={request}
          steps={steps}
          next={next}
          onEdit={() => setEditing(true)}
          onDeleted={() => void navigate(back.to)}
        />
      }
    >
      <DetailColumns
        properties={
          <Deferred>
            <RequestSide request={request} edit={edit} saver={saver} />
          </Deferred>
        }
      >
        <RequestConversation request={request} side="admin" extra={<LogContact request={request} />} />
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
