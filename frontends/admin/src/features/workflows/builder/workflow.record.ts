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
import type { SavedRecord } from '@portal/ui-antd';
import { groupText } from '../labels/condition-labels.js';
import { fieldsOfStart, triggerText } from '../labels/trigger-labels.js';
import { workflowToasts } from '../workflow-toasts.js';

const stepsText = (actions: readonly WorkflowAction[]): string =>
  actions.map(({ type }, index) => `${index + 1}. ${actionTitles[type]}`).join('\n');

export const workflowRecord: SavedRecord<WorkflowView, UpdateWorkflow> = {
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
