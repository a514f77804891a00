import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows, rowsOf } from '../../infrastructure/schedule/index.js';

const deleted = `select m.id from consultation_meetings as m where ${isLongDeleted('m')}`;
const withRequest = `select m.id from consultation_requests as r join consultation_meetings as m on m.consultation_id = r.id
  where ${isLongDeleted('r')}`;

/** Deleted meetings, and those of deleted requests, go for good after 30 days; later ones forget what they came from (decisions, section 4). */
@Injectable()
export class MeetingsPurge {
  @Nightly('purge-meetings')
  async purge(em: EntityManager): Promise<number> {
    for (const old of [deleted, withRequest])
      await rowsOf(em, `update consultation_meetings set rescheduled_from = null where rescheduled_from in (${old})`);
    return purgeRows(em, 'consultation_meetings', deleted, withRequest);
  }
}
