import { officeDayText, useNow } from '@portal/ui';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTimeStyle } from '../time/relative-time.js';
import { LAST_DAY } from './last-day.js';

interface DayFieldProps extends Pick<
  InputProps,
  'id' | 'className' | 'disabled' | 'status' | 'onBlur' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  /** A calendar day: "2026-03-31"; empty where there is none. */
  value?: string | null;
  onChange?: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
}

/** The first year of four digits: one with fewer is still being typed. */
const FIRST_YEAR = '1000';

/**
 * A field for a calendar day, made for a `Form.Item`: typed part by part or picked, by the browser's own control. Days
 * are those of the office; while it is another day there than for the reader, that stands beside it.
 */
export function DayField({ value, onChange, onBlur, max = LAST_DAY, ...input }: DayFieldProps) {
  // what is in the field while it has the focus: a day that is typed has a year of one digit on its way
  const [typed, setTyped] = useState<string>();
  const { timeZone } = useTimeStyle();
  const office = officeDayText(useNow(), timeZone);
  return (
    <>
      <Input
        {...input}
        type="date"
        max={max}
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          const isWhole = target.value >= FIRST_YEAR || (target.value === '' && !target.validity.badInput);
          if (isWhole) onChange?.(target.value);
        }}
        onBlur={(event) => {
          if (typed !== undefined && typed !== (value ?? '')) onChange?.(typed);
          setTyped(undefined);
          onBlur?.(event);
        }}
      />
      {office ? <span className="muted small">{office} at our office</span> : null}
    </>
  );
}
