import { metricsOf } from '../core/metric.js';

export const milestoneMetrics = metricsOf('milestones', ['company_id', 'project_id'])({
  awaiting_approval: {
    label: 'Milestones to approve',
    sentence: 'Milestones of your own projects that wait for your approval',
    roles: ['customer'],
    filter: { waiting_for_me: true },
  },
  milestones_in_approval: {
    label: 'Milestones in approval',
    sentence: 'Milestones that wait for the approval of their project’s owner',
    roles: ['admin'],
    filter: { status: ['awaiting_approval'] },
  },
});
