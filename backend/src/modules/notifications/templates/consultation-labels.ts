import type { ConsultationStatus, ConsultationType, ConsultationView } from '@portal/contracts';

export const typeLabels: Readonly<Record<ConsultationType, string>> = {
  strategy_consultation: 'Strategy consultation',
  project_scoping: 'Project scoping',
  emergency_assessment: 'Emergency assessment',
  general_consultation: 'General consultation',
};

/** What a state means for the customer, as a sentence. */
const statusSentences: Readonly<Record<ConsultationStatus, string>> = {
  pending: 'Your request is waiting for us.',
  in_progress: 'We are working on your request.',
  scheduled: 'Your consultation is scheduled.',
  completed: 'Your consultation is completed. Thank you for your time.',
  declined: 'We are sorry, but we cannot take on this request.',
  cancelled: 'Your request is cancelled.',
};

export const statusLabels: Readonly<Record<ConsultationStatus, string>> = {
  pending: 'pending',
  in_progress: 'in progress',
  scheduled: 'scheduled',
  completed: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
};

type Ended = Pick<ConsultationView, 'reference' | 'outcome' | 'project_id' | 'deal_id'>;

/** What a request became; nothing for one that merely ended, or goes on. */
export function becameOf(
  { outcome, project_id, deal_id }: Ended,
  to: ConsultationStatus,
): 'project' | 'deal' | undefined {
  if (to !== 'completed' || outcome !== 'converted') return undefined;
  return project_id ? 'project' : deal_id ? 'deal' : undefined;
}

/** A step of a request as its customer reads it: one that was converted has not merely ended. */
export function statusTitle(request: Ended, to: ConsultationStatus): string {
  const became = becameOf(request, to);
  if (became === 'project') return `Your request ${request.reference} became a project`;
  if (became === 'deal') return `We are preparing an offer for your request ${request.reference}`;
  return `Your request ${request.reference} is ${statusLabels[to]}`;
}

/** The same as a sentence of the mail. */
export function statusSentence(request: Ended, to: ConsultationStatus): string {
  const became = becameOf(request, to);
  if (became === 'project') return 'We set up a project for what you asked. You follow its plan and progress there.';
  if (became === 'deal') return 'We are writing an offer for what you asked. You get it by e-mail.';
  return statusSentences[to];
}
