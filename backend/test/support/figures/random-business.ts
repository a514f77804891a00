import {
  dealIntervals,
  dealStatuses,
  inboundMailStatuses,
  milestoneStatuses,
  priorities,
  projectHealths,
  projectStatuses,
  taskStatuses,
} from '@portal/contracts';
import fc from 'fast-check';
import { HOUR, officeDay } from '../random-facts.js';
import { startOfOfficeDay } from './raw-rows.js';

/** Who a row is of: one of six customers, so that company, flags and sight differ. */
const who = fc.integer({ min: 0, max: 5 });
const rarely = fc.integer({ min: 0, max: 7 }).map((one) => one === 0);
const cents = fc.integer({ min: 1, max: 90_000 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });

/** An instant before now; also those on either side of a midnight or a month's first one. */
const past = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 * 24 }).map((hours) => ({ hours })) },
  { weight: 1, arbitrary: fc.constantFrom(...(['month', 'day'] as const)).map((begin) => ({ begin, by: 0 })) },
  { weight: 1, arbitrary: fc.constantFrom(...(['month', 'day'] as const)).map((begin) => ({ begin, by: -1 })) },
);
type Past = { hours: number } | { begin: 'month' | 'day'; by: number };
/** Hours around now, never at it. */
const around = fc.integer({ min: -70, max: 70 }).map((hours) => hours + 0.5);
/** Days around today, today included. */
const days = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -120, max: 30 }));

const many = <Value>(value: fc.Arbitrary<Value>, length: number) =>
  fc.array(value, { minLength: length, maxLength: length });

