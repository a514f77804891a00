import type { CustomerMeetingView } from '@portal/contracts';
import { useTimeStyle } from '@portal/ui-antd';
import { clocksDiffer, meetingDayText, meetingSpanText } from './meeting-time-text.js';
import './meetings.css';

type Timed = Pick<CustomerMeetingView, 'starts_at' | 'ends_at' | 'time_zone'>;

/** When a meeting is, on the reader's clock; and on the clock of who booked it, where that shows another time. */
export function MeetingTime({ meeting }: { meeting: Timed }) {
  const { timeZone } = useTimeStyle();
  const { starts_at: start, time_zone: booked } = meeting;
  return (
    <span className="meeting-time">
      <time dateTime={start} className="meeting-time__main">
        {meetingDayText(start, timeZone)}, {meetingSpanText(meeting, timeZone)}
      </time>
      {clocksDiffer(start, timeZone, booked) ? (
        <span className="meeting-time__other">{meetingSpanText(meeting, booked)} where it was booked</span>
      ) : null}
    </span>
  );
}
