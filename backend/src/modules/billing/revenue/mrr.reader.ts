import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import {
  mrrMovementKinds,
  MrrMovementView,
  type Actor,
  type ListMrrMovements,
  type MrrMovementKind,
  type MrrMovementTotals,
  type MrrSummary,
  type PageWithTotals,
  type ShowMrr,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { dollarsOf, inDollars, sumOf, withDollars } from '../../../infrastructure/database/money.js';
import { paginate, sorted } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, personNameOrEmail, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/contains-text.js';
import { BUSINESS_ZONE, startOfDay } from '../../../infrastructure/database/time/business-time.js';
import { instantOf, viewOf } from '../../../infrastructure/database/views.js';
import { Nightly } from '../../../infrastructure/schedule/index.js';

/** What narrows the list of movements; the figures of a period open it with the same filters. */
type MrrFilters = Partial<Omit<ListMrrMovements, 'page' | 'limit' | 'sortBy' | 'sortOrder'>>;

/** The movements that pass the filters, without columns: to be selected from, counted or summed. */
export function mrrMovements(em: EntityManager, filters: MrrFilters) {
  let query = kysely(em)
    .selectFrom('mrr_movements as m')
    .innerJoin('customer_deals as d', 'd.id', 'm.deal_id')
    .innerJoin('users as c', 'c.id', 'm.customer_id')
    .leftJoin('companies as company', 'company.id', 'c.company_id');
  if (filters.kind) query = query.where('m.kind', 'in', inLiteral(filters.kind));
  if (filters.customer_id) query = query.where('m.customer_id', '=', filters.customer_id);
  if (filters.company_id) query = query.where('c.company_id', '=', filters.company_id);
  if (filters.deal_id) query = query.where('m.deal_id', '=', filters.deal_id);
  if (filters.moved_from) query = query.where(sql`m.at`, '>=', startOfDay(filters.moved_from));
  if (filters.moved_to) query = query.where(sql`m.at`, '<', startOfDay(filters.moved_to, 1));
  if (filters.search) query = query.where(containsEveryWord(sql.ref('d.search_text'), filters.search));
  return query;
}

/** The same with the columns of a row. */
const mrrMovementRows = (em: EntityManager, filters: MrrFilters) =>
  mrrMovements(em, filters)
    .select(
      viewColumns('m', MrrMovementView, {
        deal_number: 'd.number',
        deal_title: 'd.title',
        customer_name: null,
        company_name: 'company.name',
        ...{ before: 'cents', after: 'cents', change: 'cents' },
      }),
    )
    .select(personNameOrEmail('c').as('customer_name'));

type MrrMovementRow = InferResult<ReturnType<typeof mrrMovementRows>>[number];

const zone = sql.lit(BUSINESS_ZONE);

interface Move {
  from: string;
  to: string;
  kind: MrrMovementKind | null;
  cents: string;
}

type Bridge = MrrSummary['months'][number];

type Check = Record<'ledger_cents' | 'live_cents', string> & { differing: number };

/** Reads the ledger of the monthly recurring revenue (decisions, section 5). */
@Injectable()
export class MrrReader {
  constructor(private readonly em: EntityManager) {}

  /** The movements that pass the filters, sorted and paged, with the sum of all pages. */
  async list(actor: Actor, query: ListMrrMovements): Promise<PageWithTotals<MrrMovementView, MrrMovementTotals>> {
    authorizeRole(actor, 'revenue.read');
    const rows = sorted(mrrMovementRows(this.em, query), 'm', query, { order: { change: sql`m.change_cents` } });
    const page = await paginate(rows, query, toMovementView);
    const sums = mrrMovements(this.em, query).select(sumOf('m.change_cents').as('change'));
    return { ...page, totals: inDollars(await sums.executeTakeFirstOrThrow()) };
  }

  /** What the revenue was before the first day, what moved it by month, and what it was after the last. */
  async summary(actor: Actor, { from, to }: ShowMrr): Promise<MrrSummary> {
    authorizeRole(actor, 'revenue.read');
    const [starting, moves, last_check] = await Promise.all([
      this.before(from),
      this.moves(from, to),
      this.lastCheck(),
    ]);
    const months: Bridge[] = [];
    let cents = starting;
    for (const ofMonth of Map.groupBy(moves, (move) => move.from).values()) {
      const [{ from: first, to: last }] = ofMonth as [Move];
      months.push(bridgeOf({ from: first, to: last }, cents, ofMonth));
      cents += centsIn(ofMonth);
    }
    return { ...bridgeOf({ from, to }, starting, moves), months, last_check };
  }

  /** US cents. */
  private async before(day: string): Promise<number> {
    const row = await kysely(this.em)
      .selectFrom('mrr_movements')
      .where(sql`at`, '<', startOfDay(day))
      .select(sumOf('change_cents').as('cents'))
      .executeTakeFirstOrThrow();
    return Number(row.cents);
  }

  /** One row a month and kind; one without a kind for a month in which nothing moved. */
  private async moves(from: string, to: string): Promise<Move[]> {
    const { rows } = await sql<Move>`
      with months as (
        select first, last, first::timestamp at time zone ${zone} as begins,
          (last + 1)::timestamp at time zone ${zone} as ends
        from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') as month
          cross join lateral (select greatest(month::date, ${from}::date) as first,
            least((month + interval '1 month')::date - 1, ${to}::date) as last) as days)
      select first::text as "from", last::text as "to", m.kind, coalesce(sum(m.change_cents), 0) as cents
      from months left join mrr_movements as m on m.at >= begins and m.at < ends
      group by first, last, m.kind order by first`.execute(this.em.getKysely());
    return rows;
  }

  private async lastCheck(): Promise<MrrSummary['last_check']> {
    const checks = kysely(this.em).selectFrom('mrr_checks').selectAll().orderBy('created_at', 'desc').limit(1);
    const check = await checks.executeTakeFirst();
    if (!check) return null;
    return {
      at: instantOf(check.created_at),
      ledger: dollarsOf(check.ledger_cents),
      live: dollarsOf(check.live_cents),
      differing: check.differing,
    };
  }
}

const centsIn = (moves: readonly Move[]): number => moves.reduce((sum, { cents }) => sum + Number(cents), 0);

const bridgeOf = (days: { from: string; to: string }, startingCents: number, moves: readonly Move[]): Bridge => ({
  ...days,
  starting: startingCents / 100,
  changes: Object.fromEntries(
    mrrMovementKinds.map((kind) => [kind, centsIn(moves.filter((move) => move.kind === kind)) / 100]),
  ) as Bridge['changes'],
  ending: (startingCents + centsIn(moves)) / 100,
});

const shown = viewOf(MrrMovementView);

const toMovementView = (row: MrrMovementRow): MrrMovementView => shown(withDollars(row, 'before', 'after', 'change'));

/** Compares the ledger of the monthly recurring revenue with what the deals are worth, deal by deal. */
@Injectable()
export class MrrChecks {
  private readonly logger = new Logger(MrrChecks.name);

  /** Notes what came of it for the screen; a difference goes to the log as well. Answers how many deals differ. */
  @Nightly('check-mrr')
  async check(em: EntityManager): Promise<number> {
    const [found] = await em.execute<[Check]>(`
      with ledger as (select deal_id as id, sum(change_cents) as cents from mrr_movements group by 1),
      live as (select id, deal_mrr_cents(id) as cents from customer_deals where deal_type = 'recurring'),
      checked as (
        insert into mrr_checks (ledger_cents, live_cents, differing)
        select coalesce(sum(ledger.cents), 0), coalesce(sum(live.cents), 0),
          count(*) filter (where coalesce(ledger.cents, 0) <> coalesce(live.cents, 0))
        from ledger full join live using (id)
        returning ledger_cents, live_cents, differing)
      select * from checked`);
    await em.execute(`delete from mrr_checks where created_at < now() - interval '1 year'`, [], 'run');
    if (found.differing > 0) this.logger.error({ msg: 'movements of the revenue differ from the deals', ...found });
    return found.differing;
  }
}
