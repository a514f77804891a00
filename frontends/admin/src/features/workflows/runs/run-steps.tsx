import type { WorkflowRunView, WorkflowStepView } from '@portal/contracts';
import { classNames } from '@portal/ui';
import { ExactTime } from '@portal/ui-antd';
import { Ban, Check, CircleDashed, Clock, LoaderCircle, SkipForward, X, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';
import { stepStatusLabels } from '../words/workflow-labels.js';
import { durationOf } from './run.columns.js';
import { StepData } from './step-data.js';

const marks: Readonly<Record<WorkflowStepView['status'], LucideIcon>> = {
  running: LoaderCircle,
  waiting: Clock,
  succeeded: Check,
  failed: X,
  skipped: SkipForward,
  cancelled: Ban,
};

/** The steps of a run's version in their order: those that were reached with all about them, the others by name. */
export function RunSteps({ run: { id, steps, actions } }: { run: WorkflowRunView }) {
  const reached = new Map(steps.map((step) => [step.position, step]));
  return (
    <ol className="run-steps">
      {actions.map(({ title }, position) => {
        const step = reached.get(position);
        return step ? (
          <ReachedStep key={position} step={step} runId={id} />
        ) : (
          <ComingStep key={position} title={title} position={position} />
        );
      })}
    </ol>
  );
}

function ReachedStep({ step, runId }: { step: WorkflowStepView; runId: string }) {
  const { status, position, title, tries, error, duration_ms: duration, due_at: due, delivery_id: delivery } = step;
  const Mark = marks[status];
  return (
    <li className={classNames('run-step', `run-step--${status}`)}>
      <span className="run-step__mark">
        <Mark size={14} strokeWidth={2.25} aria-hidden="true" />
      </span>
      <details className="run-step__details" open={status !== 'succeeded' && status !== 'skipped'}>
        <summary className="run-step__head">
          <span className="run-step__title">
            {position + 1}. {title}
          </span>
          <span className="run-step__facts">
            {stepStatusLabels[status]}
            {duration === null ? '' : ` in ${durationOf(duration)}`}
            {tries > 1 ? `, ${tries} tries` : ''}
          </span>
        </summary>
        <div className="run-step__body">
          {error ? <p className="workflow-problem">{error}</p> : null}
          {due && status === 'waiting' ? (
            <p className="run-step__due">
              Goes on by itself at <ExactTime at={due} />
            </p>
          ) : null}
          <StepData value={step.input} title="In" />
          <StepData value={step.output} title="Out" />
          {delivery ? (
            <Link to={`${addresses.workflows}?view=webhooks&run_id=${runId}&delivery=${delivery}`}>
              The webhook that it called
            </Link>
          ) : null}
        </div>
      </details>
    </li>
  );
}

const ComingStep = ({ title, position }: { title: string; position: number }) => (
  <li className="run-step run-step--coming">
    <span className="run-step__mark">
      <CircleDashed size={14} strokeWidth={1.75} aria-hidden="true" />
    </span>
    <span className="run-step__title">
      {position + 1}. {title}
    </span>
  </li>
);
