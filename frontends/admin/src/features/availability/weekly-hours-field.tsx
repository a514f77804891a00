import { useToday, optionsOf } from '@portal/features';
import { DayField, Segmented } from '@portal/ui-antd';
import { Button, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import type { HostAvailability } from '@portal/contracts';
import './availability.css';

export type Hours = HostAvailability['weekly'][number];
export type DayException = HostAvailability['exceptions'][number];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours of one weekday, earliest first. */
export const hoursOf = (weekly: readonly Hours[], weekday: number): readonly Hours[] =>
  weekly.filter((hours) => hours.weekday === weekday).toSorted((one, other) => one.from.localeCompare(other.from));

/** The week with other hours on one weekday. */
export const withHours = (weekly: readonly Hours[], weekday: number, hours: readonly Hours[]): Hours[] =>
  [...weekly.filter((other) => other.weekday !== weekday), ...hours].toSorted(
    (one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from),
  );

/** What "Add hours" proposes: the business day, or an hour and a half after what is there. */
export function nextHours(hours: readonly Hours[], weekday: number): Hours {
  const last = hours.at(-1);
  if (!last) return { weekday, from: '08:00', to: '17:00' };
  const start = Math.min(Number(last.to.slice(0, 2)) + 1, 22);
  return { weekday, from: clock(start), to: clock(Math.min(start + 3, 23)) };
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of two lines overlap. */
export const overlap = (hours: readonly Hours[]): boolean =>
  hours.some((one, index) => hours.slice(index + 1).some((other) => one.from < other.to && other.from < one.to));

interface WeeklyHoursFieldProps {
  /** Given by the form around it. */
  id?: string;
  value?: readonly Hours[];
  onChange?: (weekly: Hours[]) => void;
}

/** The hours of every weekday, several a day; a day without hours is closed. Made for a `Form.Item`. */
export function WeeklyHoursField({ id, value = [], onChange }: WeeklyHoursFieldProps) {
  return (
    <div id={id} className="frame" tabIndex={-1}>
      {weekdays.map((name, index) => {
        const weekday = index + 1;
        const hours = hoursOf(value, weekday);
        const change = (next: readonly Hours[]): void => onChange?.(withHours(value, weekday, next));
        return (
          <div key={name} className="week__day stack top-aligned divided" role="group" aria-label={name}>
            <span className="week__name strong">{name}</span>
            <div className="week__hours column gap-6">
              {hours.length === 0 ? <span className="week__closed muted">Closed</span> : null}
              {hours.map(({ from, to }, at) => (
                <ClockRange
                  key={at}
                  label={name}
                  from={from}
                  to={to}
                  onChange={(range) => change(hours.with(at, { weekday, ...range }))}
                  onRemove={() => change(hours.toSpliced(at, 1))}
                />
              ))}
              {overlap(hours) ? <span className="danger small">These hours overlap</span> : null}
            </div>
            <Button
              type="text"
              size="small"
              icon={<Plus size={14} />}
              aria-label={`Add hours on ${name}`}
              onClick={() => change([...hours, nextHours(hours, weekday)])}
            >
              Hours
            </Button>
          </div>
        );
      })}
    </div>
  );
}

interface ClockRangeProps {
  /** What it is of: "Monday". */
  label: string;
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  onRemove?: () => void;
}

/** From and to on the clock. */
const ClockRange = ({ label, from, to, onChange, onRemove }: ClockRangeProps) => (
  <div className="clock-range row gap-6">
    <Input
      type="time"
      step={900}
      aria-label={`${label} from`}
      value={from}
      onChange={({ target }) => onChange({ from: target.value, to })}
    />
    <span aria-hidden="true">–</span>
    <Input
      type="time"
      step={900}
      aria-label={`${label} to`}
      value={to}
      onChange={({ target }) => onChange({ from, to: target.value })}
    />
    {onRemove ? (
      <Button
        type="text"
        aria-label={`Remove ${label} ${from} to ${to}`}
        icon={<X size={16} strokeWidth={1.75} />}
        onClick={onRemove}
      />
    ) : null}
  </div>
);

interface ExceptionsFieldProps {
  /** Given by the form around it. */
  id?: string;
  value?: readonly DayException[];
  onChange?: (exceptions: DayException[]) => void;
}

/** Days that differ from the week: closed, or open at other hours. Made for a `Form.Item`. */
export function ExceptionsField({ id, value = [], onChange }: ExceptionsFieldProps) {
  const today = useToday();
  const change = (next: DayException[]): void => onChange?.(next);
  return (
    <div id={id} className="stack start gap-10" tabIndex={-1}>
      {value.length === 0 ? <p className="muted small">None. Add a day off, or a day with other hours.</p> : null}
      <ul className="stack start gap-10 full">
        {value.map((exception, at) => (
          <li key={at} className="exceptions__day row wrap frame full gap-8">
            <ExceptionLine
              exception={exception}
              onChange={(next) => change(value.with(at, next))}
              onRemove={() => change(value.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <Button
        type="dashed"
        icon={<Plus size={15} strokeWidth={1.75} />}
        onClick={() => change([...value, { day: today, from: null, to: null, note: '' }])}
      >
        Add a day
      </Button>
    </div>
  );
}

interface ExceptionLineProps {
  exception: DayException;
  onChange: (exception: DayException) => void;
  onRemove: () => void;
}

function ExceptionLine({ exception, onChange, onRemove }: ExceptionLineProps) {
  const { day, from, to, note } = exception;
  const isClosed = from === null || to === null;
  return (
    <>
      <DayField
        aria-label="Day"
        className="exceptions__date"
        value={day}
        onChange={(day) => onChange({ ...exception, day })}
      />
      <Segmented
        aria-label={`On ${day}`}
        value={isClosed ? 'closed' : 'open'}
        options={optionsOf({ closed: 'Closed', open: 'Other hours' })}
        onChange={(choice) =>
          onChange({
            ...exception,
            ...(choice === 'closed' ? { from: null, to: null } : { from: '08:00', to: '17:00' }),
          })
        }
      />
      {isClosed ? null : (
        <ClockRange label={day} from={from} to={to} onChange={(range) => onChange({ ...exception, ...range })} />
      )}
      <Input
        aria-label={`Note on ${day}`}
        placeholder="Note, for example Vacation"
        className="exceptions__note"
        value={note}
        onChange={({ target }) => onChange({ ...exception, note: target.value })}
      />
      <Button type="text" aria-label={`Remove ${day}`} icon={<X size={16} strokeWidth={1.75} />} onClick={onRemove} />
    </>
  );
}
