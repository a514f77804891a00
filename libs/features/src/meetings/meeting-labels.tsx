import { labelsOf, meetingStatuses, type MeetingMode } from '@portal/contracts';
import { statusTagOf, tonesOf } from '@portal/ui-antd';

/** States of a meeting in words, as both sides read them. */
export const meetingStatusLabels = labelsOf(meetingStatuses, {
  completed: 'Held',
  no_show: 'No-show',
  rescheduled: 'Moved',
});

export const meetingStatusTones = tonesOf(meetingStatuses);

/** Where it happens, in words. */
export const meetingModeLabels: Readonly<Record<MeetingMode, string>> = {
  video: 'Video call',
  phone: 'Phone call',
  onsite: 'On site',
};

/** The state of a meeting as a word with a dot. */
export const MeetingStatus = statusTagOf(meetingStatusLabels, meetingStatusTones);
