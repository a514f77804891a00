import {
  consultationTransitions,
  openConsultationStatuses,
  type ConsultationView,
  type TransitionActor,
} from '@portal/contracts';
import { moveBack } from '@portal/ui-antd';

type Known = Partial<ConsultationView>;
type Back = Pick<Known, 'status' | 'outcome' | 'decline_reason'>;

/**
 * What takes a request back to the state it left, with what was noted about its end; undefined where it can't go there,
 * or where ending it called a meeting off, which stays called off.
 */
export function requestBack(actor: TransitionActor): (before: Known, now: Known) => Back | undefined {
  const back = moveBack({
    field: 'status',
    allowed: ({ status }: Known) => (status ? consultationTransitions.allowed(status, actor) : []),
    beside: ['outcome', 'decline_reason'],
  });
  return (before, now) => (before.next_meeting_at && isOver(now) ? undefined : back(before, now));
}

const isOver = ({ status }: Known): boolean => !openConsultationStatuses.some((open) => open === status);
