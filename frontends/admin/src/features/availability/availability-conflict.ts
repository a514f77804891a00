import type { ConflictField } from '@portal/ui-antd';
import { weekdays, type DayException, type Hours } from './weekly-hours.js';

/** Fields of a host's availability that two people can both have changed. */
export const availabilityConflictFields: readonly ConflictField[] = [
  { key: 'takes_meetings', label: 'Takes meetings', show: (value) => (value ? 'Yes' : 'No') },
  { key: 'time_zone', label: 'Time zone' },
  { key: 'meeting_url', label: 'Video room' },
  {
    key: 'weekly',
    label: 'Weekly hours',
    show: (value) =>
      (value as Hours[]).map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from}–${to}`).join('\n') || 'none',
  },
  {
    key: 'exceptions',
    label: 'Days that differ',
    show: (value) =>
      (value as DayException[])
        .map(({ day, from, to, note }) =>
          [day, from === null ? 'closed' : `${from}–${to}`, note].filter(Boolean).join(' '),
        )
        .join('\n') || 'none',
  },
];
