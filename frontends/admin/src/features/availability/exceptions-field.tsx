import { useToday } from '@portal/features';
import { DayField } from '@portal/ui-antd';
import { Button, Input, Segmented } from 'antd';
import { Plus, X } from 'lucide-react';
import { ClockRange } from './clock-range.js';
import type { DayException } from './weekly-hours.js';
import './availability.css';

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
    <div id={id} className="exceptions" tabIndex={-1}>
      {value.length === 0 ? <p className="muted small">None. Add a day off, or a day with other hours.</p> : null}
      <ul className="exceptions__list full">
        {value.map((exception, at) => (
          <li key={at} className="exceptions__day row wrap frame gap-8">
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
        icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
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
        options={[
          { value: 'closed', label: 'Closed' },
          { value: 'open', label: 'Other hours' },
        ]}
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
      <Button
        type="text"
        aria-label={`Remove ${day}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onRemove}
      />
    </>
  );
}
