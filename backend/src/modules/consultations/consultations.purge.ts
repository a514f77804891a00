import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** What of a request goes, and when (decisions, section 4). One whose meetings haven't gone yet waits for the next night. */
@Injectable()
export class ConsultationsPurge {
  @Nightly('purge-consultations')
  purge(em: EntityManager): Promise<number> {
    const old = `select r.id from consultation_requests as r where ${isLongDeleted('r')}
      and not exists (select 1 from consultation_meetings where consultation_id = r.id)`;
    return purgeRows(em, 'consultation_requests', old);
  }
}
