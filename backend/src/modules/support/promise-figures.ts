import { type RawBuilder, sql } from 'kysely';

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
