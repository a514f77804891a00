import type { MeetingView } from '@portal/contracts';
import {
  dayOf,
  daysBetween,
  fullDayLabel,
  meetingModeLabels,
  meetingSpanText,
  MeetingStatus,
  useToday,
} from '@portal/features';
import { classNames, daysAwayText, Skeleton } from '@portal/ui';
import { ChangeNote, useTimeStyle, type ChangeMarks } from '@portal/ui-antd';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import './meetings.css';

interface MeetingAgendaProps {
  /** In the order of their beginning; absent while they are loading. */
  meetings: readonly MeetingView[] | undefined;
  marks: ChangeMarks;
}

/** Meetings by day, each a way to its request. */
export function MeetingAgenda({ meetings, marks }: MeetingAgendaProps) {
  const { timeZone } = useTimeStyle();
  const today = useToday();
  if (!meetings) return <Skeleton rows={5} height={48} />;
  const days = Map.groupBy(meetings, (meeting) => dayOf(Date.parse(meeting.starts_at), timeZone));
  return (
    <div className="stack gap-20">
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="stack gap-8" aria-labelledby={`agenda-${day}`}>
          <h2 id={`agenda-${day}`} className="agenda__title medium flex wrap">
            {fullDayLabel(day)} <span className="agenda__away muted">{daysAwayText(daysBetween(today, day))}</span>
          </h2>
          <ul className="frame">
            {ofDay.map((meeting) => (
              <li
                key={meeting.id}
                className={classNames(
                  'agenda__item stack small divided',
                  marks.get(meeting.id)?.glowing && 'is-glowing',
                )}
              >
                <span className="strong numeric">{meetingSpanText(meeting, timeZone)}</span>
                <span className="agenda__what stack shrinks">
                  <Link
                    to={addresses.consultation({ id: meeting.consultation_id })}
                    className="agenda__link text plain-link ellipsis strong"
                  >
                    {meeting.consultation_title}
                  </Link>
                  <span className="muted">
                    {meeting.customer_name ?? 'Customer'} with {meeting.host_name}
                  </span>
                  <ChangeNote mark={marks.get(meeting.id)} />
                </span>
                <span className="agenda__mode">{meetingModeLabels[meeting.mode]}</span>
                <MeetingStatus status={meeting.status} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
