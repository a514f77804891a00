import { randomUUID } from 'node:crypto';
import {
  consultationStatuses,
  dealStatuses,
  projectStatuses,
  taskStatuses,
  ticketStatuses,
  TREND_MONTHS,
  userStatuses,
} from '@portal/contracts';
import fc from 'fast-check';
import type { DatabaseProbe } from '../database/database-probe.js';
import { HOUR } from '../random-facts.js';
import { at, officeDay, startOfOfficeDay, type Kept, type Raw } from './raw-rows.js';

/** What has a status with a history: the rows, what more of them should have been, and when they began and ended. */
const stories = [
  { of: 'user', table: 'users', status: 'status', statuses: userStatuses, often: [] },
  {
    of: 'project',
    table: 'projects',
    status: 'status',
    statuses: projectStatuses,
    often: ['planning', 'active'],
    ended: 'completed_at',
  },
  {
    of: 'deal',
    table: 'customer_deals',
    status: 'current_status',
    statuses: dealStatuses,
    often: ['sent', 'active'],
    began: 'accepted_at',
  },
  { of: 'consultation', table: 'consultation_requests', status: 'status', statuses: consultationStatuses, often: [] },
  { of: 'ticket', table: 'tickets', status: 'status', statuses: ticketStatuses, often: [], ended: 'resolved_at' },
  {
    of: 'task',
    table: 'tickets',
    status: 'status',
    statuses: taskStatuses,
    often: ['todo', 'done'],
    ended: 'completed_at',
  },
] as const;

/** In what was not at its end before. */
const lastWork = (steps: readonly { from: string; at: number }[]) =>
  steps.findLast(({ from }) => !ENDED.includes(from));
const ENDED = ['completed', 'resolved', 'closed', 'done'];

/** How long before now a row began, and the statuses that it had one after the other, in shares of the time since. */
const story = (statuses: readonly string[], often: readonly string[]) =>
  fc.record({
    days: fc.integer({ min: 2, max: 31 * (TREND_MONTHS + 3) }),
    changes: fc.uniqueArray(
      fc.record({ share: fc.integer({ min: 1, max: 99 }), from: fc.constantFrom(...statuses, ...often) }),
      {
        maxLength: 4,
        selector: ({ share }) => share,
      },
    ),
    isAtMonthsEnd: fc.boolean(),
  });

/** Counted for months until lately, as every third row is, so that no number is right by being empty. */
const longCounted = (often: readonly string[]) => ({
  days: 31 * TREND_MONTHS,
  changes: often.map((from, place) => ({ share: 40 + 55 * place, from })),
  isAtMonthsEnd: false,
});

/** The instant at which the month of another one began at the office. */
export const monthOf = (instant: number): number => startOfOfficeDay(`${officeDay(instant).slice(0, 7)}-01`);

/**
 * Gives rows that are there random pasts of more months than trends look back: beginnings, and events of the statuses
 * they had, some at the very end of a month. Without changes a row is as one that was stored in its status.
 */
export async function giveHistories(db: DatabaseProbe, kept: Kept, seed: number): Promise<void> {
  await db.rows(`delete from domain_events where name like '%.status_changed' returning id`);
  for (const { of, table, status, statuses, often, ...names } of stories) {
    const rows = kept[table].filter(({ kind }) => table !== 'tickets' || (kind === 'task') === (of === 'task'));
    const drawn = fc.sample(fc.noBias(story(statuses, often)), { numRuns: rows.length, seed });
    for (const [index, row] of rows.entries()) {
      const { days, changes, isAtMonthsEnd } = (
        index % 3 === 0 && often.length > 0 ? longCounted(often) : drawn[index]
      ) as (typeof drawn)[number];
      const began = kept.now - days * 24 * HOUR;
      const steps = changes
        .map(({ share, from }) => ({ from, at: began + ((kept.now - began) * share) / 100 }))
        .sort((a, b) => a.at - b.at)
        .map((step) => ({ ...step, at: isAtMonthsEnd && monthOf(step.at) > began ? monthOf(step.at) : step.at }))
        .map((step, place, all) => ({ ...step, to: all[place + 1]?.from ?? String(row[status]) }))
        .filter(({ from, to }) => from !== to);
      await setInstant(db, table, row, 'began' in names ? names.began : 'created_at', began);
      const ended = steps.length === 0 ? began + (kept.now - began) / 2 : (lastWork(steps)?.at ?? began);
      if ('ended' in names)
        await setInstant(db, table, row, names.ended, ENDED.includes(String(row[status])) ? ended : null);
      for (const step of steps) await happened(db, { of, row, ...step });
    }
  }
}

const setInstant = async (db: DatabaseProbe, table: string, row: Raw, column: string, to: number | null) => {
  if (column === 'accepted_at' && at(row, column) === null) return;
  await db.rows(`update ${table} set ${column} = ? where id = ? returning id`, [to && new Date(to), row['id']]);
};

interface Change {
  of: string;
  row: Raw;
  from: string;
  to: string;
  at: number;
}

const happened = (db: DatabaseProbe, { of, row, from, to, at: when }: Change) =>
  db.rows(
    `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at,
       relayed_at, settled_at)
     values (?, ?, ?, ?, ?::jsonb, 'system', 'history', ?, now(), now()) returning id`,
    [randomUUID(), `${of}.status_changed`, of, row['id'], JSON.stringify({ from, to }), new Date(when)],
  );

/** Movements of the monthly revenue, and payments, at random instants of the same months. */
export async function givePastMoney(db: DatabaseProbe, kept: Kept, seed: number): Promise<void> {
  const drawn = fc.sample(
    fc.record({
      days: fc.integer({ min: 1, max: 31 * (TREND_MONTHS + 3) }),
      cents: fc.integer({ min: 1, max: 9_000 }),
    }),
    { numRuns: kept.customer_deals.length, seed },
  );
  for (const [index, deal] of kept.customer_deals.entries()) {
    const { days, cents } = drawn[index] as (typeof drawn)[number];
    await db.rows(
      `insert into mrr_movements (at, kind, deal_id, customer_id, before_cents, after_cents)
       values (?, 'new', ?, ?, 0, ?) returning id`,
      [new Date(kept.now - days * 24 * HOUR), deal['id'], deal['customer_id'], cents],
    );
  }
  for (const [index, payment] of kept.deal_payments.entries())
    if (at(payment, 'received_at') !== null)
      await setInstant(db, 'deal_payments', payment, 'received_at', kept.now - (index + 1) * 20 * 24 * HOUR);
}
