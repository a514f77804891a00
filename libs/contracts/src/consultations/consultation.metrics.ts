import { metricsOf } from '../core/metric.js';
import { openConsultationStatuses } from './consultation.contract.js';

export const consultationMetrics = metricsOf('consultations', ['customer_id'])({
  open_consultations: {
    label: 'Open Consultations',
    sentence: 'Requests that are pending, in progress or scheduled',
    roles: ['admin', 'customer'],
    filter: { status: [...openConsultationStatuses] },
  },
  pending_consultations: {
    label: 'Pending requests',
    sentence: 'Requests that nobody has taken up',
    roles: ['admin'],
    filter: { status: ['pending'] },
  },
  unanswered_consultations: {
    label: 'Answer next',
    sentence: 'Open requests without a first answer',
    roles: ['admin'],
    filter: { unanswered: true },
  },
  late_consultations: {
    label: 'Late requests',
    sentence: 'Open requests without a first answer, past the 24-hour promise',
    roles: ['admin'],
    filter: { late: true },
  },
});
