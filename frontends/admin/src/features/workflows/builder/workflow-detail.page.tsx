import {
  actionTitles,
  noConditions,
  UpdateWorkflow,
  type ConditionGroup,
  type WorkflowAction,
  type WorkflowStart,
  type WorkflowView,
} from '@portal/contracts';
import { useUpdateWorkflow, workflowQueries, workflowRunQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { DetailPage, DetailTabs, fieldEdits, RelativeTime, useSaveRecord, type SavedRecord } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { listOf } from '../../../views/filters.js';
import { ShortList } from '../../../views/short-list.js';
import { DeliveriesOf } from '../deliveries/delivery-sheet.js';
import { groupText } from '../labels/condition-labels.js';
import { fieldsOfStart, triggerText } from '../labels/trigger-labels.js';
import { stepNameAt } from '../labels/workflow-labels.js';
import { runColumns } from '../runs/run.columns.js';
import { workflowToasts } from '../workflow-toasts.js';
import { changedFields, draftOf } from './draft.js';
import { useBuilderState } from './use-builder.js';
import { TestButton, WorkflowForm } from './workflow-form.js';
import { WorkflowMenu, WorkflowSwitch } from './workflow-menu.js';

/** One workflow: its builder, its runs, and the webhooks that it called. */
export function WorkflowDetailPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  useChannel('workflows');
  const result = useQuery(workflowQueries.detail(id));
  const back = { to: listOf(addresses.workflows, params), label: 'Workflows' };
  return (
    <RecordBoundary result={result} back={back} noun="workflow" wide>
      {(workflow) => <OpenWorkflow workflow={workflow} back={back} />}
    </RecordBoundary>
  );
}

function OpenWorkflow({ workflow, back }: { workflow: WorkflowView; back: { to: string; label: string } }) {
  const [opened, setOpened] = useState(workflow);
  const state = useBuilderState(draftOf(workflow), null);
  const { builder, isDirty, markSaved } = state;
  const keys = builder.draft.steps.map(({ key }) => key);
  const adopt = (now: WorkflowView): void => {
    setOpened(now);
    markSaved(draftOf(now, keys));
  };
  const saver = useSaveRecord(workflowRecord, workflow, { onSaved: adopt });
  // what another admin saved is shown as long as nothing is being changed here
  if (workflow.version > opened.version && !isDirty) adopt(workflow);
  const [params] = useSearchParams();
  const isBuilding = !params.has('tab');
  const save = async (): Promise<void> => {
    if (!state.check()) return;
    const changes = changedFields(builder.draft, opened);
    try {
      if (Object.keys(changes).length > 0) await saver.save({ ...changes, version: opened.version }, opened);
    } catch (error) {
      state.showRefused(error);
      saver.showRefusal(error);
    }
  };
  const edit = fieldEdits({ record: workflow, save: saver.save, schema: UpdateWorkflow, mayEdit: !isDirty });
  return (
    <DetailPage
      wide
      back={back}
      title={builder.draft.name || 'Untitled workflow'}
      titleEdit={edit('name')}
      titleLabel="name"
      status={
        <>
          <WorkflowSwitch workflow={workflow} isLocked={isDirty} />
          <SaveNote isDirty={isDirty} workflow={workflow} />
        </>
      }
      actions={
        <>
          {isBuilding ? <TestButton builder={builder} /> : null}
          {isBuilding ? (
            <Button type="primary" disabled={!isDirty} loading={saver.saving} onClick={() => void save()}>
              Save changes
            </Button>
          ) : null}
          <WorkflowMenu workflow={workflow} list={back.to} />
          {saver.conflictDialog}
        </>
      }
    >
      <DisabledNote workflow={workflow} />
      <ProblemsNote workflow={workflow} />
      <DetailTabs
        label="Parts of the workflow"
        tabs={[
          { id: 'builder', label: 'Builder', panel: () => <WorkflowForm state={state} saved={workflow} /> },
          { id: 'runs', label: 'Runs', panel: () => <RunsOf workflowId={workflow.id} /> },
          { id: 'webhooks', label: 'Webhooks', panel: () => <DeliveriesOf workflowId={workflow.id} /> },
        ]}
      />
    </DetailPage>
  );
}

const NEWEST = 50;

/** The newest runs of a workflow. */
function RunsOf({ workflowId }: { workflowId: string }) {
  const result = useQuery(workflowRunQueries.list({ trigger_id: workflowId, limit: NEWEST }));
  return (
    <ShortList
      title="Runs"
      noun="runs"
      result={result}
      columns={runColumns}
      nameOf={({ record, created_at: at }) => record?.label ?? at}
      hrefOf={addresses.workflowRun}
      all={`${addresses.workflows}?view=runs&trigger_id=${workflowId}`}
      empty="It has not run yet. Switch it on, or test it with past events."
    />
  );
}

interface SaveNoteProps {
  isDirty: boolean;
  workflow: WorkflowView;
}

/** Why the product switched a workflow off by itself. */
const DisabledNote = ({ workflow: { status, disabled_reason: reason } }: Pick<SaveNoteProps, 'workflow'>) =>
  status === 'disabled' && reason ? (
    <Alert type="warning" showIcon className="disabled-note" title="It was switched off" description={reason} />
  ) : null;

/** What is wrong with the texts and addresses of a workflow that was saved before they were checked. */
const ProblemsNote = ({ workflow: { problems, actions } }: Pick<SaveNoteProps, 'workflow'>) =>
  problems.length > 0 ? (
    <Alert
      type="warning"
      showIcon
      className="disabled-note"
      title="It can’t be saved or switched on as it is"
      description={
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path}>
              {stepNameAt(path, actions)}: {message}
            </li>
          ))}
        </ul>
      }
    />
  ) : null;

/** Whether what is on the screen is saved, which version it is and who made it. */
const SaveNote = ({ isDirty, workflow }: SaveNoteProps) => (
  <span role="status" className="builder-note muted tiny">
    {isDirty ? (
      <strong className="warning">Not saved yet</strong>
    ) : (
      <>
        Version {workflow.trigger_version}, saved <RelativeTime at={workflow.updated_at} />
        {workflow.updated_by_name ? ` by ${workflow.updated_by_name}` : ''}
        {workflow.next_run_at ? (
          <>
            , next run <RelativeTime at={workflow.next_run_at} />
          </>
        ) : null}
      </>
    )}
  </span>
);

const stepsText = (actions: readonly WorkflowAction[]): string =>
  actions.map(({ type }, index) => `${index + 1}. ${actionTitles[type]}`).join('\n');

const workflowRecord: SavedRecord<WorkflowView, UpdateWorkflow> = {
  inSentence: ({ name }) => `the workflow “${name}”`,
  toasts: workflowToasts,
  useUpdate: useUpdateWorkflow,
  useFields: ({ trigger }) => [
    { key: 'name', label: 'Name' },
    { key: 'description', label: 'What it is for' },
    { key: 'trigger', label: 'When', show: (value) => triggerText(value as WorkflowStart) },
    {
      key: 'conditions',
      label: 'Only if',
      show: (value) => groupText((value as ConditionGroup | undefined) ?? noConditions, fieldsOfStart(trigger)),
    },
    { key: 'actions', label: 'Steps', show: (value) => stepsText(value as WorkflowAction[]) },
    { key: 'cooldown_minutes', label: 'Cooldown in minutes', show: String },
  ],
};
