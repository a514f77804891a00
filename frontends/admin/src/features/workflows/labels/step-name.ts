import { actionTitles, type WorkflowAction } from '@portal/contracts';

/** The step that a path such as `actions.1.body` is in; another path is itself. */
export function stepNameAt(path: string, actions: readonly WorkflowAction[]): string {
  const at = Number(/^actions\.(\d+)/.exec(path)?.[1]);
  const action = actions[at];
  return action ? `Step ${at + 1}, ${actionTitles[action.type]}` : path;
}
