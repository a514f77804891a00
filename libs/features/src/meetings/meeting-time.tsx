import { businessHours, type CustomerMeetingView } from '@portal/contracts';
import { formatInstant, formatRange, officeTimeText } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
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
    <span className="meeting-time numeric">
      <time dateTime={start}>
        {meetingDayText(start, timeZone)}, {meetingSpanText(meeting, timeZone)}
      </time>
      {isOtherAsBooked ? (
        <span className="weight-400 muted tiny">{meetingSpanText(meeting, booked)} where it was booked</span>
      ) : null}
      {office ? <span className="weight-400 muted tiny">{office} at our office</span> : null}
    </span>
  );
}

interface Span {
  starts_at: string;
  ends_at: string;
}

/** The hour on the reader's clock: "9:30 AM". */
export const clockText = (instant: string, timeZone?: string): string => formatInstant(instant, 'clock', timeZone);

/** From when to when, with the zone: "9:30 – 10:00 AM EST". */
export const meetingSpanText = ({ starts_at, ends_at }: Span, timeZone?: string): string =>
  formatRange(starts_at, ends_at, 'clockInZone', timeZone);

/** The day with its weekday: "Thursday, December 3". */
export const meetingDayText = (instant: string, timeZone?: string): string =>
  formatInstant(instant, 'longDay', timeZone);

/** Whether clocks of two zones show different times at an instant. */
const clocksDiffer = (instant: string, one: string | undefined, other: string): boolean =>
  clockText(instant, one) !== clockText(instant, other);
