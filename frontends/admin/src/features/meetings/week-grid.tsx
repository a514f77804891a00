import type { MeetingView } from '@portal/contracts';
import { fullDayLabel } from '@portal/features';
import { classNames, formatDay } from '@portal/ui';
import { useTimeStyle, type ChangeMarks } from '@portal/ui-antd';
import { CalendarEntry } from './calendar-entry.js';
import { hoursOf, placed } from './calendar-days.js';

export interface CalendarGridProps {
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
    <div className="week-grid stack frame">
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
          <section key={day} className="week-grid__day" aria-label={fullDayLabel(day)}>
            <h3 className={classNames('week-grid__name ellipsis', day === today && 'is-today')}>
              {formatDay(day, 'shortDay')}
            </h3>
            <div className="week-grid__column" style={{ height, backgroundSize: `100% ${HOUR}px` }}>
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
