import { metricsOf } from '../core/metric.js';

export const meetingMetrics = metricsOf('meetings', ['company_id', 'customer_id'])({
  upcoming_meetings: {
    label: 'Upcoming meetings',
    sentence: 'Meetings that are proposed or agreed and have not ended',
    roles: ['admin', 'customer'],
    filter: { upcoming: true },
  },
});
