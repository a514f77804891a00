import { consultationTransitions, type ConsultationStatus, type ConsultationView } from '@portal/contracts';
import { statusTones } from '@portal/features';
import type { StatusStep } from '@portal/ui-antd';
import { stepLabel } from './step-labels.js';
import type { Steps } from './use-steps.js';

/** The step that comes next on the way of most requests. */
const usual: Readonly<Record<ConsultationStatus, ConsultationStatus>> = {
  pending: 'in_progress',
  in_progress: 'scheduled',
  scheduled: 'completed',
  completed: 'in_progress',
  declined: 'in_progress',
  cancelled: 'in_progress',
};

/** What an admin may do with the state of a request now: all that the transitions allow, and the one that leads. */
export function requestSteps(
  request: ConsultationView,
  { take, saver }: Steps,
): { all: readonly StatusStep[]; next: StatusStep | undefined } {
  const { status } = request;
  const all = consultationTransitions.allowed(status, 'admin').map((to) => ({
    key: to,
    label: stepLabel(status, to),
    tone: statusTones[to],
    onTake: () => (saver.saving ? undefined : void take(request, to)),
  }));
  return { all, next: all.find(({ key }) => key === usual[status]) };
}
