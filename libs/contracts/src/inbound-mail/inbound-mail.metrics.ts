import { metricsOf } from '../core/metric.js';

export const inboundMailMetrics = metricsOf(
  'mails',
  [],
)({
  waiting_mails: {
    label: 'Mails',
    sentence: 'Received mails that became no ticket yet',
    roles: ['admin'],
    filter: { status: ['waiting'] },
  },
});
