import { Segmented, Select } from 'antd';
import { choiceText } from '../labels/condition-labels.js';
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
