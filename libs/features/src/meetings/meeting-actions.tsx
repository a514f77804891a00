import type { ConsultationType, MeetingStatus, MeetingView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { useNow } from '@portal/ui-antd';
import { Button } from 'antd';
import { useState } from 'react';
import { MeetingReason } from './meeting-reason.js';
import { meetingStepsOf, type MeetingSide, type MeetingStep } from './meeting-steps.js';
import { RescheduleMeeting } from './reschedule-meeting.js';
import { useSaveMeeting } from './use-save-meeting.js';

interface MeetingActionsProps {
  meeting: MeetingView;
  consultationType: ConsultationType;
  side: MeetingSide;
}

const words: Readonly<Record<MeetingStep, string>> = {
  confirm: 'Confirm time',
  decline: 'Decline',
  reschedule: 'Move',
  cancel: 'Cancel meeting',
  complete: 'It took place',
  no_show: 'No-show',
};

/** Steps without a question. */
const direct: Readonly<Partial<Record<MeetingStep, MeetingStatus>>> = {
  confirm: 'confirmed',
  complete: 'completed',
  no_show: 'no_show',
};

/** The steps that the reader's side can take now; none for those who only read. */
export function MeetingActions({ meeting, consultationType, side }: MeetingActionsProps) {
  const mayChange = useCan('meeting.update', meeting);
  const saver = useSaveMeeting(meeting);
  const [openDialog, setOpenDialog] = useState<MeetingStep>();
  const now = useNow();
  const close = (): void => setOpenDialog(undefined);
  const take = (step: MeetingStep): void => {
    const status = direct[step];
    if (status) saver.apply({ status, version: meeting.version });
    else setOpenDialog(step);
  };
  if (!mayChange) return null;
  return (
    <>
      {meetingStepsOf(meeting, side, now).map((step, index) => (
        <Button
          key={step}
          type={index === 0 && direct[step] ? 'primary' : 'default'}
          disabled={saver.saving}
          onClick={() => take(step)}
        >
          {words[step]}
        </Button>
      ))}
      {openDialog === 'reschedule' ? (
        <RescheduleMeeting meeting={meeting} consultationType={consultationType} side={side} onClose={close} />
      ) : null}
      {openDialog === 'cancel' || openDialog === 'decline' ? (
        <MeetingReason
          meeting={meeting}
          to={openDialog === 'decline' ? 'declined' : 'cancelled'}
          reader={side === 'admin' ? 'The customer' : 'Our team'}
          onSave={saver.save}
          onClose={close}
        />
      ) : null}
      {saver.conflictDialog}
    </>
  );
}
