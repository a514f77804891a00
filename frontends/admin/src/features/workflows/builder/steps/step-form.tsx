import { workflowEventName, type ConditionGroup, noConditions } from '@portal/contracts';
import { Switch } from 'antd';
import { useState } from 'react';
import { ConditionEditor } from '../../conditions/condition-editor.js';
import { newCondition } from '../../conditions/condition-tree.js';
import type { FormContext } from '../../step-fields/field-groups.js';
import { fieldSpecs } from '../../step-fields/field-spec.js';
import { StepField } from '../../step-fields/step-field.js';
import { knownFields } from '../../labels/condition-labels.js';
import { problemsBelow, type Problems, type ActionDraft, type DraftStep } from '../draft.js';

interface StepFormProps {
  step: DraftStep;
  onChange: (fields: Partial<ActionDraft>) => void;
  problems: Problems;
  context: FormContext;
}

/** The fields that conditions over an event that is waited for may use. */
function contextOfEvent({ kind, fields }: FormContext, event: unknown): FormContext {
  const name = workflowEventName.safeParse(event).data;
  return { kind, fields: name ? knownFields(kind, name) : fields };
}

/** The form of a step, made from its schema, and the conditions under which it is taken. */
export function StepForm({ step: { action }, onChange, problems, context }: StepFormProps) {
  return (
    <>
      {problems['type'] ? <p className="workflow-problem mb-12">{problems['type']}</p> : null}
      {fieldSpecs(action.type).map((spec) =>
        spec.kind === 'conditions' ? (
          <OptionalConditions
            key={spec.name}
            label={`${spec.title}…`}
            note={spec.description ?? ''}
            name={spec.title}
            tree={action[spec.name] as ConditionGroup | undefined}
            onChange={(tree) => onChange({ [spec.name]: tree })}
            context={contextOfEvent(context, action['event'])}
            problems={problemsBelow(problems, spec.name)}
          />
        ) : (
          <StepField
            key={spec.name}
            spec={spec}
            action={action}
            onChange={onChange}
            problems={problems}
            context={context}
          />
        ),
      )}
      <OptionalConditions
        label="Take this step only if…"
        note="Looked at when the run gets here. Where they don’t hold, the step is skipped."
        name="Only if"
        tree={action.only_if}
        onChange={(tree) => onChange({ only_if: tree })}
        context={context}
        problems={problemsBelow(problems, 'only_if')}
      />
    </>
  );
}

interface OptionalConditionsProps {
  /** What the switch says: "Take this step only if…". */
  label: string;
  note: string;
  /** What the conditions are called aloud. */
  name: string;
  tree: ConditionGroup | undefined;
  onChange: (tree: ConditionGroup | undefined) => void;
  context: FormContext;
  problems: Problems;
}

/** Conditions that a step may have; behind a switch, as most have none. */
function OptionalConditions({ label, note, name, tree, onChange, context, problems }: OptionalConditionsProps) {
  const [isOn, setIsOn] = useState(tree !== undefined && tree.conditions.length > 0);
  return (
    <section className="side-panel__section line-above column gap-10" aria-label={name}>
      <label className="inline-row gap-10 small strong">
        <Switch
          size="small"
          checked={isOn}
          onChange={(next) => {
            setIsOn(next);
            onChange(next ? { match: 'all', conditions: [newCondition()] } : undefined);
          }}
        />
        {label}
      </label>
      {isOn ? (
        <>
          <p className="muted small">{note}</p>
          <ConditionEditor
            name={name}
            group={tree ?? noConditions}
            onChange={onChange}
            context={context}
            problems={problems}
          />
        </>
      ) : null}
    </section>
  );
}
