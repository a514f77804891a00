import { sql, type RawBuilder } from 'kysely';

/** Rows whose status is counted, and what says when it was another one. */
export interface StatusHistory {
  /** A query, after `months` and `changes`, of rows with `id`, `status`, `since` (when that of a row without a change began) and `ended` (when a row went out of the counted statuses, where it says so itself). */
  rows: RawBuilder<unknown>;
  /** The event that records a change, with `from` and `to`. */
  event: string;
  /** The statuses in which a row counts. */
  counted: readonly string[];
  /** Only what came into a counted status within the month counts. */
  isOfMonth?: boolean;
}

/**
 * How many rows counted at the end of each month, oldest first. A row without a change in these months had the status
 * that it has now; one that never changed, because it was stored at its end, counts until it ended by its own record.
 * @param months the definition of `months`, with the instants `begins` and `at`
 */
export const countedAtEnds = (months: RawBuilder<unknown>, { isOfMonth = false, ...history }: StatusHistory) => {
  const counted = sql.join(history.counted.map((one) => sql.lit(one)));
  const first = sql`(select min(begins) from months)`;
  return sql<{ value: number }>`
    with ${months},
    changes as (
      select entity_id, occurred_at as until, payload ->> 'from' as status,
        lag(occurred_at) over (partition by entity_id order by position) as since
      from domain_events
      where name = ${sql.lit(history.event)} and occurred_at >= ${first}
        and (payload ->> 'from' in (${counted}) or payload ->> 'to' in (${counted}))),
    counted_rows as (${history.rows}),
    spans as (
      select coalesce(c.since, r.since) as since, c.until
      from changes as c join counted_rows as r on r.id = c.entity_id where c.status in (${counted})
      union all
      select coalesce(last.at, r.since), case when r.status in (${counted}) then 'infinity' else r.ended end
      from counted_rows as r
        left join (select entity_id, max(until) as at from changes group by entity_id) as last on last.entity_id = r.id
      where r.status in (${counted}) or (r.ended >= ${first} and not exists (
        select from domain_events as e where e.entity_id = r.id and e.name = ${sql.lit(history.event)})))
    select count(s.until)::int as value
    from months as m
      left join spans as s on s.since < m.at and s.until >= m.at and (s.since >= m.begins or ${sql.lit(!isOfMonth)})
    group by m.at order by m.at`;
};
