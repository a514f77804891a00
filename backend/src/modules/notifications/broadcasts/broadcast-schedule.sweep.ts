import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { countAudience } from '../../users/index.js';
import { Broadcast } from './broadcast.entity.js';

const dueBroadcasts = (em: EntityManager) =>
  kysely(em)
    .selectFrom('broadcasts')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`status = 'scheduled' and send_at <= now()`);

/** Sends messages at the time that they are scheduled for. One that reaches nobody any more is a draft again. */
@Injectable()
export class BroadcastSchedule extends Sweep {
  readonly name = 'send-scheduled-broadcast';
  readonly every = 10_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const due = await dueBroadcasts(em).orderBy('send_at').execute();
    return due.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const held = await dueBroadcasts(inside).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
      if (!held) return; // changed, cancelled or sent since
      const broadcast = await lockForUpdate(inside, Broadcast, { id });
      const people = await countAudience(inside, broadcast.audience);
      if (people === 0) broadcast.cancel();
      else broadcast.send(people);
    });
  }
}
