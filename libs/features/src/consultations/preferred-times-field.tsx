import { limits } from '@portal/contracts';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { GridTimeField } from '../dates/grid-time-field.js';
import './consultations.css';

interface PreferredTimesFieldProps {
  id?: string;
  /** Instants, ISO 8601 in UTC; an empty text is a line not filled yet. */
  value?: readonly string[];
  onChange?: (times: string[]) => void;
}

/** A few times that would suit, in the person's own zone. Made for a `Form.Item`. */
export function PreferredTimesField({ id, value = [], onChange }: PreferredTimesFieldProps) {
  const change = (times: string[]): void => onChange?.(times);
  return (
    <div className="start stack gap-8" id={id} role="group" aria-label="Preferred times" tabIndex={-1}>
      {value.map((time, index) => (
        <div key={index} className="full flex gap-6">
          <GridTimeField
            label={`Preferred time ${index + 1}`}
            value={time}
            onChange={(instant) => change(value.map((other, at) => (at === index ? instant : other)))}
          />
          <Button
            type="text"
            aria-label={`Remove preferred time ${index + 1}`}
            icon={<X size={16} strokeWidth={1.75} />}
            onClick={() => change(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {value.length < limits.preferredTimes ? (
        <Button type="dashed" icon={<Plus size={15} strokeWidth={1.75} />} onClick={() => change([...value, ''])}>
          Add a time
        </Button>
      ) : null}
    </div>
  );
}
