import { availabilityRules } from '@portal/contracts';
import { instantOfWallClock, officeTimeText, wallClockOf } from '@portal/ui';
import { LAST_DAY, useTimeStyle } from '@portal/ui-antd';
import { Input, Select } from 'antd';
import { useState } from 'react';
import './dates.css';

interface GridTimeFieldProps {
  /** Names the two fields: "Preferred time 1" makes "Preferred time 1: day". */
  label: string;
  /** An instant, ISO 8601 in UTC; empty while day or time is missing. */
  value?: string | undefined;
  onChange?: ((instant: string) => void) | undefined;
  /** Given by the form around it; of the day's field. */
  id?: string | undefined;
}

const MINUTES_OF_DAY = 24 * 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** "14:15" as a person reads it: "2:15 PM". */
const clockLabel = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Typing "2:15" looks for 2:15 AM and PM, not for 12:15; "14:15" is understood as well. */
const isMeant = (typed: string, option?: { label?: unknown; value?: unknown }): boolean =>
  [option?.label, option?.value].some(
    (text) => typeof text === 'string' && text.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );

const grid = Array.from({ length: MINUTES_OF_DAY / availabilityRules.gridMinutes }, (_, index) => {
  const minutes = index * availabilityRules.gridMinutes;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/**
 * A day, and a time on the grid of all meetings, in the reader's zone; shows the time in the office's zone where it
 * differs.
 */
export function GridTimeField({ label, value = '', onChange, id }: GridTimeFieldProps) {
  const { timeZone } = useTimeStyle();
  const [half, setHalf] = useState({ day: '', clock: '' });
  const [day = '', clock = ''] = value ? wallClockOf(value, timeZone).split('T') : [half.day, half.clock];
  const change = (next: { day: string; clock: string }): void => {
    setHalf(next);
    onChange?.(next.day && next.clock ? instantOfWallClock(`${next.day}T${next.clock}`, timeZone) : '');
  };
  const clocks = clock === '' || grid.includes(clock) ? grid : [clock, ...grid];
  const ours = value ? officeTimeText(value, timeZone) : undefined;
  return (
    <div className="grid-time stack full">
      <Input
        {...(id ? { id } : {})}
        type="date"
        aria-label={`${label}: day`}
        max={LAST_DAY}
        value={day}
        onChange={(event) => change({ day: event.target.value, clock })}
      />
      <Select<string | null>
        aria-label={`${label}: time`}
        placeholder="Time"
        showSearch={{ filterOption: isMeant }}
        value={clock || null}
        options={clocks.map((one) => ({ value: one, label: clockLabel(one) }))}
        onChange={(next) => change({ day, clock: next ?? '' })}
      />
      {ours ? <span className="grid-time__office muted small">{ours} at our office</span> : null}
    </div>
  );
}
