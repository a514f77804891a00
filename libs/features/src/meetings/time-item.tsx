import { Segmented } from '@portal/ui-antd';
import { Form } from 'antd';
import { useState } from 'react';
import { GridTimeField } from '../dates/grid-time-field.js';
import type { MeetingSide } from './meeting-steps.js';
import { SlotPicker, type SlotPickerProps } from './slot-picker.js';

interface TimeChoiceProps extends SlotPickerProps {
  /** Who chooses; the other side has to confirm a time that isn't free. */
  side: MeetingSide;
}

interface TimeItemProps extends Pick<TimeChoiceProps, 'side' | 'filter'> {
  name?: string | string[];
  label?: string;
}

/** The field of a meeting's time. */
export const TimeItem = ({ name = 'starts_at', label = 'Time', ...choice }: TimeItemProps) => (
  <Form.Item name={name} label={label} required>
    <TimeChoice {...choice} />
  </Form.Item>
);

/** What becomes of a time that isn't offered as free. */
const proposalNote: Readonly<Record<MeetingSide, string>> = {
  admin: 'A time that is not free is a proposal: the customer is asked to confirm it.',
  customer: 'We answer by e-mail whether this time works for us.',
};

/** One of the free times, or any other. */
function TimeChoice({ side, ...picker }: TimeChoiceProps) {
  const [isFree, setFree] = useState(true);
  const { id, value, onChange } = picker;
  const change = (free: boolean): void => {
    setFree(free);
    onChange?.('');
  };
  return (
    <div className="time-choice start stack gap-10 shrinks">
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
        <div className="start stack gap-10 shrinks">
          <GridTimeField id={id} label="Date and time" value={value} onChange={onChange} />
          <span className="muted tiny">{proposalNote[side]}</span>
        </div>
      )}
    </div>
  );
}
