import { type WorkflowView, runWorkflow, workflowRecords } from '@portal/contracts';
import { useCreateWorkflow, useDeleteWorkflow, useRunWorkflow } from '@portal/data-access';
import { MoreMenu, FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { aRecord } from '../labels/trigger-labels.js';
import { RecordPicker } from '../testing/record-picker.js';
import { workflowToasts } from '../workflow-toasts.js';

interface WorkflowMenuProps {
  workflow: WorkflowView;
  /** Where to go once it is deleted; nowhere from the list. */
  list?: string;
  isSmall?: boolean;
}

const LONGEST_NAME = 110;

/** Everything that can be done to a workflow beside building it. */
export function WorkflowMenu({ workflow, list, isSmall = false }: WorkflowMenuProps) {
  const { name } = workflow;
  const [isStarting, setIsStarting] = useState(false);
  const create = useCreateWorkflow();
  const remove = useDeleteWorkflow();
  const navigate = useNavigate();
  const copy = async (): Promise<void> => {
    const { description, trigger, conditions, actions, cooldown_minutes } = workflow;
    const input = {
      name: `${name.slice(0, LONGEST_NAME)} (copy)`,
      description,
      trigger,
      conditions,
      actions,
      cooldown_minutes,
      status: 'disabled' as const,
    };
    const made = await withToast(create.mutateAsync(input), workflowToasts.created);
    if (made) void navigate(addresses.workflow(made));
  };
  return (
    <>
      <MoreMenu
        small={isSmall}
        label={`More for ${name}`}
        groups={[
          [
            {
              key: 'run',
              label: 'Run now…',
              disabled: workflow.status === 'disabled',
              onClick: () => setIsStarting(true),
            },
            { key: 'copy', label: 'Make a copy', onClick: () => void copy() },
          ],
        ]}
        deletion={{
          id: workflow.id,
          mutation: remove,
          noun: 'workflow',
          title: `Delete the workflow “${name}”?`,
          text: 'It starts no more runs, and runs that wait are cancelled. An admin can bring it back for 30 days.',
          toasts: workflowToasts.deleted,
          ...(list ? { onDeleted: () => void navigate(list) } : {}),
        }}
      />
      {isStarting ? <RunWorkflowForm workflow={workflow} onClose={() => setIsStarting(false)} /> : null}
    </>
  );
}

interface RunWorkflowFormProps {
  workflow: Pick<WorkflowView, 'id' | 'name' | 'record'>;
  onClose: () => void;
}

/** Starts a workflow by hand, on a record where its runs are about one; its run opens. */
export function RunWorkflowForm({ workflow: { id, name, record }, onClose }: RunWorkflowFormProps) {
  const run = useRunWorkflow();
  const navigate = useNavigate();
  return (
    <FormModal
      title={`Run ${name}`}
      schema={record ? runWorkflow.required({ record_id: true }) : runWorkflow}
      toInput={(values) => (values['record_id'] ? { record_id: values['record_id'] } : {})}
      submitText="Run workflow"
      onSubmit={async (input) => {
        const { id: made } = await run.mutateAsync({ id, ...input });
        void navigate(addresses.workflowRun({ id: made }));
      }}
      toasts={workflowToasts.triggered}
      onClose={onClose}
    >
      {record ? (
        <Form.Item
          name="record_id"
          label={workflowRecords[record].label}
          extra="Its steps are really taken, now, whether its conditions hold or not."
          required
        >
          <RecordPicker kind={record} placeholder={`Choose ${aRecord(record)}`} />
        </Form.Item>
      ) : (
        <p>Its steps are really taken, now.</p>
      )}
    </FormModal>
  );
}
