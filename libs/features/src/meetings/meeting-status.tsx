import type { MeetingStatus as Status } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import { meetingStatusTones, meetingStatusLabels } from './meeting-labels.js';

/** The state of a meeting as a word with a dot. */
export const MeetingStatus = ({ status }: { status: Status }) => (
  <StatusTag tone={meetingStatusTones[status]}>{meetingStatusLabels[status]}</StatusTag>
);
