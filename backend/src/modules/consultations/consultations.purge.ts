import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type EventContext, OnDomainEvent } from '../../infrastructure/events/index.js';
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

  /** Requests of a person who is gone stay, without who it was. */
  @OnDomainEvent('user.purged')
  async pseudonymize({ event, em }: EventContext<'user.purged'>): Promise<void> {
    await em.execute(
      `update consultation_requests as r
       set name = 'Former customer', email = u.email, phone = null, company = null, version = r.version + 1, updated_at = now()
       from users u where u.id = r.customer_id and r.customer_id = ?`,
      [event.entity_id],
      'run',
    );
  }
}
