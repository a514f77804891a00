import type { ConsultationStatus, ConsultationType } from '@portal/contracts';

export const typeWords: Readonly<Record<ConsultationType, string>> = {
  strategy_consultation: 'Strategy consultation',
  project_scoping: 'Project scoping',
  emergency_assessment: 'Emergency assessment',
  general_consultation: 'General consultation',
};

/** What a state means for the customer, as a sentence. */
export const statusSentences: Readonly<Record<ConsultationStatus, string>> = {
  pending: 'Your request is waiting for us.',
  in_progress: 'We are working on your request.',
  scheduled: 'Your consultation is scheduled.',
  completed: 'Your consultation is completed. Thank you for your time.',
  declined: 'We are sorry, but we cannot take on this request.',
  cancelled: 'Your request is cancelled.',
};

export const statusWords: Readonly<Record<ConsultationStatus, string>> = {
  pending: 'pending',
  in_progress: 'in progress',
  scheduled: 'scheduled',
  completed: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
};
