import type { ConsultationStatus } from '@portal/contracts';

/** What a step does, in the words of its button. */
export function stepLabel(from: ConsultationStatus, to: ConsultationStatus): string {
  if (to === 'in_progress')
    return from === 'pending' ? 'Start work' : from === 'scheduled' ? 'Back to in progress' : 'Reopen';
  return {
    scheduled: 'Mark scheduled',
    completed: 'Complete',
    declined: 'Decline',
    cancelled: 'Cancel request',
    pending: 'Back to pending',
  }[to];
}
