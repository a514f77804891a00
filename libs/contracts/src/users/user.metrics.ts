import { metricsOf } from '../core/metric.js';

export const userMetrics = metricsOf('users', ['company_id'])({
  total_customers: {
    label: 'Total Customers',
    sentence: 'Customers with a profile, whether they have signed in or not',
    roles: ['admin'],
    filter: { role: 'customer' },
  },
});
