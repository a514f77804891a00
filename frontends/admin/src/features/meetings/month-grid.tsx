import { fullDayLabel } from '@portal/features';
import { classNames, formatDay } from '@portal/ui';
import { Link, useSearchParams } from 'react-router';
import { CalendarEntry } from './calendar-entry.js';
import type { CalendarGridProps } from './week-grid.js';

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
    <div className="month-grid">
      {days.slice(0, 7).map((day) => (
        <span key={day} className="month-grid__weekday tiny strong" aria-hidden="true">
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
              <Link to={weekOf(day)} className="month-grid__more tiny strong">
                {rows.length - SHOWN} more
              </Link>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
