import { type WorkflowView, RunWorkflow, workflowRecords } from '@portal/contracts';
import { useCreateWorkflow, useDeleteWorkflow, useRunWorkflow, useUpdateWorkflow } from '@portal/data-access';
import { isNews, sentenceOfFailure, toast, undoOf } from '@portal/ui';
import { MoreMenu, FormModal, firstReasonOf } from '@portal/ui-antd';
import { Form, Switch, Tooltip } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { aRecord } from '../labels/trigger-labels.js';
import { workflowStatusLabels } from '../labels/workflow-labels.js';
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
      schema={record ? RunWorkflow.required({ record_id: true }) : RunWorkflow}
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

interface WorkflowSwitchProps {
  workflow: WorkflowView;
  /** There are changes that aren't saved: what would be switched on isn't what is on the screen. */
  isLocked?: boolean;
}

/** Switches a workflow on or off, at once. */
export function WorkflowSwitch({ workflow, isLocked = false }: WorkflowSwitchProps) {
  const { id, name, status } = workflow;
  const update = useUpdateWorkflow();
  const isOn = status === 'enabled';
  const turn = async (on: boolean): Promise<void> => {
    const texts = on ? workflowToasts.enabled : workflowToasts.disabled;
    const set = (to: boolean) => update.mutateAsync({ id, status: to ? 'enabled' : 'disabled' });
    try {
      const saved = await set(on);
      if (isNews(saved)) toast.short(texts.short, { tone: 'success', subject: id, action: undoOf(() => set(!on)) });
    } catch (error) {
      if (isNews(error))
        toast.short(firstReasonOf(error) ?? sentenceOfFailure(error, texts.failure), { tone: 'error' });
    }
  };
  const control = (
    <span className="middle inline-row gap-8">
      <Switch
        checked={isOn}
        disabled={isLocked}
        aria-label={`${name} is ${isOn ? 'on' : 'off'}`}
        onChange={(on) => void turn(on)}
      />
      <span className={`workflow-switch__state muted small strong${isOn ? ' is-on' : ''}`}>
        {workflowStatusLabels[status]}
      </span>
    </span>
  );
  return isLocked ? <Tooltip title="Save the changes first">{control}</Tooltip> : control;
}
