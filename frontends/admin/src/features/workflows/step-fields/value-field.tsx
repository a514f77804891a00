import type { WorkflowField } from '@portal/contracts';
import { DayField, NumberField } from '@portal/ui-antd';
import { Input } from 'antd';
import { ReferenceField, type Picker } from './reference-field.js';
import type { ControlProps } from './field-row.js';
import { textOf, YesNo, ChoiceSelect } from './choices.js';

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
  const text = textOf(value);
  const picker = field.type === 'id' ? pickerOf(field.path) : undefined;
  if (picker) return <ReferenceField {...control} picker={picker} value={value} onChange={onChange} />;
  switch (field.type) {
    case 'boolean':
      return <YesNo label={label} value={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <ChoiceSelect
          {...control}
          aria-label={label}
          values={field.values ?? []}
          value={text}
          onChange={(next) => onChange(next ?? null)}
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
