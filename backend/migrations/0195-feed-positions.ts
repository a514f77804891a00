import { Migration } from '@mikro-orm/migrations';

/** The lock that every process takes which gives positions; older code takes the same by a statement of its own. */
const SEQUENCING_LOCK = 7_305_002;

/**
 * Gives committed events, and effects of listeners that screens show, their feed positions in the order in which they
 * were written, and answers how many that were. Within a function each statement sees what was committed before it, so
 * that waiting for the lock and what comes after it take one round trip.
 */
export class Migration0195FeedPositions extends Migration {
  override up(): void {
    this.addSql(`
      create function give_feed_positions() returns bigint language plpgsql volatile as $$
      declare
        events bigint;
        shown bigint;
      begin
        if not exists (select from domain_events where seq is null)
          and not exists (select from effects where seq is null and shows is not null) then
          return 0;
        end if;
        perform pg_advisory_xact_lock(${SEQUENCING_LOCK});
        update domain_events as e set seq = given.seq
          from (select id, nextval('feed_seq') as seq
                from (select id from domain_events where seq is null order by position) as waiting) as given
          where e.id = given.id;
        get diagnostics events = row_count;
        update effects as e set seq = given.seq
          from (select event_id, listener, nextval('feed_seq') as seq
                from (select event_id, listener from effects
                      where seq is null and shows is not null order by happened_at) as waiting) as given
          where (e.event_id, e.listener) = (given.event_id, given.listener);
        get diagnostics shown = row_count;
        return events + shown;
      end
      $$`);
  }

  override down(): void {
    this.addSql('drop function give_feed_positions()');
  }
}
