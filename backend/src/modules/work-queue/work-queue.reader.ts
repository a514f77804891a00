import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  MAX_WORK_COUNTED,
  MAX_WORK_ITEMS,
  mayByRole,
  policies,
  PRESSING_MINUTES,
  WorkItem,
  type Actor,
  type ListWork,
  type WorkQueue,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { viewOf, type StoredView } from '../../infrastructure/database/views.js';
import { automationWork } from './automation-work.js';
import { moneyWork } from './money-work.js';
import { serviceWork } from './service-work.js';
import { workReader } from './work-source.js';

const definitions = [...serviceWork, ...moneyWork, ...automationWork];

/** A promise to a customer that is late, or soon will be. */
const isPressing = sql<boolean>`(kind in ('ticket', 'consultation')
  and due_at < now() + interval '${sql.raw(String(PRESSING_MINUTES))} minutes')`;

type WorkRow = Omit<StoredView<WorkItem>, 'amount'> & { amount_cents: string | null };

const shown = viewOf(WorkItem);

/** What waits for one of us, over all domains (decisions, section 5). */
@Injectable()
export class WorkQueueReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * The rows that are due first: of each kind as many as there are places, the first of all kinds before the second of
   * any, so that a hundred overdue invoices leave room for a ticket. Promises that are late or due soon come before all
   * else.
   */
  async list(actor: Actor, { whose }: ListWork): Promise<WorkQueue> {
    authorizeRole(actor, 'analytics.work_queue');
    if (actor.kind !== 'user') throw new DomainError('forbidden');
    const reading = workReader(this.em, actor, whose === 'mine');
    const sources = definitions
      .filter(({ permission }) => mayByRole(policies[permission], actor))
      .map(({ kind, source }) => ({ kind, ...source(reading) }));
    const rows = sql.join(
      sources.map((source) => source.rows(MAX_WORK_ITEMS)),
      sql` union all `,
    );
    const counts = sql.join(
      sources.map(
        ({ kind, some }) =>
          sql`(select ${sql.lit(kind)} as kind, count(*)::int as total from ${some(MAX_WORK_COUNTED)} as counted)`,
      ),
      sql` union all `,
    );
    const [items, totals] = await Promise.all([
      sql<WorkRow>`
        select * from (
          select * from (
            select *, ${isPressing} as is_pressing, row_number() over (partition by kind order by due_at, id) as place
            from (${rows}) as waiting) as placed
          order by place > 1 and not is_pressing, place, due_at limit ${sql.lit(MAX_WORK_ITEMS)}) as first
        order by is_pressing desc, due_at, id`.execute(kysely(this.em)),
      sql<WorkQueue['totals'][number]>`${counts}`.execute(kysely(this.em)),
    ]);
    return {
      items: items.rows.map(({ amount_cents, ...row }) => shown({ ...row, amount: amountOf(amount_cents) })),
      totals: totals.rows.filter(({ total }) => total > 0),
    };
  }
}

/** As the view reads it: numbers that may be long are texts of the database. */
const amountOf = (cents: string | null) => (cents === null ? null : dollarsOf(cents));
