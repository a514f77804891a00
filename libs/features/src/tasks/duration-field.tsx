import { InputNumber } from 'antd';

interface DurationFieldProps {
  id?: string;
  /** Minutes. */
  value?: number | null;
  onChange?: (minutes: number | null) => void;
}

/** A length of time typed in hours, kept in minutes. Made for a `Form.Item`. */
export const DurationField = ({ id, value, onChange }: DurationFieldProps) => (
  <InputNumber<number>
    {...(id ? { id } : {})}
    value={value === null || value === undefined ? null : value / 60}
    onChange={(hours) => onChange?.(hours === null ? null : Math.round(hours * 60))}
    step={0.5}
    suffix="hours"
    className="task-form__number"
  />
);
