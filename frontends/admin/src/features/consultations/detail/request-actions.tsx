import type { ConsultationView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { meetingDayText } from '@portal/features';
import { useTimeStyle, type StatusStep } from '@portal/ui-antd';
import { Button } from 'antd';
import { useState } from 'react';
import { RecordMenu } from '../../../records/record-menu.js';
import { isClosed } from '../board/consultation-card.js';
import { Converting, targetsOf } from '../convert/convert-form.js';
import { requestRecord } from '../consultation.record.js';
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
  const mayConvert = useCan('consultation.convert');
  const mayDelete = useCan('consultation.delete');
  const { timeZone } = useTimeStyle();
  const targets = mayConvert ? targetsOf(request) : undefined;
  const isBusy = steps.saver.saving;
  const isOver = isClosed(request.status);
  const { next_meeting_at: meeting } = request;
  const calledOff = meeting
    ? ` The meeting on ${meetingDayText(meeting, timeZone)} is cancelled; everybody invited hears it by e-mail.`
    : '';
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
        <Button type={isOver ? 'default' : 'primary'} disabled={isBusy} onClick={next.onTake}>
          {next.label}
        </Button>
      ) : null}
      <RecordMenu
        of={requestRecord}
        record={request}
        name={request.reference}
        groups={[
          [{ key: 'edit', label: 'Edit request', onClick: onEdit }, targets !== undefined && convert],
          [!isOver && junk],
        ]}
        deletion={
          mayDelete && {
            title: `Delete request ${request.reference}?`,
            text: `“${request.title}” from ${request.name} disappears for you and the customer.${calledOff} An admin can bring it back for 30 days.`,
            onDeleted,
          }
        }
      />
      {isConverting ? <Converting request={request} onClose={() => setIsConverting(false)} /> : null}
    </>
  );
}
