import type { Condition, WorkflowField } from '@portal/contracts';
import { Segmented, Select } from 'antd';
import { useId } from 'react';
import { ValueField } from '../forms/value-field.js';
import { choiceText } from '../labels/condition-labels.js';

interface ConditionValueProps {
  field: WorkflowField;
  condition: Condition;
  onChange: (condition: Condition) => void;
}

/** What a field is compared with, by its type and the operator. */
export function ConditionValue({ field, condition, onChange }: ConditionValueProps) {
  const id = useId();
  const { operator, value } = condition;
  const set = (next: Condition['value']): void => onChange({ ...condition, value: next });
  if (operator === 'is_set')
    return (
      <Segmented
        className="condition-row__value"
        aria-label="Value"
        value={value !== false}
        options={[
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ]}
        onChange={(next: boolean) => set(next)}
      />
    );
  if (operator === 'in') return <SeveralValues field={field} value={value} onChange={set} />;
  return (
    <div className="condition-row__value">
      <ValueField id={id} label="Value" field={field} value={value} onChange={(next) => set(next ?? '')} />
    </div>
  );
}

interface SeveralValuesProps {
  field: WorkflowField;
  value: Condition['value'];
  onChange: (values: (string | number)[]) => void;
}

/** A list of values: chosen where they are known, else typed one after the other. */
const SeveralValues = ({ field, value, onChange }: SeveralValuesProps) => (
  <Select
    className="condition-row__value"
    mode={field.values ? 'multiple' : 'tags'}
    aria-label="Values"
    value={Array.isArray(value) ? value.map(String) : []}
    placeholder={field.values ? 'Choose' : 'Type, then Enter'}
    options={(field.values ?? []).map((one) => ({ value: one, label: choiceText(one) }))}
    onChange={(values: string[]) => onChange(field.type === 'number' ? values.map(Number) : values)}
  />
);
