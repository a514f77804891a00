import { messages, type MeetingView, type UpdateMeeting } from '@portal/contracts';
import { useUpdateMeeting } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { meetingConflictFields } from './meeting-conflict.js';

/** The toasts of a changed or moved meeting. */
export const meetingUpdateToasts = {
  success: messages.success.meetingUpdated,
  failure: messages.failure.meetingUpdate,
};

/** Changes one meeting, with toasts, and lets the user choose when another user changed it first. */
export function useSaveMeeting(meeting: MeetingView): Save<MeetingView, UpdateMeeting> {
  const update = useUpdateMeeting();
  return useSave({
    record: meeting,
    name: `the meeting about ${meeting.consultation_reference}`,
    send: (changes: UpdateMeeting) => update.mutateAsync({ id: meeting.id, ...changes }),
    fields: meetingConflictFields,
    toasts: meetingUpdateToasts,
  });
}
