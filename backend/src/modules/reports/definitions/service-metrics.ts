import { metrics, type MetricLabel } from '@portal/contracts';
import { withLabel } from './report-definition.js';

const count = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'count' });
const percent = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'percent' });
const text = (label: string, sentence: string): MetricLabel => ({ label, sentence, unit: 'text' });

/** Figures of consultation requests. */
export const consultationMetrics = {
  received: count('Received', 'Requests that came in the period'),
  answered: count('Answered', 'Of these, requests with a first answer'),
  answeredInTime: percent('In time', 'Of those answered or past their promise, those answered within it'),
  met: count('Met', 'Requests with a meeting that was held'),
  declined: count('Declined', 'Requests that we declined'),
  converted: count('Converted', 'Requests that became a project or a deal'),
  conversion: percent('Conversion', 'Converted requests, of all received'),
  won: count('Won', 'Requests from which a deal came that was accepted'),
} as const satisfies Record<string, MetricLabel>;

/** Figures of support. */
export const supportMetrics = {
  priority: text('Priority', 'The priority that the tickets have now'),
  tickets: count('Tickets', 'Tickets that were opened in the period; merged ones count once'),
  responseKept: count('Answered in time', 'Tickets whose first answer came as promised'),
  responseMissed: count('Answered late', 'Tickets whose first answer came later than promised, or is late'),
  responseShare: percent('Answers kept', 'Answered in time, of those answered or late'),
  unanswered: count(
    'Closed without an answer',
    'Tickets that were resolved or closed before one of us answered; they keep no promise, and miss one that was past due by then',
  ),
  resolutionKept: count('Solved in time', 'Tickets that were answered, and solved as promised'),
  resolutionMissed: count('Solved late', 'Tickets that were solved later than promised, or are late'),
  resolutionShare: percent('Solutions kept', 'Solved in time, of those solved or late'),
  csat: percent('Good ratings', 'Of all ratings of solved tickets, the good ones'),
} as const satisfies Record<string, MetricLabel>;

/** Figures of a customer: a company, or a person without one. */
export const customerMetrics = {
  account: text('Customer', 'The company, or the person without one'),
  health: text(
    'Health',
    'Needs attention: an overdue bill, a ticket past its promise or a project off track. Watch: a project at risk or fewer than half of the ratings good',
  ),
  people: count('People', 'Customers of the company'),
  owed: withLabel('Owed', metrics.outstanding),
  overdue: withLabel('Overdue', metrics.overdue_balance),
  projects: metrics.active_projects,
  projectsAtRisk: count('At risk', 'Active projects that are at risk or off track'),
  openTickets: metrics.open_tickets,
  breachedTickets: withLabel('Past promise', metrics.breached_tickets),
} as const satisfies Record<string, MetricLabel>;

/** Figures of notifications. */
export const notificationMetrics = {
  channel: text('Channel', 'By which way they go'),
  notifications: count('Notifications', 'Notifications that were made in the period'),
  waiting: count('Waiting', 'Notifications that are still to go'),
  delivered: count('Delivered', 'Notifications that were taken by the app, the mail server or the push service'),
  heldBack: count('Held back', 'Notifications that did not go because of preferences, rights or a refused address'),
  failed: count('Failed', 'Notifications that were tried for the last time'),
  read: count('Read', 'Notifications that were read in the app'),
  failure: percent('Failure', 'Failed, of those delivered or failed'),
} as const satisfies Record<string, MetricLabel>;

/** Figures of what browsers report. */
export const errorMetrics = {
  reports: count('Reports', 'Reports that browsers sent in the period'),
  errors: count('Errors', 'Errors in these reports'),
  critical: count('Critical', 'Of these errors, critical ones'),
  high: count('High', 'Of these errors, those of high severity'),
  medium: count('Medium', 'Of these errors, those of medium severity'),
  low: count('Low', 'Of these errors, those of low severity'),
  groups: count('Groups', 'Different errors among them'),
  newGroups: count('New groups', 'Errors that were seen for the first time in the period'),
  users: count('Users', 'Different users that the reports claim'),
} as const satisfies Record<string, MetricLabel>;
