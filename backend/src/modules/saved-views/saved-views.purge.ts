import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** Purges saved views 30 days after their deletion. */
@Injectable()
export class SavedViewsPurge {
  @Nightly('purge-saved-views')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'saved_views', `select v.id from saved_views as v where ${isLongDeleted('v')}`);
  }
}
