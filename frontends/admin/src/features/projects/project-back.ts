import { projectTransitions, type ProjectView } from '@portal/contracts';
import { moveBack } from '@portal/ui-antd';

/** What takes a project back to the state it left. */
export const projectBack = moveBack({
  field: 'status',
  allowed: ({ status }: ProjectView) => projectTransitions.allowed(status, 'admin'),
});
