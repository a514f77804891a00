import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  businessHours,
  priorities,
  TEAM_WEEKS,
  type Actor,
  type MonthAttainment,
  type PolicyAttainment,
  type Priority,
  type ShowAttainment,
  type TeamWeek,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';

type PromiseCounts = Pick<PolicyAttainment['resolution'], 'kept' | 'missed' | 'unanswered'>;

interface AttainmentRow {
  month: string;
  /** Null for a month without tickets. */
  priority: Priority | null;
  tickets: number;
  first_response: PromiseCounts;
  resolution: PromiseCounts;
}

const number = (condition: RawBuilder<unknown>): RawBuilder<number> => sql`(count(*) filter (where ${condition}))::int`;

/** A promise was kept; without a due time the clock stood still when it was. */
const kept = (met: RawBuilder<unknown>, due: RawBuilder<unknown>) => number(sql`${met} <= coalesce(${due}, ${met})`);
const missed = (met: RawBuilder<unknown>, due: RawBuilder<unknown>) => number(sql`coalesce(${met}, now()) > ${due}`);

const ended = sql`t.resolved_at`;
const answered = sql`t.first_responded_at`;
/** Only a ticket that was answered can have been solved by us. */
const solved = sql`case when ${answered} is not null then ${ended} end`;
/** What was brought along was answered, if at all, elsewhere. */
const isUnanswered = sql`${answered} is null and ${ended} is not null and t.source <> 'import'`;
const unansweredBefore = (due: RawBuilder<unknown>) =>
  number(sql`${isUnanswered} and ${ended} <= coalesce(${due}, ${ended})`);

/**
 * How many of the tickets `t` of a group kept and missed each promise (decisions, section 5). A ticket that ended
 * without an answer keeps none; it misses those that were past due when it ended.
 */
export const promiseFigures = {
  responseKept: kept(answered, sql`t.first_response_due_at`),
  responseMissed: missed(sql`coalesce(${answered}, ${ended})`, sql`t.first_response_due_at`),
  responseUnanswered: unansweredBefore(sql`t.first_response_due_at`),
  resolutionKept: kept(solved, sql`t.resolution_due_at`),
  resolutionMissed: missed(ended, sql`t.resolution_due_at`),
  resolutionUnanswered: unansweredBefore(sql`t.resolution_due_at`),
  /** All that ended without an answer. */
  unanswered: number(isUnanswered),
} as const;

const keptOrMissed = (met: RawBuilder<unknown>, end: RawBuilder<unknown>, due: RawBuilder<unknown>) =>
  sql<
    string | null
  >`case when ${met} <= coalesce(${due}, ${met}) then 'yes' when coalesce(${end}, now()) > ${due} then 'no' end`;

/** The same of one ticket `t`: yes, no, or nothing as long as it is neither kept nor missed. */
export const promiseKept = {
  response: keptOrMissed(answered, sql`coalesce(${answered}, ${ended})`, sql`t.first_response_due_at`),
  resolution: keptOrMissed(solved, ended, sql`t.resolution_due_at`),
} as const;

const zone = sql.lit(businessHours.zone);

/** What was merged counts with its other ticket; what was brought along was promised nothing. */
const isCounted = sql`t.kind = 'support' and t.deleted_at is null and t.merged_into_id is null and t.source <> 'import'`;

/** Tickets count for the month in which they were opened, by the priority that they have now. */
const attainment = (months: number) => sql<AttainmentRow>`
  with months as (
    select generate_series(
      date_trunc('month', now() at time zone ${zone}) - (${months}::int - 1) * interval '1 month',
      date_trunc('month', now() at time zone ${zone}),
      interval '1 month'
    ) as first_day
  )
  select to_char(m.first_day, 'YYYY-MM') as month, t.priority, count(t.id)::int as tickets,
    json_build_object('kept', ${promiseFigures.responseKept}, 'missed', ${promiseFigures.responseMissed},
      'unanswered', ${promiseFigures.responseUnanswered}) as first_response,
    json_build_object('kept', ${promiseFigures.resolutionKept}, 'missed', ${promiseFigures.resolutionMissed},
      'unanswered', ${promiseFigures.resolutionUnanswered}) as resolution
  from months as m
  left join tickets as t on ${isCounted}
    and t.created_at >= m.first_day at time zone ${zone}
    and t.created_at < (m.first_day + interval '1 month') at time zone ${zone}
  group by m.first_day, t.priority
  order by m.first_day`;

/** First answers by the week in which tickets were opened (decisions, section 5). */
const answersByWeek = sql<Pick<TeamWeek['answered_in_time'][number], 'week_of' | 'kept' | 'missed'>>`
  with weeks as (
    select generate_series(
      date_trunc('week', now() at time zone ${zone}) - ${sql.lit(TEAM_WEEKS - 1)} * interval '1 week',
      date_trunc('week', now() at time zone ${zone}),
      interval '1 week'
    ) as first_day
  )
  select w.first_day::date as week_of, ${promiseFigures.responseKept} as kept, ${promiseFigures.responseMissed} as missed
  from weeks as w
  left join tickets as t on ${isCounted}
    and t.created_at >= w.first_day at time zone ${zone}
    and t.created_at < (w.first_day + interval '1 week') at time zone ${zone}
  group by w.first_day
  order by w.first_day`;

/** Reads how often support promises were kept (decisions, section 5). */
@Injectable()
export class AttainmentReader {
  constructor(private readonly em: EntityManager) {}

  /** The last months with this one, oldest first, each by policy. */
  async list(actor: Actor, { months }: ShowAttainment): Promise<MonthAttainment[]> {
    authorizeRole(actor, 'ticket.attainment');
    const { rows } = await attainment(months).execute(this.em.getKysely<object>());
    return [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => ({
      month,
      policies: priorities.toReversed().flatMap((priority) => {
        const row = ofMonth.find((one) => one.priority === priority);
        return row ? [policyOf(priority, row)] : [];
      }),
    }));
  }

  /** The last weeks with this one, oldest first. */
  async answersByWeek(actor: Actor): Promise<TeamWeek['answered_in_time']> {
    authorizeRole(actor, 'ticket.attainment');
    const { rows } = await answersByWeek.execute(this.em.getKysely<object>());
    return rows.map((week) => ({ ...week, percent: percentKept(week) }));
  }
}

const policyOf = (priority: Priority, { tickets, first_response, resolution }: AttainmentRow): PolicyAttainment => ({
  priority,
  tickets,
  first_response: promiseOf(tickets, first_response),
  resolution: promiseOf(tickets, resolution),
});

const promiseOf = (tickets: number, { kept, missed, unanswered }: PromiseCounts): PolicyAttainment['resolution'] => ({
  kept,
  missed,
  unanswered,
  running: tickets - kept - missed - unanswered,
  percent: percentKept({ kept, missed }),
});

/** Of those kept or missed, one decimal. */
const percentKept = ({ kept, missed }: Pick<PromiseCounts, 'kept' | 'missed'>): number | null =>
  kept + missed === 0 ? null : Math.round((kept * 1_000) / (kept + missed)) / 10;
