import { UpdateMeeting, type MeetingView } from '@portal/contracts';
import { ReasonModal } from '@portal/ui-antd';
import { MeetingTime } from './meeting-time.js';

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
