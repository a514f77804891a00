import type { MeetingMode, MeetingStatus } from '@portal/contracts';
import type { ConflictField } from '@portal/ui-antd';
import { meetingModeLabels, meetingStatusLabels } from './meeting-labels.js';

/** Fields of a meeting that two people can both have changed. */
export const meetingConflictFields: readonly ConflictField[] = [
  { key: 'status', label: 'Status', show: (value) => meetingStatusLabels[value as MeetingStatus] },
  { key: 'mode', label: 'How we meet', show: (value) => meetingModeLabels[value as MeetingMode] },
  { key: 'location', label: 'Place' },
  { key: 'meeting_url', label: 'Video room' },
  { key: 'agenda', label: 'Agenda' },
  { key: 'notes', label: 'Notes' },
  { key: 'cancel_reason', label: 'Reason' },
];
