import {
  type MeetingMode,
  type MeetingStatus,
  type MeetingView,
  messages,
  type UpdateMeeting,
} from '@portal/contracts';
import { useUpdateMeeting } from '@portal/data-access';
import { type SavedRecord, useSaveRecord } from '@portal/ui-antd';
import { meetingModeLabels, meetingStatusLabels } from './meeting-labels.js';

/** The toasts of a changed or moved meeting. */
export const meetingUpdateToasts = {
  success: messages.success.meetingUpdated,
  failure: messages.failure.meetingUpdate,
};

const meetingRecord: SavedRecord<MeetingView, UpdateMeeting> = {
  inSentence: ({ consultation_reference: reference }) => `the meeting about ${reference}`,
  useUpdate: useUpdateMeeting,
  useFields: () => [
    { key: 'status', label: 'Status', show: (value) => meetingStatusLabels[value as MeetingStatus] },
    { key: 'mode', label: 'How we meet', show: (value) => meetingModeLabels[value as MeetingMode] },
    { key: 'location', label: 'Place' },
    { key: 'meeting_url', label: 'Video room' },
    { key: 'agenda', label: 'Agenda' },
    { key: 'notes', label: 'Notes' },
    { key: 'cancel_reason', label: 'Reason' },
  ],
  toasts: { updated: meetingUpdateToasts },
};

/** Changes one meeting, with toasts, and lets the user choose when another user changed it first. */
export const useSaveMeeting = (meeting: MeetingView) => useSaveRecord(meetingRecord, meeting);
