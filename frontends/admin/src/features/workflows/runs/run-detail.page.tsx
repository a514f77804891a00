import type { WorkflowRunView } from '@portal/contracts';
import { workflowRunQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ExactTime } from '@portal/ui-antd';
import {
  Property,
  DetailColumns,
  DetailPage,
  DetailSection,
  FoldedSection,
  Properties,
  RelativeTime,
  StatusTag,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { OpenRecord } from '../../../records/open-record.js';
import { runStatusLabels, runStatusTones, waitTexts } from '../labels/workflow-labels.js';
import { RunActions } from './run-actions.js';
import { runDuration, startedBy } from './run.columns.js';
import { RunSteps } from './run-steps.js';
import { StepData } from './step-data.js';
import { referencesOf } from './step-labels.js';
import './runs.css';

const back = { to: `${addresses.workflows}?view=runs`, label: 'Runs' };

/** One run: every step with what went in, what came out and how long it took; live. */
export function WorkflowRunPage() {
  const { id = '' } = useParams();
  useChannel('workflows');
  const result = useQuery(workflowRunQueries.detail(id));
  return (
    <OpenRecord result={result} back={back} noun="run">
      {(run) => <OpenRun key={id} run={run} />}
    </OpenRecord>
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
