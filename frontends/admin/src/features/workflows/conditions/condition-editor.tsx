import {
  type Condition,
  type ConditionGroup,
  type ConditionOperator,
  isConditionGroup,
  workflowLimits,
  type WorkflowField,
} from '@portal/contracts';
import { Segmented } from '@portal/ui-antd';
import { Button, Select } from 'antd';
import { FolderPlus, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { type Problems, problemsBelow } from '../builder/draft.js';
import { byLabel, groupedFields, type FormContext } from '../step-fields/field-groups.js';
import { ValueField } from '../step-fields/value-field.js';
import { matchTexts, operatorText } from '../labels/condition-labels.js';
import { YesNo, choicesOf } from '../step-fields/choices.js';
import { newCondition, newGroup, operatorsOf, withField, withOperator } from './condition-tree.js';
import './conditions.css';

interface ConditionEditorProps {
  group: ConditionGroup;
  onChange: (group: ConditionGroup) => void;
  context: FormContext;
  /** Reasons by their paths below the group: `conditions.0.field`. */
  problems: Problems;
  /** What the group is called, for people who don't see that it lies within another: "Conditions", "Group 1.2". */
  name?: string;
  depth?: number;
  onRemove?: () => void;
}

const matches = Object.entries(matchTexts).map(([value, label]) => ({ value, label }));

/** Conditions of which all, any or none must hold, with groups within groups. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { group, onChange, context, problems, name = 'Conditions', depth = 1, onRemove } = props;
  const change = (conditions: ConditionGroup['conditions']): void => onChange({ ...group, conditions });
  return (
    <div role="group" aria-label={name} className="condition-group column gap-8">
      <div className="condition-group__head row wrap gap-6">
        <Segmented
          size="small"
          aria-label={`${name}: which must hold`}
          value={group.match}
          options={matches}
          onChange={(match: string) => onChange({ ...group, match: match as ConditionGroup['match'] })}
        />
        {onRemove ? <RemoveButton label={`Remove ${name}`} onClick={onRemove} /> : null}
      </div>
      {group.conditions.map((node, at) => {
        const label = depth === 1 ? `${at + 1}` : `${name.replace(/^Group /, '')}.${at + 1}`;
        const own = {
          context,
          problems: problemsBelow(problems, `conditions.${at}`),
          onChange: (next: Condition | ConditionGroup) => change(group.conditions.with(at, next)),
          onRemove: () => change(group.conditions.toSpliced(at, 1)),
        };
        return isConditionGroup(node) ? (
          <ConditionEditor key={at} {...own} group={node} name={`Group ${label}`} depth={depth + 1} />
        ) : (
          <ConditionRow key={at} {...own} condition={node} name={`Condition ${label}`} />
        );
      })}
      <div className="row wrap gap-6">
        <Button
          size="small"
          icon={<Plus size={14} strokeWidth={2} />}
          onClick={() => change([...group.conditions, newCondition()])}
        >
          Add a condition
        </Button>
        {depth < workflowLimits.conditionDepth ? (
          <Button
            size="small"
            type="text"
            icon={<FolderPlus size={14} strokeWidth={2} />}
            onClick={() => change([...group.conditions, newGroup()])}
          >
            Add a group
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface ConditionRowProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
  context: FormContext;
  problems: Problems;
  name: string;
  onRemove: () => void;
}

function ConditionRow({ condition, onChange, context, problems, name, onRemove }: ConditionRowProps) {
  const field = context.fields.get(condition.field);
  const reasons = Object.values(problems);
  const isKnown = condition.field === '' || field !== undefined;
  const options = groupedFields(context);
  return (
    <div role="group" aria-label={name} className="condition-row outlined rounded-8 surface stack gap-6">
      <Select
        aria-label="Field"
        status={problems['field'] ? 'error' : ''}
        value={condition.field || null}
        placeholder="Choose a field"
        showSearch={{ filterOption: byLabel }}
        popupMatchSelectWidth={300}
        options={isKnown ? options : [{ value: condition.field, label: condition.field }, ...options]}
        onChange={(path: string) => {
          const next = context.fields.get(path);
          if (next) onChange(withField(condition, next));
        }}
      />
      <Select
        className="condition-row__operator"
        aria-label="Operator"
        value={condition.operator}
        disabled={!field}
        popupMatchSelectWidth={false}
        options={operatorsOf(field).map((value) => ({ value, label: operatorText(value, field?.type) }))}
        onChange={(operator: ConditionOperator) => onChange(withOperator(condition, operator, field))}
      />
      {field ? <ConditionValue field={field} condition={condition} onChange={onChange} /> : null}
      <RemoveButton label={`Remove ${name}`} onClick={onRemove} />
      {reasons.length > 0 ? <p className="workflow-problem condition-row__problem">{reasons[0]}</p> : null}
    </div>
  );
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    type="text"
    size="small"
    className="condition-remove"
    aria-label={label}
    icon={<X size={15} strokeWidth={2} />}
    onClick={onClick}
  />
);

interface ConditionValueProps {
  field: WorkflowField;
  condition: Condition;
  onChange: (condition: Condition) => void;
}

/** What a field is compared with, by its type and the operator. */
function ConditionValue({ field, condition, onChange }: ConditionValueProps) {
  const id = useId();
  const { operator, value } = condition;
  const set = (next: Condition['value']): void => onChange({ ...condition, value: next });
  if (operator === 'is_set')
    return <YesNo className="condition-row__value" label="Value" value={value !== false} onChange={set} />;
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
    options={choicesOf(field.values ?? [])}
    onChange={(values: string[]) => onChange(field.type === 'number' ? values.map(Number) : values)}
  />
);
