import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const old = `select m.id from consultation_meetings as m join consultation_requests as r on r.id = m.consultation_id
  where m.deleted_at < now() - interval '30 days' or r.deleted_at < now() - interval '30 days'`;

/** Deleted meetings, and those of deleted requests, go for good after 30 days; later ones forget what they came from (decisions, section 4). */
@Injectable()
export class MeetingsPurge {
  @Nightly('purge-meetings')
  async purge(em: EntityManager): Promise<number> {
    await em.execute(`update consultation_meetings set rescheduled_from = null where rescheduled_from in (${old})`);
    return purgeRows(em, 'consultation_meetings', old);
  }
}
