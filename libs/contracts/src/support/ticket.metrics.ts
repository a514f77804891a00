import { metricsOf } from '../core/metric.js';

export const ticketMetrics = metricsOf('tickets', ['company_id', 'project_id'])({
  open_tickets: {
    label: 'Open Tickets',
    sentence: 'Support tickets that are neither resolved nor closed',
    roles: ['admin', 'customer'],
    filter: { open: true },
  },
  unassigned_tickets: {
    label: 'Unassigned',
    sentence: 'Open tickets that nobody has taken on',
    roles: ['admin'],
    filter: { open: true, assignee_id: 'unassigned' },
  },
  due_next_tickets: {
    label: 'Due next',
    sentence: 'Open tickets on which one of us is to act next, by a clock that runs, but for snoozed ones',
    roles: ['admin'],
    filter: { due_next: true, snoozed: false },
  },
  breached_tickets: {
    label: 'Late',
    sentence: 'Open tickets whose next promise is past due',
    roles: ['admin'],
    filter: { breached: true },
  },
  waiting_tickets: {
    label: 'Waiting for customer',
    sentence: 'Tickets that wait for an answer of their customer, but for snoozed ones',
    roles: ['admin'],
    filter: { status: ['pending'], snoozed: false },
  },
  pending_tickets: {
    label: 'Tickets to answer',
    sentence: 'Tickets that wait for an answer of yours',
    roles: ['customer'],
    filter: { status: ['pending'] },
  },
});
