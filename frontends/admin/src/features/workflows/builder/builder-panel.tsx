import { actionTitles } from '@portal/contracts';
import { NumberField } from '@portal/ui-antd';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { ConditionEditor } from '../conditions/condition-editor.js';
import type { FormContext } from '../step-fields/field-groups.js';
import { FieldRow } from '../step-fields/field-row.js';
import { TestPanel } from '../testing/test-panel.js';
import { problemsBelow, type Problems } from './draft.js';
import { SidePanel } from './side-panel.js';
import { focusCard } from './steps/flow-card.js';
import { StepChooser } from './steps/step-chooser.js';
import { StepForm } from './steps/step-form.js';
import { stepDescriptions } from './steps/step-look.js';
import { TriggerForm } from './trigger-form.js';
import { nameOf, type Builder } from './use-builder.js';

interface BuilderPanelProps {
  builder: Builder;
  context: FormContext;
  /** The reasons that are shown. */
  problems: Problems;
  /** What is missing at all: a test needs a complete definition. */
  missing: Problems;
  saved: { id: string; hook_url: string | null } | undefined;
}

interface Content {
  title: string;
  lead?: ReactNode;
  body: ReactNode;
}

/** The form of what is open in the builder. */
export function BuilderPanel(props: BuilderPanelProps) {
  const { builder } = props;
  const { panel, open, draft } = builder;
  const name = nameOf(panel);
  const close = (): void => {
    open(null);
    focusCard(panel?.open === 'chooser' ? `add-${panel.at}` : name);
  };
  const { title, lead, body } = contentOf(props);
  const isGone = panel?.open === 'step' && draft.steps.every(({ key }) => key !== panel.key);
  return (
    <SidePanel name={name} title={title} lead={lead} isOpen={panel !== null && !isGone} onClose={close}>
      {body}
    </SidePanel>
  );
}

function contentOf({ builder, context, problems, missing, saved }: BuilderPanelProps): Content {
  const { panel, draft } = builder;
  switch (panel?.open) {
    case 'trigger':
      return {
        title: 'When',
        lead: 'What starts the workflow. Each event starts it at most once.',
        body: (
          <TriggerForm
            trigger={draft.trigger}
            onChange={builder.setTrigger}
            problems={problemsBelow(problems, 'trigger')}
            saved={saved}
          />
        ),
      };
    case 'conditions':
      return {
        title: 'Only if',
        lead: 'Looked at when the workflow starts. Without conditions it always runs.',
        body: (
          <ConditionEditor
            group={draft.conditions}
            onChange={builder.setConditions}
            context={context}
            problems={problemsBelow(problems, 'conditions')}
          />
        ),
      };
    case 'chooser':
      return {
        title: 'Add a step',
        body: <StepChooser kind={context.kind} onChoose={(type) => builder.addStep(panel.at, type)} />,
      };
    case 'test':
      return {
        title: 'Test',
        lead: 'Nothing is changed and nobody is told.',
        body: <TestPanel draft={draft} context={context} missing={missing} />,
      };
    case 'step': {
      const index = draft.steps.findIndex(({ key }) => key === panel.key);
      const step = draft.steps[index];
      if (!step) break;
      return {
        title: actionTitles[step.action.type],
        lead: stepDescriptions[step.action.type],
        body: (
          <StepForm
            step={step}
            onChange={(fields) => builder.setStep(step.key, fields)}
            problems={problemsBelow(problems, `actions.${index}`)}
            context={context}
          />
        ),
      };
    }
    default:
  }
  return { title: 'About this workflow', body: <SettingsForm builder={builder} problems={problems} /> };
}

/** What a workflow is called, what it is for, and when it may start again on the same record. */
function SettingsForm({ builder: { draft, set }, problems }: { builder: Builder; problems: Problems }) {
  return (
    <>
      <FieldRow label="Name" problem={problems['name']}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder="Urgent tickets at night"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow label="What it is for" problem={problems['description']} isRequired={false}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={draft.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow
        label="Cooldown in minutes"
        problem={problems['cooldown_minutes']}
        extra="For this long it doesn’t start again on a record because of what it did there itself."
      >
        {(control) => (
          <NumberField
            {...control}
            value={draft.cooldown_minutes}
            onChange={(next) => set({ cooldown_minutes: next })}
          />
        )}
      </FieldRow>
    </>
  );
}
