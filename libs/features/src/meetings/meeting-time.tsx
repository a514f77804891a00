import { businessHours, type CustomerMeetingView } from '@portal/contracts';
import { officeTimeText } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
import { clocksDiffer, meetingDayText, meetingSpanText } from './meeting-time-text.js';
import './meetings.css';

type Timed = Pick<CustomerMeetingView, 'starts_at' | 'ends_at' | 'time_zone'>;

/** When a meeting is, on the reader's clock; and on the clock of who booked it, where that shows another time. */
export function MeetingTime({ meeting }: { meeting: Timed }) {
  const { timeZone } = useTimeStyle();
  const { starts_at: start, time_zone: booked } = meeting;
  const isOtherAsBooked = clocksDiffer(start, timeZone, booked);
  const office =
    isOtherAsBooked && !clocksDiffer(start, booked, businessHours.zone) ? undefined : officeTimeText(start, timeZone);
  return (
    <span className="meeting-time">
      <time dateTime={start}>
        {meetingDayText(start, timeZone)}, {meetingSpanText(meeting, timeZone)}
      </time>
      {isOtherAsBooked ? (
        <span className="meeting-time__other muted tiny">{meetingSpanText(meeting, booked)} where it was booked</span>
      ) : null}
      {office ? <span className="meeting-time__other muted tiny">{office} at our office</span> : null}
    </span>
  );
}
