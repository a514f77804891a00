import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Any number will do, as long as every process takes the same. */
const NUMBERING_LOCK = 7_305_002;

/**
 * Gives committed events their feed position. One process at a time: the lock is held until the numbers are committed,
 * so a reader that has seen a number has seen all lower ones, which the sequence alone would not promise.
 */
@Injectable()
export class Numberer {
  constructor(private readonly em: EntityManager) {}

  /** Numbers every committed event that has no number yet, in the order of writing; returns how many. */
  async number(): Promise<number> {
    const em = this.em.fork({ clear: true });
    if (!(await hasUnnumbered(em))) return 0;
    return em.transactional(async (inLock) => {
      await inLock.execute(`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
      const numbered = await inLock.execute<{ affectedRows: number }>(
        `update domain_events as event set seq = given.seq
         from (select id, nextval('feed_seq') as seq
               from (select id from domain_events where seq is null order by position) as unnumbered) as given
         where event.id = given.id`,
        [],
        'run',
      );
      return numbered.affectedRows;
    });
  }
}

const hasUnnumbered = async (em: EntityManager): Promise<boolean> =>
  (await em.execute<unknown[]>('select 1 from domain_events where seq is null limit 1')).length > 0;
