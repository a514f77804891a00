import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/**
 * Gives committed events, and effects of listeners that screens show, their feed position in the order in which they
 * were written. One process at a time: the lock is held until the positions are committed, so a reader that has seen a
 * position has seen all lower ones, which the sequence alone would not promise.
 */
@Injectable()
export class EventSequencer {
  constructor(private readonly em: EntityManager) {}

  /** Sequences everything committed that has no position yet, in one statement; answers how much that was. */
  async sequence(): Promise<number> {
    const [row] = await this.em.fork().execute<{ sequenced: string }[]>('select give_feed_positions() as sequenced');
    return Number(row?.sequenced ?? 0);
  }
}
