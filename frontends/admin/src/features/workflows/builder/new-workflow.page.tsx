import { CreateWorkflow, type WorkflowStarter } from '@portal/contracts';
import { useCreateWorkflow, workflowQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { sentenceOfFailure, toast, useActionToasts } from '@portal/ui';
import { DetailPage, firstReasonOf, useOneAtATime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { workflowToasts } from '../workflow-toasts.js';
import { blankDraft, draftOf, fieldsOf, type WorkflowDraft } from './draft.js';
import { useBuilderState } from './use-builder.js';
import { TestButton, WorkflowForm } from './workflow-form.js';

const back = { to: addresses.workflows, label: 'Workflows' };

/** A new workflow: blank, or begun with a starter (`?starter=`). It is there once it is saved. */
export function NewWorkflowPage() {
  const [params] = useSearchParams();
  const key = params.get('starter');
  const result = useQuery({ ...workflowQueries.starters(), enabled: key !== null });
  if (key === null) return <NewWorkflow start={blankDraft()} />;
  return (
    <RecordBoundary result={result} back={back} noun="template" wide>
      {({ data: starters }) => {
        const starter = starters.find((one) => one.key === key);
        return starter ? (
          <NewWorkflow start={draftOfStarter(starter)} starter={key} />
        ) : (
          <NewWorkflow start={blankDraft()} />
        );
      }}
    </RecordBoundary>
  );
}

const draftOfStarter = ({
  name,
  description,
  workflow,
}: Pick<WorkflowStarter, 'name' | 'description' | 'workflow'>): WorkflowDraft =>
  draftOf({ ...CreateWorkflow.parse(workflow), name, description });

function NewWorkflow({ start, starter }: { start: WorkflowDraft; starter?: string }) {
  const state = useBuilderState(start, { open: start.trigger ? 'settings' : 'trigger' });
  const { builder } = state;
  const create = useCreateWorkflow();
  const navigate = useNavigate();
  const toasts = useActionToasts(workflowToasts.created);
  const save = useOneAtATime(async (): Promise<void> => {
    if (!state.check()) return;
    try {
      const workflow = await create.mutateAsync({
        ...fieldsOf(builder.draft),
        status: 'disabled',
        ...(starter ? { starter } : {}),
      });
      toasts.onSuccess(workflow);
      state.markSaved(builder.draft);
      void navigate(addresses.workflow(workflow), { replace: true });
    } catch (error) {
      state.showRefused(error);
      toast.error(firstReasonOf(error) ?? sentenceOfFailure(error, workflowToasts.created.failure));
    }
  });
  return (
    <DetailPage
      wide
      back={back}
      title={builder.draft.name || 'New workflow'}
      status={<span className="builder-note muted tiny">Not saved yet</span>}
      actions={
        <>
          <TestButton builder={builder} />
          <Button type="primary" loading={create.isPending} onClick={() => void save()}>
            Create workflow
          </Button>
        </>
      }
    >
      <WorkflowForm state={state} saved={undefined} />
    </DetailPage>
  );
}
