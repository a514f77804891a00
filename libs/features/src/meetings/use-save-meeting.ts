import { messages, type MeetingView, type UpdateMeeting } from '@portal/contracts';
import { useUpdateMeeting } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { meetingConflictFields } from './meeting-conflict.js';

/** What is said when a meeting was changed or moved, and when it wasn't. */
export const meetingUpdateSays = { success: messages.success.meetingUpdated, failure: messages.failure.meetingUpdate };

/** Changes one meeting, says so, and lets the person choose when somebody else changed it first. */
export function useSaveMeeting(meeting: MeetingView): Save<MeetingView, UpdateMeeting> {
  const update = useUpdateMeeting();
  return useSave({
    record: meeting,
    name: `the meeting about ${meeting.consultation_reference}`,
    send: (changes: UpdateMeeting) => update.mutateAsync({ id: meeting.id, ...changes }),
    fields: meetingConflictFields,
    says: meetingUpdateSays,
  });
}
