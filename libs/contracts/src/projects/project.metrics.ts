import { metricsOf } from '../core/metric.js';

export const projectMetrics = metricsOf('projects', ['company_id', 'customer_id', 'project_id'])({
  active_projects: {
    label: 'Active Projects',
    sentence: 'Projects that are being worked on now',
    roles: ['admin', 'customer'],
    filter: { status: ['active'] },
  },
});
