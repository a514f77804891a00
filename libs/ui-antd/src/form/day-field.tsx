import { officeDayText, useNow } from '@portal/ui';
import { Input, type InputProps } from 'antd';
import { useTimeStyle } from '../time/relative-time.js';
import { LAST_DAY } from './last-day.js';

interface DayFieldProps extends Pick<
  InputProps,
  'id' | 'className' | 'disabled' | 'status' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  /** A calendar day: "2026-03-31"; empty where there is none. */
  value?: string | null;
  onChange?: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
}

/**
 * A field for a calendar day, made for a `Form.Item`: typed part by part or picked, by the browser's own control. Days
 * are those of the office; while it is another day there than for the reader, that stands beside it.
 */
export function DayField({ value, onChange, max = LAST_DAY, ...input }: DayFieldProps) {
  const { timeZone } = useTimeStyle();
  const office = officeDayText(useNow(), timeZone);
  return (
    <>
      <Input {...input} type="date" max={max} value={value ?? ''} onChange={({ target }) => onChange?.(target.value)} />
      {office ? <span className="muted small">{office} at our office</span> : null}
    </>
  );
}
