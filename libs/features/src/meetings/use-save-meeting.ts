import {
  type MeetingMode,
  type MeetingStatus,
  type MeetingView,
  messages,
  type UpdateMeeting,
} from '@portal/contracts';
import { useUpdateMeeting } from '@portal/data-access';
import { type ConflictField, type Save, useSave } from '@portal/ui-antd';
import { meetingModeLabels, meetingStatusLabels } from './meeting-labels.js';

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

/** Fields of a meeting that two people can both have changed. */
const meetingConflictFields: readonly ConflictField[] = [
  { key: 'status', label: 'Status', show: (value) => meetingStatusLabels[value as MeetingStatus] },
  { key: 'mode', label: 'How we meet', show: (value) => meetingModeLabels[value as MeetingMode] },
  { key: 'location', label: 'Place' },
  { key: 'meeting_url', label: 'Video room' },
  { key: 'agenda', label: 'Agenda' },
  { key: 'notes', label: 'Notes' },
  { key: 'cancel_reason', label: 'Reason' },
];