/** A business in which anything can be; the rows are as they could be stored. */
export const business = fc.record({
  projects: many(
    fc.record({
      owner: who,
      member: fc.option(who),
      status: fc.constantFrom(...projectStatuses),
      health: fc.constantFrom(...projectHealths),
      budget: cents,
      isDeleted: rarely,
      wasRemoved: rarely,
    }),
    9,
  ),
  milestones: many(
    fc.record({ project: who, status: fc.constantFrom(...milestoneStatuses), due: maybe(days), isDeleted: rarely }),
    12,
  ),
  tasks: many(
    fc.record({
      project: fc.integer({ min: 0, max: 8 }),
      milestone: maybe(fc.integer({ min: 0, max: 11 })),
      status: fc.oneof(fc.constantFrom(...taskStatuses), fc.constant('done' as const)),
      weight: fc.integer({ min: 1, max: 13 }),
      minutes: fc.integer({ min: 0, max: 600 }),
      priority: fc.constantFrom(...priorities),
      assignee: maybe(who),
      estimate: maybe(fc.integer({ min: 1, max: 900 })),
      created: past,
      completed: past,
      due: maybe(days),
      wasReopened: rarely,
      isDeleted: rarely,
    }),
    50,
  ),
  tickets: many(
    fc.record({
      requester: who,
      project: maybe(fc.integer({ min: 0, max: 8 })),
      status: fc.constantFrom('new', 'open', 'pending', 'on_hold', 'resolved', 'closed'),
      priority: fc.constantFrom(...priorities),
      isAssigned: fc.boolean(),
      created: past,
      responded: maybe(past),
      responseDue: maybe(around),
      resolved: past,
      resolutionDue: maybe(around),
      csat: maybe(fc.integer({ min: 0, max: 1 })),
      isDeleted: rarely,
    }),
    40,
  ),
  mails: many(fc.record({ status: fc.constantFrom(...inboundMailStatuses), isDeleted: rarely }), 6),
  requests: many(
    fc.record({
      customer: who,
      status: fc.constantFrom('pending', 'in_progress', 'scheduled', 'completed', 'declined'),
      outcome: fc.constantFrom('converted', 'no_action'),
      created: past,
      responded: maybe(past),
      promised: around,
      isDeleted: rarely,
    }),
    24,
  ),
  meetings: many(
    fc.record({
      request: fc.integer({ min: 0, max: 23 }),
      status: fc.constantFrom('proposed', 'confirmed', 'completed', 'cancelled', 'no_show'),
      isOurs: fc.boolean(),
      starts: around,
      isDeleted: rarely,
    }),
    14,
  ),
  deals: many(
    fc.record({
      customer: who,
      status: fc.oneof(fc.constantFrom(...dealStatuses), fc.constant('active' as const)),
      type: fc.constantFrom('recurring', 'one_time'),
      interval: fc.constantFrom(...dealIntervals),
      amount: cents,
      accepted: past,
      ended: past,
      /** Of a deal that is over: cancelled, not completed. */
      wasCancelled: fc.boolean(),
      moved: fc.record({
        up: fc.constantFrom('new', 'expansion', 'resume', 'reactivation'),
        down: fc.constantFrom('contraction', 'pause', 'churn'),
        cents,
      }),
      request: maybe(fc.integer({ min: 0, max: 23 })),
      code: maybe(
        fc.record({
          type: fc.constantFrom('percent', 'fixed'),
          value: fc.integer({ min: 1, max: 10_000 }),
          duration: fc.constantFrom('once', 'repeating', 'forever'),
          used: fc.integer({ min: 0, max: 3 }),
          redeemed: past,
        }),
      ),
      document: maybe(
        fc.record({
          kind: fc.constantFrom('quote', 'contract', 'statement_of_work', 'receipt', 'other'),
          status: fc.constantFrom('draft', 'sent', 'declined', 'voided'),
          isDeleted: rarely,
        }),
      ),
      isDeleted: rarely,
    }),
    26,
  ),
  entries: many(
    fc.record({ project: fc.integer({ min: 0, max: 8 }), status: fc.constantFrom('pending', 'ready', 'approved') }),
    6,
  ),
  invoices: many(
    fc.record({
      customer: who,
      deal: maybe(fc.integer({ min: 0, max: 25 })),
      status: fc.oneof(fc.constantFrom('draft', 'paid', 'void', 'uncollectible'), fc.constant('open')),
      cents: fc.integer({ min: 1_000, max: 90_000 }),
      discount: fc.integer({ min: 0, max: 900 }),
      paid: maybe(fc.integer({ min: 1, max: 900 })),
      issued: past,
      due: days,
    }),
    26,
  ),
  payments: many(
    fc.record({
      customer: who,
      cents,
      isPending: fc.boolean(),
      hasFailed: fc.boolean(),
      received: past,
    }),
    10,
  ),
  notifications: many(
    fc.record({
      to: who,
      isMail: fc.boolean(),
      status: fc.constantFrom('queued', 'sent', 'failed', 'suppressed'),
      isRead: fc.boolean(),
      created: past,
    }),
    16,
  ),
  errors: many(
    fc.record({
      created: past,
      severities: fc.array(fc.constantFrom('low', 'medium', 'high', 'critical'), { minLength: 1, maxLength: 4 }),
    }),
    8,
  ),
});
export type Business = typeof business extends fc.Arbitrary<infer Facts> ? Facts : never;

/** The instant of a fact, as the database writes it. */
export const instantOf = (now: number, when: Past): string => new Date(millisecondsOf(now, when)).toISOString();

function millisecondsOf(now: number, when: Past): number {
  if ('hours' in when) return now - when.hours * HOUR;
  const today = officeDay(now);
  return startOfOfficeDay(when.begin === 'day' ? today : `${today.slice(0, 8)}01`) + when.by;
}

export const hoursFrom = (now: number, hours: number): string => new Date(now + hours * HOUR).toISOString();

/** The day at the office so many days after today. */
export const daysFrom = (now: number, by: number): string =>
  new Date(Date.parse(`${officeDay(now)}T12:00:00Z`) + by * 24 * HOUR).toISOString().slice(0, 10);
