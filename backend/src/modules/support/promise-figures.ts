import { type RawBuilder, sql } from 'kysely';

const number = (condition: RawBuilder<unknown>): RawBuilder<number> => sql`(count(*) filter (where ${condition}))::int`;

/** A promise was kept; without a due time the clock stood still when it was. */
const kept = (met: RawBuilder<unknown>, due: RawBuilder<unknown>) => number(sql`${met} <= coalesce(${due}, ${met})`);
const missed = (met: RawBuilder<unknown>, due: RawBuilder<unknown>) => number(sql`coalesce(${met}, now()) > ${due}`);

/** A ticket that its customer resolved needs no answer any more. */
const responded = sql`coalesce(t.first_responded_at, t.resolved_at)`;
const solved = sql`t.resolved_at`;

/** How many of the tickets `t` of a group kept and missed each promise (decisions, section 5). */
export const promiseFigures = {
  responseKept: kept(responded, sql`t.first_response_due_at`),
  responseMissed: missed(responded, sql`t.first_response_due_at`),
  resolutionKept: kept(solved, sql`t.resolution_due_at`),
  resolutionMissed: missed(solved, sql`t.resolution_due_at`),
} as const;
