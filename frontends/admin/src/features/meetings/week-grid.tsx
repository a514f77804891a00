import type { MeetingView } from '@portal/contracts';
import { fullDayLabel, meetingStatusLabels } from '@portal/features';
import { classNames, formatDay, formatInstant, officeTimeText } from '@portal/ui';
import { useTimeStyle, type ChangeMarks } from '@portal/ui-antd';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { hoursOf, placed } from './calendar-days.js';

interface CalendarGridProps {
  days: readonly string[];
  /** By day; absent while they are loading. */
  meetings: ReadonlyMap<string, MeetingView[]> | undefined;
  today: string;
  marks: ChangeMarks;
}

/** The height of an hour in CSS pixels. */
const HOUR = 48;

/** A week as columns of days, hours from top to bottom. */
export function WeekGrid({ days, meetings, today, marks }: CalendarGridProps) {
  const { timeZone } = useTimeStyle();
  const columns = days.map((day) => placed(meetings?.get(day) ?? [], timeZone));
  const { from, to } = hoursOf(columns);
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const height = (to - from) * HOUR;
  return (
    <div className="week-grid clip stack frame">
      <div className="week-grid__hours muted tiny numeric" aria-hidden="true" style={{ height }}>
        {hours.map((hour) => (
          <span key={hour} style={{ height: HOUR }}>
            {hourText(hour)}
          </span>
        ))}
      </div>
      {columns.map((rows, index) => {
        const day = days[index] ?? '';
        return (
          <section key={day} className="week-grid__day shrinks" aria-label={fullDayLabel(day)}>
            <h3 className={classNames('week-grid__name line-below text-center ellipsis', day === today && 'is-today')}>
              {formatDay(day, 'shortDay')}
            </h3>
            <div className="week-grid__column relative" style={{ height, backgroundSize: `100% ${HOUR}px` }}>
              {rows.map(({ meeting, start, length, lane, lanes }) => (
                <CalendarEntry
                  key={meeting.id}
                  meeting={meeting}
                  marks={marks}
                  style={{
                    top: ((start - from * 60) / 60) * HOUR + 1,
                    height: Math.max(24, (length / 60) * HOUR - 2),
                    left: `${(lane / lanes) * 100}%`,
                    width: `calc(${100 / lanes}% - 4px)`,
                  }}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** A meeting in the calendar: a way to its request. One that is only proposed is drawn with a dashed edge. */
function CalendarEntry({ meeting, marks, style }: { meeting: MeetingView; marks: ChangeMarks; style?: CSSProperties }) {
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
        'calendar-entry block rounded-6 text tiny',
        `calendar-entry--${status}`,
        marks.get(meeting.id)?.glowing && 'is-glowing',
      )}
    >
      <span className="nowrap numeric">{formatInstant(start, 'clock', timeZone)}</span>{' '}
      <span className="strong">{title}</span>{' '}
      <span className="calendar-entry__who block muted">
        {meeting.customer_name ?? 'Customer'} with {host}
      </span>
      {status === 'confirmed' ? null : <span className="visually-hidden">{meetingStatusLabels[status]}</span>}
      {office ? <span className="visually-hidden">{office} at our office</span> : null}
    </Link>
  );
}

/** How many meetings of a day are shown before the rest is a link to its week. */
const SHOWN = 3;

/** The whole weeks of a month; a day with more meetings than fit leads to its week. */
export function MonthGrid({ days, month, meetings, today, marks }: CalendarGridProps & { month: string }) {
  const [params] = useSearchParams();
  const weekOf = (day: string): string => {
    const next = new URLSearchParams(params);
    next.set('view', 'week');
    next.set('from', day);
    return `?${next.toString()}`;
  };
  return (
    <div className="month-grid clip stack frame">
      {days.slice(0, 7).map((day) => (
        <span key={day} className="month-grid__weekday surface tiny strong" aria-hidden="true">
          {formatDay(day, 'weekday').slice(0, 3)}
        </span>
      ))}
      {days.map((day) => {
        const rows = (meetings?.get(day) ?? []).toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
        return (
          <section
            key={day}
            className={classNames('month-grid__day stack shrinks', !day.startsWith(month) && 'is-outside')}
            aria-label={fullDayLabel(day)}
          >
            <Link
              to={weekOf(day)}
              className={classNames('month-grid__number muted tiny strong', day === today && 'is-today')}
            >
              <span className="visually-hidden">Week of </span>
              {Number(day.slice(8))}
            </Link>
            {rows.slice(0, SHOWN).map((meeting) => (
              <CalendarEntry key={meeting.id} meeting={meeting} marks={marks} />
            ))}
            {rows.length > SHOWN ? (
              <Link to={weekOf(day)} className="month-grid__more primary tiny strong">
                {rows.length - SHOWN} more
              </Link>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
