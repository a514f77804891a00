import { settableFields, statusesOf, workflowEventName, type WorkflowField } from '@portal/contracts';
import { MoneyField, NumberField, Segmented } from '@portal/ui-antd';
import { Checkbox, Input, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { type ActionDraft, problemsBelow, type Problems } from '../builder/draft.js';
import { choiceText } from '../labels/condition-labels.js';
import { channelLabels } from '../labels/workflow-labels.js';
import { DurationField, EventSelect, ChoiceSelect, textOf, choicesOf } from './choices.js';
import type { FormContext } from './field-groups.js';
import { FieldRow, type ControlProps } from './field-row.js';
import type { FieldSpec } from './field-spec.js';
import { RecipientsField } from './recipients-field.js';
import { ReferenceField, type Picker } from './reference-field.js';
import { TemplateField } from './template-field.js';
import { ValueField } from './value-field.js';

interface StepFieldProps {
  spec: FieldSpec;
  action: ActionDraft;
  onChange: (fields: Readonly<Record<string, unknown>>) => void;
  problems: Problems;
  context: FormContext;
}

/** Characters from which a text gets several lines. */
const LONG = 200;

const shortOptions = 3;

const nameOf = ({ path }: WorkflowField): string => path.replace(/^record\./, '');

/** One field of a step, with the control that its schema asks for. */
export function StepField({ spec, action, onChange, problems, context }: StepFieldProps) {
  const { name, title, description, kind, isRequired } = spec;
  const value = action[name];
  const below = problemsBelow(problems, name);
  const set = (next: unknown): void => onChange({ [name]: next });
  const control = (props: ControlProps): ReactNode => {
    switch (kind) {
      case 'template':
        return (
          <TemplateField
            {...props}
            label={title}
            value={value}
            onChange={set}
            context={context}
            isLong={(spec.max ?? 0) > LONG}
          />
        );
      case 'reference':
        return (
          <ReferenceField
            {...props}
            picker={spec.picker as Picker}
            value={value}
            onChange={(next) => set(next ?? '')}
            fields={context.fields}
            none={spec.isNullable ? 'Nobody' : undefined}
          />
        );
      case 'status':
        return (
          <ChoiceSelect {...props} values={context.kind ? statusesOf(context.kind) : []} value={value} onChange={set} />
        );
      case 'settable':
        return <SettableSelect {...props} context={context} value={value} onChange={onChange} />;
      case 'value':
        return <SetValue {...props} action={action} onChange={set} context={context} />;
      case 'choice':
        return spec.options.length <= shortOptions && !isRequired && spec.initial !== undefined ? (
          <Segmented
            aria-label={title}
            value={textOf(value)}
            options={choicesOf(spec.options)}
            onChange={(next: string) => set(next)}
          />
        ) : (
          <ChoiceSelect {...props} values={spec.options} value={value} onChange={set} isClearable={!isRequired} />
        );
      case 'choices':
        return (
          <Checkbox.Group
            value={Array.isArray(value) ? (value as string[]) : []}
            options={spec.options.map((one) => ({ value: one, label: channelLabels[one] ?? choiceText(one) }))}
            onChange={set}
          />
        );
      case 'boolean':
        return <Switch id={props.id} aria-label={title} checked={value === true} onChange={set} />;
      case 'number':
        return <NumberField {...props} value={value as number | string | null} onChange={set} />;
      case 'money':
        return <MoneyField {...props} value={value as number | string | null} onChange={set} />;
      case 'duration':
        return <DurationField {...props} label={title} value={value} onChange={set} />;
      case 'event':
        return (
          <EventSelect {...props} value={workflowEventName.safeParse(value).data} onChange={set} kind={context.kind} />
        );
      case 'recipients':
        return <RecipientsField id={props.id} value={value} onChange={set} problems={below} />;
      case 'conditions':
        return null;
      case 'line':
      case 'address':
        return (
          <Input
            {...props}
            type={kind === 'address' ? 'url' : 'text'}
            autoComplete="off"
            placeholder={kind === 'address' ? 'https://' : undefined}
            value={textOf(value)}
            onChange={({ target }) => set(target.value)}
          />
        );
    }
  };
  const own = below[''] ?? (kind === 'duration' ? Object.values(below)[0] : undefined);
  const isOptional = !isRequired && spec.initial === undefined && kind !== 'recipients';
  return (
    <FieldRow label={title} extra={description} problem={own} isRequired={!isOptional}>
      {control}
    </FieldRow>
  );
}

interface SettableSelectProps extends ControlProps {
  context: FormContext;
  value: unknown;
  onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

/** The fields of the record that may be set; another one begins without a value. */
function SettableSelect({ context, value, onChange, ...control }: SettableSelectProps) {
  const fields = context.kind ? settableFields(context.kind) : [];
  return (
    <Select
      {...control}
      value={textOf(value) || null}
      placeholder="Choose a field"
      showSearch={{ optionFilterProp: 'label' }}
      options={fields.map((field) => ({ value: nameOf(field), label: field.label }))}
      onChange={(next: string) => {
        const isFlag = fields.find((field) => nameOf(field) === next)?.type === 'boolean';
        onChange({ field: next, value: isFlag ? true : '' });
      }}
    />
  );
}

interface SetValueProps extends ControlProps {
  action: ActionDraft;
  onChange: (value: unknown) => void;
  context: FormContext;
}

function SetValue({ action, onChange, context, ...control }: SetValueProps) {
  const field = context.kind ? settableFields(context.kind).find((one) => nameOf(one) === action['field']) : undefined;
  if (!field || field.type === 'text')
    return (
      <TemplateField
        {...control}
        label="Value"
        value={action['value']}
        onChange={onChange}
        context={context}
        isLong={false}
      />
    );
  return <ValueField {...control} label="Value" field={field} value={action['value']} onChange={onChange} />;
}
