import { workflowRecords, type WorkflowDryRun, type WorkflowRecordKind } from '@portal/contracts';
import { useDryRunWorkflow } from '@portal/data-access';
import { sentenceOfFailure } from '@portal/ui';
import { FormFailure, StatusTag, type Tone, fieldErrorsOf, firstReasonOf } from '@portal/ui-antd';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { definitionOf, type WorkflowDraft } from '../builder/draft.js';
import type { FormContext } from '../step-fields/field-groups.js';
import { FieldRow } from '../step-fields/field-row.js';
import { stepNameAt } from '../labels/workflow-labels.js';
import { StepData } from '../runs/step-data.js';
import { referencesOf } from '../runs/step-labels.js';
import { workflowToasts } from '../workflow-toasts.js';
import { RecordPicker } from './record-picker.js';

/** What a dry run is made with. */
export interface Tried {
  record: { id: string; name: string } | null;
  /** The past event whose values count. */
  event: string | null;
}

interface DryRunProps {
  draft: WorkflowDraft;
  context: FormContext;
  tried: Tried | undefined;
  onTry: (tried: Tried | undefined) => void;
}

type Step = WorkflowDryRun['steps'][number];

const outcomes: Readonly<Record<Step['would'], { label: string; tone: Tone }>> = {
  run: { label: 'Would run', tone: 'success' },
  wait: { label: 'Would wait', tone: 'warning' },
  skip: { label: 'Would be skipped', tone: 'neutral' },
  fail: { label: 'Would fail', tone: 'danger' },
};

/** What a run on one record would do, step by step, with its texts filled in. */
export function DryRun({ draft, context, tried, onTry }: DryRunProps) {
  const dryRun = useDryRunWorkflow();
  const part = useRef<HTMLElement>(null);
  const run = ({ record, event }: Tried): void =>
    dryRun.mutate({
      definition: definitionOf(draft),
      ...(record ? { record_id: record.id } : {}),
      ...(event ? { event_id: event } : {}),
    });
  const start = useEffectEvent((next: Tried) => {
    run(next);
    part.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (tried?.event) start(tried);
  }, [tried]);
  const { kind } = context;
  return (
    <section ref={part} className="test-part column gap-10" aria-label="Try it on one record">
      <h3 className="subtitle">Try it on one record</h3>
      {kind ? (
        <FieldRow label={workflowRecords[kind].label}>
          {(control) => (
            <RecordPicker
              id={control.id}
              kind={kind}
              value={tried?.record?.id ?? null}
              current={tried?.record ?? undefined}
              onChange={(id) =>
                onTry(id ? { record: { id, name: workflowRecords[kind].label }, event: null } : undefined)
              }
            />
          )}
        </FieldRow>
      ) : null}
      <Button
        disabled={kind !== null && !tried?.record}
        loading={dryRun.isPending}
        onClick={() => run(tried ?? { record: null, event: null })}
      >
        Try it
      </Button>
      <FormFailure text={failureOfTest(dryRun.error, draft)} />
      {dryRun.data ? <DryRunResult result={dryRun.data} kind={kind} /> : null}
    </section>
  );
}

interface DryRunResultProps {
  result: WorkflowDryRun;
  kind: WorkflowRecordKind | null;
}

function DryRunResult({ result: { matched, failed_condition: failed, steps, references }, kind }: DryRunResultProps) {
  const names = referencesOf(references);
  return (
    <div role="status" className="test-result column gap-12">
      <p>
        {matched
          ? 'Its conditions hold: this would happen.'
          : `It would not start: ${failed?.sentence ?? 'its conditions don’t hold'}. Otherwise this would happen.`}
      </p>
      <ol className="column gap-10">
        {steps.map((step) => (
          <li key={step.position} className="dry-step column frame gap-6">
            <div className="dry-step__head row wrap between">
              <span className="strong">
                {step.position + 1}. {step.title}
              </span>
              <StatusTag tone={outcomes[step.would].tone}>{outcomes[step.would].label}</StatusTag>
            </div>
            {step.note ? <p className="muted small">{step.note}</p> : null}
            <StepData value={step.input} about={{ kind, type: step.action_type, references: names }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Why a workflow could not be tried, with the step or the field that is wrong where the answer names one. */
export function failureOfTest(error: Error | null, draft: WorkflowDraft): string | undefined {
  if (!error) return undefined;
  const [first] = fieldErrorsOf(error);
  if (first?.path.startsWith('actions.'))
    return `${stepNameAt(first.path, definitionOf(draft).actions)}: ${first.message}`;
  return firstReasonOf(error) ?? sentenceOfFailure(error, workflowToasts.tested.failure);
}
