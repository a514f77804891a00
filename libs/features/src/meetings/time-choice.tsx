import { instantOfWallClock, wallClockOf } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { SlotPicker, type SlotPickerProps } from './slot-picker.js';

interface TimeChoiceProps extends SlotPickerProps {
  /** What becomes of a time that isn't free: "The customer is asked to confirm it." */
  otherNote: string;
}

/** One of the free times, or any other, which the other side has to confirm. Made for a `Form.Item`. */
export function TimeChoice({ otherNote, ...picker }: TimeChoiceProps) {
  const { timeZone } = useTimeStyle();
  const [isFree, setFree] = useState(true);
  const { value, onChange } = picker;
  const change = (free: boolean): void => {
    setFree(free);
    onChange?.('');
  };
  return (
    <div className="time-choice">
      <Segmented
        aria-label="Which times"
        value={isFree ? 'free' : 'other'}
        options={[
          { value: 'free', label: 'A free time' },
          { value: 'other', label: 'Another time' },
        ]}
        onChange={(chosen) => change(chosen === 'free')}
      />
      {isFree ? (
        <SlotPicker {...picker} />
      ) : (
        <div className="time-choice__other">
          <Input
            {...(picker.id ? { id: picker.id } : {})}
            type="datetime-local"
            aria-label="Date and time"
            step={900}
            value={wallClockOf(value ?? '', timeZone)}
            onChange={(event) => onChange?.(instantOfWallClock(event.target.value, timeZone))}
          />
          <span className="slot-picker__note">{otherNote}</span>
        </div>
      )}
    </div>
  );
}
