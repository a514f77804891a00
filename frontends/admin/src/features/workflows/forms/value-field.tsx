import type { WorkflowField } from '@portal/contracts';
import { DayField, NumberField } from '@portal/ui-antd';
import { Input, Segmented, Select } from 'antd';
import { choiceText } from '../labels/condition-labels.js';
import { ReferenceField, type Picker } from './reference-field.js';
import type { ControlProps } from './field-row.js';

interface ValueFieldProps extends ControlProps {
  field: WorkflowField;
  value: unknown;
  onChange: (value: string | number | boolean | null) => void;
  label: string;
}

/** What an id of a record names, by its field's name. */
export function pickerOf(path: string): Picker | undefined {
  if (/(assignee_id|assigned_to|manager_id)$/.test(path)) return 'admin';
  if (/(requester_id|customer_id|actor\.id)$/.test(path)) return 'user';
  return /project_id$/.test(path) ? 'project' : undefined;
}

/** A value for a field of a record, by its type. */
export function ValueField({ field, value, onChange, label, ...control }: ValueFieldProps) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const picker = field.type === 'id' ? pickerOf(field.path) : undefined;
  if (picker) return <ReferenceField {...control} picker={picker} value={value} onChange={onChange} />;
  switch (field.type) {
    case 'boolean':
      return (
        <Segmented
          aria-label={label}
          value={value === true}
          options={[
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ]}
          onChange={(next: boolean) => onChange(next)}
        />
      );
    case 'choice':
      return (
        <Select
          {...control}
          aria-label={label}
          value={text || null}
          placeholder="Choose"
          options={(field.values ?? []).map((one) => ({ value: one, label: choiceText(one) }))}
          onChange={(next: string) => onChange(next)}
        />
      );
    case 'number':
      return (
        <NumberField {...control} aria-label={label} value={value as number | string | null} onChange={onChange} />
      );
    case 'day':
      return <DayField {...control} aria-label={label} value={text} onChange={onChange} />;
    default:
      return (
        <Input
          {...control}
          type="text"
          aria-label={label}
          autoComplete="off"
          value={text}
          placeholder={field.type === 'instant' ? '2026-01-31T09:00:00Z' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
