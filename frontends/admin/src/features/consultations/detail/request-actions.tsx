import { messages, type ConsultationView } from '@portal/contracts';
import { useCan, useDeleteConsultation } from '@portal/data-access';
import { meetingDayText } from '@portal/features';
import { MoreMenu, useTimeStyle, type Deletion, type StatusStep } from '@portal/ui-antd';
import { Button } from 'antd';
import { useState } from 'react';
import { useHistoryItem } from '../../../use-history-item.js';
import { isClosed } from '../board/consultation-card.js';
import { targetsOf } from '../convert/conversion-targets.js';
import { Converting } from '../convert/converting.js';
import type { Steps } from './use-steps.js';

interface RequestActionsProps {
  request: ConsultationView;
  steps: Steps;
  /** The step that leads. */
  next: StatusStep | undefined;
  onEdit: () => void;
  /** Called when the request is gone. */
  onDeleted: () => void;
}

/** The step that leads; editing, converting, junk and deleting are behind "…". */
export function RequestActions({ request, steps, next, onEdit, onDeleted }: RequestActionsProps) {
  const [isConverting, setIsConverting] = useState(false);
  const history = useHistoryItem(request);
  const mayConvert = useCan('consultation.convert');
  const deletion = useDeletion(request, onDeleted);
  const targets = mayConvert ? targetsOf(request) : undefined;
  const isBusy = steps.saver.saving;
  const edit = { key: 'edit', label: 'Edit request', onClick: onEdit };
  const convert = {
    key: 'convert',
    label: `Convert to ${targets?.join(' or ')}`,
    onClick: () => setIsConverting(true),
  };
  const junk = {
    key: 'junk',
    label: 'Close as junk',
    title: 'Closes it as not a real request',
    disabled: isBusy,
    onClick: () => void steps.junk(request),
  };
  return (
    <>
      {next ? (
        <Button type={isClosed(request.status) ? 'default' : 'primary'} disabled={isBusy} onClick={next.onTake}>
          {next.label}
        </Button>
      ) : null}
      <MoreMenu
        label={`More for ${request.reference}`}
        groups={[[edit, ...(targets ? [convert] : [])], isClosed(request.status) ? [] : [junk], history]}
        deletion={deletion}
      />
      {isConverting ? <Converting request={request} onClose={() => setIsConverting(false)} /> : null}
    </>
  );
}

/** The way to delete it, with what goes with it. */
function useDeletion(request: ConsultationView, onDeleted: () => void): Deletion | undefined {
  const mutation = useDeleteConsultation();
  const mayDelete = useCan('consultation.delete');
  const { timeZone } = useTimeStyle();
  const { next_meeting_at: next } = request;
  const calledOff = next
    ? ` The meeting on ${meetingDayText(next, timeZone)} is cancelled; everybody invited hears it by e-mail.`
    : '';
  if (!mayDelete) return undefined;
  return {
    id: request.id,
    mutation,
    noun: 'request',
    title: `Delete request ${request.reference}?`,
    text: `“${request.title}” from ${request.name} disappears for you and the customer.${calledOff} An admin can bring it back for 30 days.`,
    toasts: { success: messages.success.consultationDeleted, failure: messages.failure.consultationDelete },
    onDeleted,
  };
}
