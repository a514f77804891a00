import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';

const YEAR = `now() - interval '1 year'`;

/** Purges messages a year after they ended, with what is left of their notifications; deleted drafts after 30 days. */
@Injectable()
export class BroadcastsPurge {
  @Nightly('purge-broadcasts')
  async purge(em: EntityManager): Promise<number> {
    const ended = `select id from broadcasts where finished_at < ${YEAR}`;
    const told = `select n.id from broadcasts as b join notifications as n on n.broadcast_id = b.id where b.finished_at < ${YEAR}`;
    const rows = await purgeRows(em, 'notifications', told);
    const drafts = `select b.id from broadcasts as b where ${isLongDeleted('b')}`;
    return rows + (await purgeRows(em, 'broadcasts', ended, drafts));
  }
}
