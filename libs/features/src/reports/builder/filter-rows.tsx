import type { ReportFilter, ReportOperator, ReportSourceColumn, ReportSourceView } from '@portal/contracts';
import { reportOperatorLabel, reportQueryLimits } from '@portal/contracts';
import { DayField, NumberField } from '@portal/ui-antd';
import { Button, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { choiceLabel, columnAt, isGiven, type FilterDraft } from './query-draft.js';

interface FilterRowsProps {
  source: ReportSourceView;
  filters: FilterDraft[];
  /** Saving was tried: missing values are shown as errors from then on. */
  isTried: boolean;
  onChange: (filters: FilterDraft[]) => void;
}

/** The filters of a custom report, all of which a row has to pass. */
export function FilterRows({ source, filters, isTried, onChange }: FilterRowsProps) {
  const set = (index: number, filter: FilterDraft): void =>
    onChange(filters.map((one, at) => (at === index ? filter : one)));
  const first = source.columns[0];
  return (
    <fieldset className="report-filters stack gap-8 start">
      <legend>Only where</legend>
      {filters.map((filter, index) => (
        <FilterRow
          key={index}
          position={index + 1}
          source={source}
          filter={filter}
          isTried={isTried}
          onChange={(next) => set(index, next)}
          onRemove={() => onChange(filters.filter((_, at) => at !== index))}
        />
      ))}
      {first && filters.length < reportQueryLimits.filters ? (
        <Button size="small" icon={<Plus size={14} />} onClick={() => onChange([...filters, newFilter(first)])}>
          Add a filter
        </Button>
      ) : null}
    </fieldset>
  );
}

const newFilter = (column: ReportSourceColumn): FilterDraft => {
  const operator = column.operators[0] ?? 'is_set';
  return { column: column.name, operator, value: emptyValue(operator) };
};

const emptyValue = (operator: ReportOperator): FilterDraft['value'] =>
  operator === 'is_set' ? true : operator === 'in' ? [] : null;

interface FilterRowProps {
  position: number;
  source: ReportSourceView;
  filter: FilterDraft;
  isTried: boolean;
  onChange: (filter: FilterDraft) => void;
  onRemove: () => void;
}

function FilterRow({ position, source, filter, isTried, onChange, onRemove }: FilterRowProps) {
  const column = columnAt(source, filter.column);
  const name = `Filter ${position}`;
  const isMissing = !isGiven(filter.value);
  const noteId = `report-filter-${position}-note`;
  return (
    <div className="report-filter stack gap-4 full" role="group" aria-label={name}>
      <Select
        aria-label={`${name}: column`}
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.column}
        options={source.columns.map((one) => ({ value: one.name, label: one.label }))}
        onChange={(to: string) => {
          const next = columnAt(source, to);
          if (next) onChange(newFilter(next));
        }}
      />
      <Select
        aria-label={`${name}: condition`}
        value={filter.operator}
        options={column?.operators.map((value) => ({ value, label: reportOperatorLabel(value, column) })) ?? []}
        onChange={(operator: ReportOperator) => onChange({ ...filter, operator, value: emptyValue(operator) })}
      />
      {column ? (
        <FilterValue
          field={{
            id: valueIdOf(position),
            'aria-label': `${name}: value`,
            ...(isMissing ? { 'aria-describedby': noteId } : {}),
            ...(isMissing && isTried ? { 'aria-invalid': true, status: 'error' } : {}),
          }}
          column={column}
          filter={filter}
          onChange={(value) => onChange({ ...filter, value })}
        />
      ) : null}
      <Button type="text" aria-label={`Remove ${name.toLowerCase()}`} icon={<X size={14} />} onClick={onRemove} />
      {isMissing ? (
        <small id={noteId} className={`report-filter__note muted small ${isTried ? 'danger' : 'muted'}`}>
          {isTried ? 'Required' : 'Not used until it has a value'}
        </small>
      ) : null}
    </div>
  );
}

/** The first filter that still lacks its value gets the focus; whether there was one. */
export function focusMissing(filters: readonly FilterDraft[]): boolean {
  const at = filters.findIndex(({ value }) => !isGiven(value));
  if (at === -1) return false;
  document.getElementById(valueIdOf(at + 1))?.focus();
  return true;
}

const valueIdOf = (position: number): string => `report-filter-${position}-value`;

interface FilterValueProps {
  /** What every kind of value field takes. */
  field: { id: string; 'aria-label': string; 'aria-describedby'?: string; 'aria-invalid'?: true; status?: 'error' };
  column: ReportSourceColumn;
  filter: FilterDraft;
  onChange: (value: ReportFilter['value'] | null) => void;
}

function FilterValue({ field, column, filter: { operator, value }, onChange }: FilterValueProps) {
  if (operator === 'is_set')
    return (
      <Select
        {...field}
        value={value === true}
        options={[
          { value: true, label: 'yes' },
          { value: false, label: 'no' },
        ]}
        onChange={onChange}
      />
    );
  if (column.choices) {
    const options = column.choices.map((one) => ({ value: one, label: choiceLabel(one) }));
    return operator === 'in' ? (
      <Select mode="multiple" {...field} value={value as string[] | null} options={options} onChange={onChange} />
    ) : (
      <Select {...field} value={value as string | null} options={options} onChange={onChange} />
    );
  }
  switch (column.unit) {
    case 'text':
      return <Input {...field} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
    case 'day':
    case 'instant':
      return <DayField {...field} value={value as string | null} onChange={onChange} />;
    default:
      return <NumberField {...field} value={value as number | null} onChange={onChange} />;
  }
}
