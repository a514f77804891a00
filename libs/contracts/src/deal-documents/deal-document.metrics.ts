import { metricsOf } from '../core/metric.js';

export const dealDocumentMetrics = metricsOf('documents', ['customer_id'])({
  unsigned_documents: {
    label: 'Documents to sign',
    sentence: 'Documents that wait for your signature',
    roles: ['customer'],
    filter: { to_sign: true },
    isOwn: true,
  },
});
