import { metricsOf, type Metric } from '../core/metric.js';

/** The same sum for both roles: totalMRR, and what a customer pays a month. */
const monthly: Pick<Metric<'deals'>, 'unit' | 'filter' | 'measure'> = {
  unit: 'usd',
  filter: { current_status: ['active'], deal_type: ['recurring'] },
  measure: 'monthly_amount',
};

export const dealMetrics = metricsOf('deals', ['company_id', 'customer_id'])({
  active_deals: {
    label: 'Active Deals',
    sentence: 'Services and projects that were accepted and go on',
    roles: ['admin', 'customer'],
    filter: { current_status: ['active'] },
  },
  monthly_revenue: {
    ...monthly,
    label: 'Monthly Revenue',
    sentence: 'What the active recurring deals are worth a month, minus the discounts in force',
    roles: ['admin'],
  },
  monthly_amount: {
    ...monthly,
    label: 'Monthly Amount',
    sentence: 'Your active recurring deals a month, discounts taken off',
    roles: ['customer'],
  },
  offered_deals: {
    label: 'Offers to answer',
    sentence: 'Offers that wait for your yes or no',
    roles: ['customer'],
    filter: { current_status: ['sent'] },
    isOwn: true,
  },
});
