import {
  consultationStatuses,
  consultationTransitions,
  openConsultationStatuses,
  type ConsultationStatus,
  type ConsultationView,
} from '@portal/contracts';
import { statusLabels, type Workflow } from '@portal/features';

/** Whether requests in that state are closed. */
export const isClosed = (status: ConsultationStatus): boolean =>
  !(openConsultationStatuses as readonly string[]).includes(status);

/** The pipeline: open requests by promise, the most urgent on top; closed ones by what was closed last. */
export const consultationWorkflow: Workflow<ConsultationView> = {
  statuses: consultationStatuses,
  words: statusLabels,
  compare: (one, other) =>
    isClosed(one.status)
      ? other.updated_at.localeCompare(one.updated_at)
      : one.promised_by.localeCompare(other.promised_by) || one.id.localeCompare(other.id),
  takes: ({ status }, to) => status === to || consultationTransitions.allowed(status, 'admin').includes(to),
  isArranged: false,
};
