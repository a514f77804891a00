import type { WorkflowView } from '@portal/contracts';
import { useUpdateWorkflow } from '@portal/data-access';
import { isNews, sentenceOfFailure, toast, undoOf } from '@portal/ui';
import { firstReasonOf } from '@portal/ui-antd';
import { Switch, Tooltip } from 'antd';
import { workflowStatusLabels } from '../labels/workflow-labels.js';
import { workflowToasts } from '../workflow-toasts.js';

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
