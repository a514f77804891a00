import {
  noConditions,
  type ConditionGroup,
  type UpdateWorkflow,
  type WorkflowAction,
  type WorkflowStart,
  type WorkflowView,
  actionTitles,
} from '@portal/contracts';
import { useUpdateWorkflow } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { groupText } from '../labels/condition-labels.js';
import { fieldsOfStart, triggerText } from '../labels/trigger-labels.js';
import { workflowToasts } from '../workflow-toasts.js';

export type WorkflowSaver = Save<WorkflowView, UpdateWorkflow>;

/** Changes one workflow, and lets the admin choose when another admin changed the same part first (decisions 2.6). */
export function useSaveWorkflow(
  workflow: WorkflowView,
  onSaved: (workflow: WorkflowView) => void = () => undefined,
): WorkflowSaver {
  const update = useUpdateWorkflow();
  const fields = fieldsOfStart(workflow.trigger);
  return useSave({
    record: workflow,
    name: `the workflow “${workflow.name}”`,
    send: async (changes: UpdateWorkflow) => {
      const saved = await update.mutateAsync({ id: workflow.id, ...changes });
      onSaved(saved);
      return saved;
    },
    fields: [
      { key: 'name', label: 'Name' },
      { key: 'description', label: 'What it is for' },
      { key: 'trigger', label: 'When', show: (value) => triggerText(value as WorkflowStart) },
      {
        key: 'conditions',
        label: 'Only if',
        show: (value) => groupText((value as ConditionGroup | undefined) ?? noConditions, fields),
      },
      { key: 'actions', label: 'Steps', show: (value) => stepsText(value as WorkflowAction[]) },
      { key: 'cooldown_minutes', label: 'Cooldown in minutes', show: String },
    ],
    toasts: workflowToasts.updated,
  });
}

const stepsText = (actions: readonly WorkflowAction[]): string =>
  actions.map(({ type }, index) => `${index + 1}. ${actionTitles[type]}`).join('\n');
