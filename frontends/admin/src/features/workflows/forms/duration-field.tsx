import { durationUnits, type WorkflowDuration } from '@portal/contracts';
import { capitalized } from '@portal/ui';
import { NumberField } from '@portal/ui-antd';
import { Select } from 'antd';
import type { ControlProps } from './field-row.js';

interface DurationFieldProps extends ControlProps {
  label: string;
  value: unknown;
  onChange: (duration: { amount: number | string | null; unit: WorkflowDuration['unit'] }) => void;
}

const units = durationUnits.map((value) => ({ value, label: capitalized(value) }));

/** An amount of minutes, hours or days. */
export function DurationField({ label, value, onChange, ...control }: DurationFieldProps) {
  const { amount = null, unit = 'hours' } = (value ?? {}) as Partial<WorkflowDuration>;
  return (
    <div className="duration-field stack gap-8">
      <NumberField {...control} value={amount} onChange={(next) => onChange({ amount: next, unit })} />
      <Select
        aria-label={`${label}: unit`}
        value={unit}
        options={units}
        onChange={(next: WorkflowDuration['unit']) => onChange({ amount, unit: next })}
      />
    </div>
  );
}
