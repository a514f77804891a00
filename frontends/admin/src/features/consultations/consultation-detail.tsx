import { messages, type ConsultationView } from '@portal/contracts';
import { Can, consultationQueries, useDeleteConsultation } from '@portal/data-access';
import {
  ConsultationStatus,
  ConsultationSummary,
  outcomeWords,
  PromiseClock,
  sourceWords,
  StatusTimeline,
  useSaveConsultation,
} from '@portal/features';
import {
  DeleteButton,
  DetailFailed,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  Facts,
  useWide,
  type ChangeMark,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Assignee } from './assignee.js';
import { ConsultationForm } from './consultation.form.js';
import { InternalNotes } from './internal-notes.js';
import { StatusMoves } from './status-moves.js';

/** One request as admins see it, beside the list or in its place. */
export function ConsultationDetail({ id, change }: { id: string; change: ChangeMark | undefined }) {
  const { data, error, refetch } = useQuery(consultationQueries.detail(id));
  const { search } = useLocation();
  const back = { to: `/admin/consultations${search}`, label: 'Consultations' };
  if (data) return <OpenConsultation request={data} back={back} change={change} />;
  return error ? <DetailFailed back={back} error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />;
}

interface OpenConsultationProps {
  request: ConsultationView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function OpenConsultation({ request, back, change }: OpenConsultationProps) {
  const [editing, setEditing] = useState(false);
  const saver = useSaveConsultation(request);
  return (
    <DetailPage
      back={back}
      beside={useWide()}
      eyebrow={`${request.reference} · ${sourceWords[request.source]}`}
      title={request.title}
      change={change}
      status={
        <>
          <ConsultationStatus status={request.status} />
          <PromiseClock request={request} />
        </>
      }
      actions={
        <>
          <StatusMoves request={request} saver={saver} />
          <Button icon={<Pencil size={15} strokeWidth={1.75} />} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Can permission="consultation.delete">
            <DeleteRequest request={request} back={back.to} />
          </Can>
        </>
      }
    >
      <DetailSection title="Handling">
        <Assignee
          request={request}
          onAssign={(assigned_to) => saver.apply({ assigned_to, version: request.version })}
        />
        <Facts
          items={[
            ['Outcome', request.outcome ? outcomeWords[request.outcome] : null],
            ['Declined because', request.decline_reason],
          ]}
        />
        <InternalNotes request={request} onSave={saver.save} />
      </DetailSection>
      <ConsultationSummary request={request} />
      <DetailSection title="Where it stands">
        <StatusTimeline request={request} />
      </DetailSection>
      {editing ? <ConsultationForm request={request} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
    </DetailPage>
  );
}

function DeleteRequest({ request, back }: { request: ConsultationView; back: string }) {
  const navigate = useNavigate();
  return (
    <DeleteButton
      id={request.id}
      mutation={useDeleteConsultation()}
      noun="request"
      title={`Delete request ${request.reference}?`}
      text={`“${request.title}” from ${request.name} disappears for you and the customer. An admin can bring it back for 30 days.`}
      says={{ success: messages.success.consultationDeleted, failure: messages.failure.consultationDelete }}
      onDeleted={() => void navigate(back)}
    />
  );
}
