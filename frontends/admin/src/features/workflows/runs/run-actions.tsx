import { DecideRun, liveRunStatuses, type WorkflowRunView } from '@portal/contracts';
import {
  useApproveWorkflowRun,
  useCan,
  useCancelWorkflowRun,
  useRejectWorkflowRun,
  useRetryWorkflowRun,
} from '@portal/data-access';
import { ConfirmedButton } from '@portal/features';
import { actionToasts } from '@portal/ui';
import { ReasonModal } from '@portal/ui-antd';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { workflowToasts } from '../workflow-toasts.js';

type Decision = 'approve' | 'reject';

/** What can be done about a run: retried where it failed, cancelled while it goes on, approved or rejected. */
export function RunActions({ run }: { run: WorkflowRunView }) {
  const { id, status, waits_for: waits } = run;
  const mayDecide = useCan('workflow_run.decide');
  const [deciding, setDeciding] = useState<Decision>();
  const retry = useRetryWorkflowRun();
  const cancel = useCancelWorkflowRun();
  if (!mayDecide) return null;
  const isLive = (liveRunStatuses as readonly string[]).includes(status);
  return (
    <>
      {isLive ? (
        <ConfirmedButton
          danger
          size="middle"
          mutation={cancel}
          input={{ id }}
          question={{
            title: 'Cancel this run?',
            text: 'It ends here. What it did stays done.',
            confirm: 'Cancel run',
            keep: 'Let it run',
          }}
          toasts={workflowToasts.cancelled}
        >
          Cancel run
        </ConfirmedButton>
      ) : null}
      {status === 'failed' ? (
        <Button
          type="primary"
          icon={<RotateCcw size={15} strokeWidth={1.75} />}
          loading={retry.isPending}
          onClick={() => retry.mutate({ id }, actionToasts(workflowToasts.retried))}
        >
          Retry from the failed step
        </Button>
      ) : null}
      {waits === 'approval' ? (
        <>
          <Button onClick={() => setDeciding('reject')}>Reject</Button>
          <Button type="primary" onClick={() => setDeciding('approve')}>
            Approve
          </Button>
        </>
      ) : null}
      {deciding ? <DecisionForm id={id} decision={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  );
}

/** An admin's answer with a comment. */
export function DecisionForm({ id, decision, onClose }: { id: string; decision: Decision; onClose: () => void }) {
  const approve = useApproveWorkflowRun();
  const reject = useRejectWorkflowRun();
  const isApproval = decision === 'approve';
  return (
    <ReasonModal
      title={isApproval ? 'Approve this run' : 'Reject this run'}
      schema={DecideRun}
      toInput={({ comment }) => (comment ? { comment } : {})}
      name="comment"
      label="Comment"
      extra={isApproval ? 'It goes on with its next step.' : 'It stops here.'}
      submitText={isApproval ? 'Approve run' : 'Reject run'}
      onSubmit={(input) => (isApproval ? approve : reject).mutateAsync({ id, ...input })}
      toasts={isApproval ? workflowToasts.approved : workflowToasts.rejected}
      onClose={onClose}
    />
  );
}
