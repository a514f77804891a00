import type { MeetingView } from '@portal/contracts';
import { meetingStatusLabels } from '@portal/features';
import { classNames, formatInstant, officeTimeText } from '@portal/ui';
import { useTimeStyle, type ChangeMarks } from '@portal/ui-antd';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

interface CalendarEntryProps {
  meeting: MeetingView;
  marks: ChangeMarks;
  style?: CSSProperties;
}

/** A meeting in the calendar: a way to its request. One that is only proposed is drawn with a dashed edge. */
export function CalendarEntry({ meeting, marks, style }: CalendarEntryProps) {
  const { timeZone } = useTimeStyle();
  const { status, starts_at: start, consultation_title: title, host_name: host } = meeting;
  const office = officeTimeText(start, timeZone);
  return (
    <Link
      to={addresses.consultation({ id: meeting.consultation_id })}
      data-meeting={meeting.id}
      style={style}
      title={[meetingStatusLabels[status], title, host, office ? `${office} at our office` : null]
        .filter(Boolean)
        .join(' · ')}
      className={classNames(
        'calendar-entry',
        `calendar-entry--${status}`,
        marks.get(meeting.id)?.glowing && 'is-glowing',
      )}
    >
      <span className="calendar-entry__time">{formatInstant(start, 'clock', timeZone)}</span>{' '}
      <span className="strong">{title}</span>{' '}
      <span className="calendar-entry__who">
        {meeting.customer_name ?? 'Customer'} with {host}
      </span>
      {status === 'confirmed' ? null : <span className="visually-hidden">{meetingStatusLabels[status]}</span>}
      {office ? <span className="visually-hidden">{office} at our office</span> : null}
    </Link>
  );
}
