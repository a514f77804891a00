import type { Business } from './random-business.js';

const recently = { hours: 5 };
const thisMonth = { begin: 'month', by: 0 } as const;

const deal = {
  customer: 0,
  type: 'recurring',
  interval: 'quarter',
  amount: 30_001,
  accepted: recently,
  ended: recently,
  wasCancelled: false,
  moved: { up: 'new', down: 'churn', cents: 1_234 },
  request: null,
  code: null,
  document: null,
  isDeleted: false,
} as const;

const ticket = {
  requester: 0,
  project: null,
  priority: 'high',
  isAssigned: false,
  created: recently,
  responded: null,
  responseDue: -0.5,
  resolved: recently,
  resolutionDue: 20.5,
  csat: 1,
  isDeleted: false,
} as const;

const task = {
  project: -1,
  milestone: -1,
  weight: 5,
  minutes: 90,
  priority: 'urgent',
  assignee: 0,
  estimate: 60,
  created: recently,
  completed: thisMonth,
  due: -1,
  wasReopened: false,
  isDeleted: false,
} as const;

const request = {
  customer: 0,
  outcome: 'no_action',
  created: recently,
  responded: null,
  promised: -0.5,
  isDeleted: false,
} as const;

const invoice = {
  customer: 0,
  deal: null,
  status: 'open',
  cents: 12_345,
  discount: 100,
  paid: 345,
  issued: recently,
} as const;

/** One row of each figure, of the first customer, so that none is right by being empty; -1 is the last one made. */
export const certain: Business = {
  projects: [
    {
      owner: 0,
      member: null,
      status: 'active',
      health: 'at_risk',
      budget: 500_000,
      isDeleted: false,
      wasRemoved: false,
    },
  ],
  milestones: [{ project: -1, status: 'awaiting_approval', due: 1, isDeleted: false }],
  tasks: [
    { ...task, status: 'todo' },
    { ...task, status: 'done', wasReopened: true },
    { ...task, status: 'in_progress' },
    { ...task, status: 'in_review' },
    { ...task, status: 'blocked' },
    { ...task, status: 'in_progress', due: 0 },
    // week by week, so that there is a forecast; one in the first week that the pace looks back to
    ...[10, 17, 24, 31, 48].map((days) => ({
      ...task,
      status: 'done' as const,
      created: { hours: 60 * 24 },
      completed: { hours: days * 24 },
    })),
  ],
  tickets: [
    { ...ticket, status: 'new' },
    { ...ticket, status: 'pending', isAssigned: true },
    // promises that are kept, missed, and still run
    { ...ticket, status: 'closed', responded: recently, responseDue: 20.5 },
    { ...ticket, status: 'closed', responded: recently, responseDue: -10.5, resolutionDue: -10.5 },
    { ...ticket, status: 'open', responseDue: 20.5 },
  ],
  mails: [{ status: 'waiting', isDeleted: false }],
  requests: [
    { ...request, status: 'scheduled' },
    { ...request, status: 'pending' },
  ],
  meetings: [{ request: -2, status: 'confirmed', isOurs: false, starts: 1.5, isDeleted: false }],
  deals: [
    {
      ...deal,
      status: 'active',
      code: { type: 'percent', value: 1_250, duration: 'forever', used: 0, redeemed: recently },
      document: { kind: 'contract', status: 'sent', isDeleted: false },
    },
    { ...deal, status: 'sent' },
    // a movement of each kind
    ...(['new', 'expansion', 'resume', 'reactivation'] as const).flatMap((up) =>
      (['contraction', 'pause', 'churn'] as const).map((down) => ({
        ...deal,
        status: 'completed' as const,
        moved: { up, down, cents: 1_234 },
      })),
    ),
  ],
  entries: [{ project: -1, status: 'ready' }],
  invoices: [
    { ...invoice, due: -1 },
    { ...invoice, due: 0 },
  ],
  payments: [
    { customer: 0, cents: 7_001, isPending: false, hasFailed: false, received: thisMonth },
    { customer: 0, cents: 2_002, isPending: true, hasFailed: false, received: thisMonth },
  ],
  notifications: [{ to: 0, isMail: false, status: 'sent', isRead: false, created: recently }],
  errors: [],
};

/** A drawn business with these rows behind its own. */
export const withCertain = (facts: Business): Business =>
  Object.fromEntries(
    Object.entries(facts).map(([name, rows]) => [name, [...rows, ...certain[name as keyof Business]]]),
  ) as unknown as Business;
