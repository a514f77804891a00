import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** Purges canned replies 30 days after their deletion. */
@Injectable()
export class CannedRepliesPurge {
  @Nightly('purge-canned-replies')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'canned_replies', `select r.id from canned_replies as r where ${isLongDeleted('r')}`);
  }
}
