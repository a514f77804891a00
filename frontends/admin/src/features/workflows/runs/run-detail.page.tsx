import type { WorkflowRunView, WorkflowStepView } from '@portal/contracts';
import { workflowRunQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { classNames } from '@portal/ui';
import {
  DetailColumns,
  DetailPage,
  DetailSection,
  ExactTime,
  FoldedSection,
  Properties,
  Property,
  RelativeTime,
  StatusTag,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Ban, Check, CircleDashed, Clock, LoaderCircle, SkipForward, X, type LucideIcon } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { runStatusLabels, runStatusTones, stepStatusLabels, waitTexts } from '../labels/workflow-labels.js';
import { RunActions } from './run-actions.js';
import { durationOf, runDuration, startedBy } from './run.columns.js';
import { StepData } from './step-data.js';
import { referencesOf, type StepAbout } from './step-labels.js';
import './runs.css';

const back = { to: `${addresses.workflows}?view=runs`, label: 'Runs' };

/** One run: every step with what went in, what came out and how long it took; live. */
export function WorkflowRunPage() {
  const { id = '' } = useParams();
  useChannel('workflows');
  const result = useQuery(workflowRunQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="run">
      {(run) => <OpenRun run={run} />}
    </RecordBoundary>
  );
}

function OpenRun({ run }: { run: WorkflowRunView }) {
  const { status, record, reason, waits_for: waits, due_at: due } = run;
  return (
    <DetailPage
      back={back}
      title={record ? record.label : run.trigger_name}
      eyebrow={record ? run.trigger_name : undefined}
      status={<StatusTag tone={runStatusTones[status]}>{runStatusLabels[status]}</StatusTag>}
      actions={<RunActions run={run} />}
    >
      <DetailColumns properties={<RunProperties run={run} />}>
        {reason ? (
          <Alert className="run-reason" type={status === 'failed' ? 'error' : 'info'} showIcon title={reason} />
        ) : null}
        {waits ? (
          <Alert
            className="run-reason"
            type="warning"
            showIcon
            title={
              <>
                {waitTexts[waits]}
                {due ? (
                  <>
                    , until <ExactTime at={due} />
                  </>
                ) : null}
              </>
            }
          />
        ) : null}
        <DetailSection title="Steps">
          <RunSteps run={run} />
        </DetailSection>
        {hasContent(run.payload) ? (
          <FoldedSection title="What it began with">
            <StepData
              value={run.payload}
              about={{ kind: record?.kind ?? null, type: null, references: referencesOf(run.references) }}
            />
          </FoldedSection>
        ) : null}
      </DetailColumns>
    </DetailPage>
  );
}

/** Whether the event or the webhook carried anything: a start by hand carries nothing. */
const hasContent = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && Object.keys(payload).length > 0;

function RunProperties({ run }: { run: WorkflowRunView }) {
  const { record, finished_at: finished, caused_by_run_id: cause } = run;
  return (
    <Properties>
      <Property label="Workflow">
        <Link to={addresses.workflow({ id: run.trigger_id })}>{run.trigger_name}</Link>
      </Property>
      <Property label="Version">{String(run.trigger_version)}</Property>
      <Property label="Started by">{startedBy(run)}</Property>
      <Property label="Record">{record ? <Link to={record.link}>{record.label}</Link> : 'None'}</Property>
      <Property label="Started">
        <RelativeTime at={run.started_at ?? run.created_at} />
      </Property>
      {finished ? (
        <Property label="Ended">
          <RelativeTime at={finished} />
        </Property>
      ) : null}
      {finished ? <Property label="Took">{runDuration(run)}</Property> : null}
      {cause ? (
        <Property label="Caused by">
          <Link to={addresses.workflowRun({ id: cause })}>Another run</Link>
        </Property>
      ) : null}
    </Properties>
  );
}

const marks: Readonly<Record<WorkflowStepView['status'], LucideIcon>> = {
  running: LoaderCircle,
  waiting: Clock,
  succeeded: Check,
  failed: X,
  skipped: SkipForward,
  cancelled: Ban,
};

/** The steps of a run's version in their order: those that were reached with all about them, the others by name. */
function RunSteps({ run: { id, steps, actions, record, references } }: { run: WorkflowRunView }) {
  const about = { kind: record?.kind ?? null, type: null, references: referencesOf(references) };
  const reached = new Map(steps.map((step) => [step.position, step]));
  return (
    <ol>
      {actions.map(({ title }, position) => {
        const step = reached.get(position);
        return step ? (
          <ReachedStep key={position} step={step} runId={id} about={about} />
        ) : (
          <li key={position} className="run-step relative stack gap-12 run-step--coming muted">
            <span className="run-step__mark circle tinted center muted">
              <CircleDashed size={14} strokeWidth={1.75} />
            </span>
            <span className="run-step__title strong">
              {position + 1}. {title}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ReachedStepProps {
  step: WorkflowStepView;
  runId: string;
  /** What came of it is no field of its form. */
  about: StepAbout;
}

function ReachedStep({ step, runId, about }: ReachedStepProps) {
  const { status, position, title, tries, error, duration_ms: duration, due_at: due, delivery_id: delivery } = step;
  const Mark = marks[status];
  return (
    <li className={classNames('run-step relative stack gap-12', `run-step--${status}`)}>
      <span className="run-step__mark circle tinted center muted">
        <Mark size={14} strokeWidth={2.25} />
      </span>
      <details open={status !== 'succeeded' && status !== 'skipped'}>
        <summary className="run-step__head gap-2-12 rounded-6 pointer flex wrap">
          <span className="run-step__title strong">
            {position + 1}. {title}
          </span>
          <span className="muted small numeric">
            {stepStatusLabels[status]}
            {duration === null ? '' : ` in ${durationOf(duration)}`}
            {tries > 1 ? `, ${tries} tries` : ''}
          </span>
        </summary>
        <div className="run-step__body column gap-8 small">
          {error ? <p className="workflow-problem">{error}</p> : null}
          {due && status === 'waiting' ? (
            <p className="muted small numeric">
              Goes on by itself at <ExactTime at={due} />
            </p>
          ) : null}
          <EarlierTries tries={step.earlier_tries} />
          <StepData value={step.input} title="In" about={{ ...about, type: step.action_type }} />
          <StepData value={step.output} title="Out" about={about} />
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

/** The tries before the last one: when, how long and why each failed. */
function EarlierTries({ tries }: { tries: WorkflowStepView['earlier_tries'] }) {
  if (tries.length === 0) return null;
  return (
    <section aria-label="Earlier tries" className="step-data rounded-8 column gap-6 small">
      <h3 className="step-data__title muted">Earlier tries</h3>
      <ol className="run-step__tries anywhere">
        {tries.map(({ started_at: at, duration_ms: duration, error }, index) => (
          <li key={index}>
            <ExactTime at={at} />: failed in {durationOf(duration)}
            {error ? `. ${error}` : ''}
          </li>
        ))}
      </ol>
    </section>
  );
}
