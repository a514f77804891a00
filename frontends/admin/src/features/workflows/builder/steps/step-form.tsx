import { workflowEventName, type ConditionGroup } from '@portal/contracts';
import type { FormContext } from '../../forms/field-groups.js';
import { fieldSpecs } from '../../forms/field-spec.js';
import { OptionalConditions } from '../../forms/optional-conditions.js';
import { StepField } from '../../forms/step-field.js';
import { knownFields } from '../../labels/condition-labels.js';
import type { ActionDraft, DraftStep } from '../draft.js';
import { problemsBelow, type Problems } from '../draft-problems.js';

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
      {problems['type'] ? <p className="workflow-problem side-panel__problem">{problems['type']}</p> : null}
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
