import { Segmented } from 'antd';
import { useState } from 'react';
import { optionsOf } from '../consultations/consultation-labels.js';
import { GridTimeField } from '../dates/grid-time-field.js';
import { SlotPicker, type SlotPickerProps } from './slot-picker.js';

interface TimeChoiceProps extends SlotPickerProps {
  /** What happens with a time that isn't free: "The customer is asked to confirm it." */
  otherNote: string;
}

/** One of the free times, or any other, which the other side has to confirm. Made for a `Form.Item`. */
export function TimeChoice({ otherNote, ...picker }: TimeChoiceProps) {
  const [isFree, setFree] = useState(true);
  const { value, onChange } = picker;
  const change = (free: boolean): void => {
    setFree(free);
    onChange?.('');
  };
  return (
    <div className="time-choice start stack gap-10 shrinks">
      <Segmented
        aria-label="Which times"
        value={isFree ? 'free' : 'other'}
        options={optionsOf({ free: 'A free time', other: 'Another time' })}
        onChange={(chosen) => change(chosen === 'free')}
      />
      {isFree ? (
        <SlotPicker {...picker} />
      ) : (
        <div className="start stack gap-10 shrinks">
          <GridTimeField id={picker.id} label="Date and time" value={value} onChange={onChange} />
          <span className="muted tiny">{otherNote}</span>
        </div>
      )}
    </div>
  );
}
