import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { ClockRange } from './clock-range.js';
import { hoursOf, nextHours, overlap, weekdays, withHours, type Hours } from './weekly-hours.js';
import './availability.css';

interface WeeklyHoursFieldProps {
  /** Given by the form around it. */
  id?: string;
  value?: readonly Hours[];
  onChange?: (weekly: Hours[]) => void;
}

/** The hours of every weekday, several a day; a day without hours is closed. Made for a `Form.Item`. */
export function WeeklyHoursField({ id, value = [], onChange }: WeeklyHoursFieldProps) {
  return (
    <div id={id} className="week" tabIndex={-1}>
      {weekdays.map((name, index) => {
        const weekday = index + 1;
        const hours = hoursOf(value, weekday);
        const change = (next: readonly Hours[]): void => onChange?.(withHours(value, weekday, next));
        return (
          <div key={name} className="week__day" role="group" aria-label={name}>
            <span className="week__name">{name}</span>
            <div className="week__hours column gap-6">
              {hours.length === 0 ? <span className="week__closed">Closed</span> : null}
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
              icon={<Plus size={14} strokeWidth={2} aria-hidden="true" />}
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
