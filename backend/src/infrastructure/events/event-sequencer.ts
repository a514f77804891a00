import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Any number will do, as long as every process takes the same. */
const SEQUENCING_LOCK = 7_305_002;

/** Events, and effects of listeners that screens show, in the order in which they were written. */
const WITHOUT_POSITION = [
  { table: 'domain_events', key: 'id', where: 'seq is null', order: 'position' },
  { table: 'effects', key: 'event_id, listener', where: 'seq is null and shows is not null', order: 'happened_at' },
];

/**
 * Gives committed events and effects their feed position. One process at a time: the lock is held until the positions are
 * committed, so a reader that has seen a position has seen all lower ones, which the sequence alone would not promise.
 */
@Injectable()
export class EventSequencer {
  constructor(private readonly em: EntityManager) {}

  /** Sequences everything committed that has no position yet; answers how much that was. */
  async sequence(): Promise<number> {
    const em = this.em.fork({ clear: true });
    if (!(await isAnyLeft(em))) return 0;
    return em.transactional(async (inLock) => {
      await inLock.execute(`select pg_advisory_xact_lock(${SEQUENCING_LOCK})`);
      let sequenced = 0;
      for (const { table, key, where, order } of WITHOUT_POSITION) {
        const { affectedRows } = await inLock.execute<{ affectedRows: number }>(
          `update ${table} as row set seq = given.seq
           from (select ${key}, nextval('feed_seq') as seq
                 from (select ${key} from ${table} where ${where} order by ${order}) as unsequenced) as given
           where (${key.replaceAll(/\w+/g, 'row.$&')}) = (${key.replaceAll(/\w+/g, 'given.$&')})`,
          [],
          'run',
        );
        sequenced += affectedRows;
      }
      return sequenced;
    });
  }
}

const isAnyLeft = async (em: EntityManager): Promise<boolean> => {
  const looks = WITHOUT_POSITION.map(({ table, where }) => `(select 1 from ${table} where ${where} limit 1)`);
  return (await em.execute<unknown[]>(looks.join(' union all '))).length > 0;
};
