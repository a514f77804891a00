import type { ConsultationStatus, ConsultationType, ConsultationView } from '@portal/contracts';

export const typeLabels: Readonly<Record<ConsultationType, string>> = {
  strategy_consultation: 'Strategy consultation',
  project_scoping: 'Project scoping',
  emergency_assessment: 'Emergency assessment',
  general_consultation: 'General consultation',
};

export const statusLabels: Readonly<Record<ConsultationStatus, string>> = {
  pending: 'pending',
  in_progress: 'in progress',
  scheduled: 'scheduled',
  completed: 'completed',
  declined: 'declined',
  cancelled: 'cancelled',
};

type Ended = Pick<ConsultationView, 'outcome' | 'project_id' | 'deal_id'>;

/** What a request became; nothing for one that merely ended, or goes on. */
export function becameOf(
  { outcome, project_id, deal_id }: Ended,
  to: ConsultationStatus,
): 'project' | 'deal' | undefined {
  if (to !== 'completed' || outcome !== 'converted') return undefined;
  return project_id ? 'project' : deal_id ? 'deal' : undefined;
}
