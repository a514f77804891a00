import { Button, Input } from 'antd';
import { X } from 'lucide-react';

interface ClockRangeProps {
  /** What it is of: "Monday". */
  label: string;
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  onRemove?: () => void;
}

/** From and to on the clock. */
export const ClockRange = ({ label, from, to, onChange, onRemove }: ClockRangeProps) => (
  <div className="clock-range row gap-6">
    <Input
      type="time"
      step={900}
      aria-label={`${label} from`}
      value={from}
      onChange={({ target }) => onChange({ from: target.value, to })}
    />
    <span aria-hidden="true">–</span>
    <Input
      type="time"
      step={900}
      aria-label={`${label} to`}
      value={to}
      onChange={({ target }) => onChange({ from, to: target.value })}
    />
    {onRemove ? (
      <Button
        type="text"
        aria-label={`Remove ${label} ${from} to ${to}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onRemove}
      />
    ) : null}
  </div>
);
