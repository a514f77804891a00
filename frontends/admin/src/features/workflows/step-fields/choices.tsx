import {
  durationUnits,
  type WorkflowDuration,
  workflowEventNames,
  workflowEvents,
  type WorkflowEventName,
  type WorkflowRecordKind,
} from '@portal/contracts';
import { capitalized } from '@portal/ui';
import { NumberField, Segmented } from '@portal/ui-antd';
import { Select } from 'antd';
import { choiceText } from '../labels/condition-labels.js';
import { byLabel } from './field-groups.js';
import type { ControlProps } from './field-row.js';

interface YesNoProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  className?: string;
}

/** Yes or no. */
export const YesNo = ({ label, ...segmented }: YesNoProps) => (
  <Segmented
    {...segmented}
    aria-label={label}
    options={[
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ]}
  />
);

/** What is typed or chosen so far, as a text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Values of the product as options, in its words. */
export const choicesOf = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: choiceText(value) }));

interface ChoiceSelectProps extends Partial<ControlProps> {
  values: readonly string[];
  value: unknown;
  onChange: (value: string | undefined) => void;
  isClearable?: boolean;
  'aria-label'?: string;
}

/** One of the values that the product knows. */
export const ChoiceSelect = ({ values, value, onChange, isClearable = false, ...control }: ChoiceSelectProps) => (
  <Select
    {...control}
    value={textOf(value) || null}
    placeholder="Choose"
    allowClear={isClearable}
    options={choicesOf(values)}
    onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
  />
);

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

interface EventSelectProps extends ControlProps {
  value: WorkflowEventName | undefined;
  onChange: (event: WorkflowEventName) => void;
  /** Only events about this kind of record. */
  kind?: WorkflowRecordKind | null;
}

/** Chooses an event of a kind of record. */
export function EventSelect({ value, onChange, kind, ...control }: EventSelectProps) {
  const offered = workflowEventNames.filter((name) => !kind || workflowEvents[name].record === kind);
  const groups = [...new Set(offered.map((name) => workflowEvents[name].group))];
  const options = groups.map((label) => ({
    label,
    options: offered
      .filter((name) => workflowEvents[name].group === label)
      .map((name) => ({ value: name, label: workflowEvents[name].title })),
  }));
  return (
    <Select<WorkflowEventName>
      {...control}
      value={value ?? null}
      placeholder="Choose an event"
      showSearch={{ filterOption: byLabel }}
      options={options}
      onChange={onChange}
    />
  );
}
