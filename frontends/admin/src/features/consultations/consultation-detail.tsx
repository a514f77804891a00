import type { ConsultationView } from '@portal/contracts';
import { consultationQueries } from '@portal/data-access';
import {
  ConsultationNeeds,
  ConsultationFacts,
  ConsultationStanding,
  outcomeLabels,
  PromiseClock,
  sourceLabels,
  StatusTimeline,
  useSaveConsultation,
} from '@portal/features';
import {
  DetailFailed,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  Facts,
  useWide,
  type ChangeMark,
  type ChangeMarks,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { DealLink, ProjectLink } from '../../views/record-links.js';
import { RequestMeetings } from '../meetings/request-meetings.js';
import { Assignee } from './assignee.js';
import { ContactLog } from './contact-log.js';
import { ConsultationForm } from './consultation.form.js';
import { InternalNotes } from './internal-notes.js';
import { RequestActions } from './request-actions.js';
import { SameAddress } from './same-address.js';
import { useSteps } from './use-steps.js';
import './consultations.css';

interface ConsultationDetailProps {
  id: string;
  change: ChangeMark | undefined;
  /** Meetings that another user changed a moment ago. */
  meetingMarks?: ChangeMarks;
}

/** One request as admins see it, beside the list or in its place. */
export function ConsultationDetail({ id, ...marks }: ConsultationDetailProps) {
  const { data, error, refetch } = useQuery(consultationQueries.detail(id));
  const { search } = useLocation();
  const back = { to: `${addresses.consultations}${search}`, label: 'Consultations' };
  if (data) return <OpenConsultation request={data} back={back} {...marks} />;
  return error ? <DetailFailed back={back} error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />;
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
  return (
    <DetailPage
      back={back}
      beside={useWide()}
      eyebrow={`${request.reference} · ${sourceLabels[request.source]}`}
      title={request.title}
      change={change}
      status={
        <>
          <ConsultationStanding request={request} />
          <PromiseClock request={request} />
          <SameAddress request={request} />
        </>
      }
      actions={
        <RequestActions
          request={request}
          steps={steps}
          onEdit={() => setEditing(true)}
          onDeleted={() => void navigate(back.to)}
        />
      }
    >
      <ConsultationNeeds request={request} />
      <DetailSection title="Handling">
        <Assignee
          request={request}
          onAssign={(assigned_to) => saver.apply({ assigned_to, version: request.version })}
        />
        <Facts
          items={[
            ['Asked from', request.source_page],
            ['Outcome', request.outcome ? outcomeLabels[request.outcome] : null],
            ['Project', request.project_id ? <ProjectLink id={request.project_id} /> : null],
            ['Deal', request.deal_id ? <DealLink id={request.deal_id} /> : null],
            ['Declined because', request.decline_reason],
          ]}
        />
        <InternalNotes request={request} onSave={saver.save} onRefused={saver.showRefusal} />
      </DetailSection>
      <ContactLog request={request} />
      <RequestMeetings request={request} marks={meetingMarks} />
      <ConsultationFacts request={request} />
      <DetailSection title="Where it stands">
        <StatusTimeline request={request} />
      </DetailSection>
      {editing ? <ConsultationForm request={request} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
      {steps.dialogs}
    </DetailPage>
  );
}
