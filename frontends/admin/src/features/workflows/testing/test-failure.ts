import { sentenceOfFailure } from '@portal/ui';
import { fieldErrorsOf, firstReasonOf } from '@portal/ui-antd';
import { definitionOf, type WorkflowDraft } from '../builder/draft.js';
import { stepNameAt } from '../labels/step-name.js';
import { workflowToasts } from '../workflow-toasts.js';

/** Why a workflow could not be tried, with the step or the field that is wrong where the answer names one. */
export function failureOfTest(error: Error | null, draft: WorkflowDraft): string | undefined {
  if (!error) return undefined;
  const [first] = fieldErrorsOf(error);
  if (first?.path.startsWith('actions.'))
    return `${stepNameAt(first.path, definitionOf(draft).actions)}: ${first.message}`;
  return firstReasonOf(error) ?? sentenceOfFailure(error, workflowToasts.tested.failure);
}
