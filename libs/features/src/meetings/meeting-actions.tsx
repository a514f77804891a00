import {
  type ConsultationType,
  type MeetingStatus,
  type MeetingView,
  UpdateMeeting,
  requiredLine,
  RescheduleMeeting as rescheduleMeeting,
  limits,
} from '@portal/contracts';
import { useCan, useRescheduleMeeting } from '@portal/data-access';
import { useNow, ReasonModal, FormModal, useTimeStyle, withId } from '@portal/ui-antd';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { meetingStepsOf, type MeetingSide, type MeetingStep } from './meeting-steps.js';
import { useSaveMeeting, meetingUpdateToasts } from './use-save-meeting.js';
import { MeetingTime } from './meeting-time.js';
import { TimeItem } from './time-item.js';

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

interface MeetingReasonProps {
  meeting: MeetingView;
  /** What is done with the meeting. */
  to: 'declined' | 'cancelled';
  /** Who reads the reason: "The customer". */
  reader: string;
  onSave: (changes: UpdateMeeting, opened: MeetingView) => Promise<unknown>;
  onClose: () => void;
}

/** Declines or cancels a meeting, with a word why for the other side. */
export function MeetingReason({ meeting, to, reader, onSave, onClose }: MeetingReasonProps) {
  const words = to === 'declined' ? 'Decline this time' : 'Cancel meeting';
  return (
    <ReasonModal
      title={words}
      schema={UpdateMeeting}
      toInput={({ cancel_reason: reason }) => ({
        status: to,
        ...(reason ? { cancel_reason: reason } : {}),
        version: meeting.version,
      })}
      submitText={words}
      {...(to === 'cancelled' ? { keepText: 'Keep meeting' } : {})}
      onSubmit={(changes) => onSave(changes, meeting)}
      onClose={onClose}
      name="cancel_reason"
      label="Why"
      extra={`${reader} reads this in the e-mail.`}
    >
      <p className="meeting-dialog__what muted">
        <MeetingTime meeting={meeting} />
      </p>
    </ReasonModal>
  );
}

interface RescheduleMeetingProps {
  meeting: MeetingView;
  /** Of the request: how long it takes. */
  consultationType: ConsultationType;
  side: MeetingSide;
  onClose: () => void;
}

const moving = rescheduleMeeting.extend({ starts_at: requiredLine(limits.title, 'Choose a new time') });

/** Moves a meeting: a free time counts at once, any other when the other side confirms it. */
export function RescheduleMeeting({ meeting, consultationType, side, onClose }: RescheduleMeetingProps) {
  const { timeZone } = useTimeStyle();
  const filter = {
    consultation_type: consultationType,
    ...(side === 'admin' ? { host_id: meeting.host_id } : {}),
  };
  return (
    <FormModal
      title="Move meeting"
      schema={moving}
      initialValues={{ starts_at: '', reason: '' }}
      toInput={({ starts_at: start, reason }) => ({
        starts_at: start,
        ...(reason ? { reason } : {}),
        ...(side === 'customer' && timeZone ? { time_zone: timeZone } : {}),
        version: meeting.version,
      })}
      submitText="Move meeting"
      onSubmit={withId(meeting.id, useRescheduleMeeting())}
      toasts={meetingUpdateToasts}
      onClose={onClose}
    >
      <p className="meeting-dialog__what muted">
        Now <MeetingTime meeting={meeting} />
      </p>
      <TimeItem label="New time" filter={filter} side={side} />
      <Form.Item name="reason" label="Why" extra={side === 'admin' ? 'The customer reads this.' : 'We read this.'}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormModal>
  );
}
