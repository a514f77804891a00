import type { WorkflowView } from '@portal/contracts';
import { workflowQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { DetailPage, DetailTabs, fieldEdits } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { updateWorkflow } from '@portal/contracts';
import { addresses } from '../../../addresses.js';
import { listOf } from '../../../views/kept-list.js';
import { DeliveriesOf } from '../deliveries/deliveries-of.js';
import { RunsOf } from '../runs/runs-of.js';
import { changedFields, draftOf } from './draft.js';
import { DisabledNote, ProblemsNote, SaveNote } from './save-note.js';
import { TestButton } from './test-button.js';
import { useBuilderState } from './use-builder-state.js';
import { useSaveWorkflow } from './use-save-workflow.js';
import { WorkflowForm } from './workflow-form.js';
import { WorkflowMenu } from './workflow-menu.js';
import { WorkflowSwitch } from './workflow-switch.js';
import { OpenRecord } from '../../../records/open-record.js';

/** One workflow: its builder, its runs, and the webhooks that it called. */
export function WorkflowDetailPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  useChannel('workflows');
  const result = useQuery(workflowQueries.detail(id));
  const back = { to: listOf(addresses.workflows, params), label: 'Workflows' };
  return (
    <OpenRecord result={result} back={back} noun="workflow" wide>
      {(workflow) => <OpenWorkflow key={id} workflow={workflow} back={back} />}
    </OpenRecord>
  );
}

interface OpenWorkflowProps {
  workflow: WorkflowView;
  back: { to: string; label: string };
}

function OpenWorkflow({ workflow, back }: OpenWorkflowProps) {
  const [opened, setOpened] = useState(workflow);
  const state = useBuilderState(draftOf(workflow), null);
  const { builder, isDirty, markSaved } = state;
  const keys = builder.draft.steps.map(({ key }) => key);
  const adopt = (now: WorkflowView): void => {
    setOpened(now);
    markSaved(draftOf(now, keys));
  };
  const saver = useSaveWorkflow(workflow, adopt);
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
  const edit = fieldEdits({ record: workflow, save: saver.save, schema: updateWorkflow, mayEdit: !isDirty });
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
