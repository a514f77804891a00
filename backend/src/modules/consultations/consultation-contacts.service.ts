import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type ConsultationContactView,
  type LogConsultationContact,
  type Page,
  type UserActor,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { instantOf } from '../../infrastructure/database/instant.js';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { ConsultationsReader } from './consultations.reader.js';
import { ConsultationsService } from './consultations.service.js';
import type { DB } from '../../infrastructure/database/tables.js';
import { personName } from '../../infrastructure/database/read-kit.js';

/** Messages and calls to the customer of a request, recorded by admins (decisions 4.21). */
@Injectable()
export class ConsultationContactsService {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsService,
    private readonly reader: ConsultationsReader,
  ) {}

  /** What was noted about a request, the newest first. @throws DomainError `not_found` */
  async list(actor: UserActor, consultationId: string): Promise<Page<ConsultationContactView>> {
    authorizeRole(actor, 'consultation.list_contacts');
    await this.reader.get(actor, consultationId);
    const rows = selectContacts(this.em)
      .where('t.consultation_id', '=', consultationId)
      .orderBy('t.contacted_at', 'desc')
      .orderBy('t.id', 'desc');
    return paginate(rows, pageOrAll({}, true), toView);
  }

  /**
   * Notes a message or call. The earliest one is the answer that was promised within 24 hours.
   * @throws DomainError `not_found`; `invalid` naming `contacted_at` for a time before the request or in the future
   */
  async log(actor: UserActor, consultationId: string, input: LogConsultationContact): Promise<ConsultationContactView> {
    authorizeRole(actor, 'consultation.log_contact');
    return this.em.transactional(async (em) => {
      const consultation = await this.consultations.hold(em, actor, consultationId);
      const [clock] = await em.execute<{ now: string }[]>('select now() as now');
      const now = new Date(clock?.now ?? consultation.updatedAt);
      const at = input.contacted_at ? new Date(input.contacted_at) : now;
      const id = uuidv7();
      consultation.noteContact({ contactId: id, way: input.way, at, now });
      await em.flush();
      await em.execute(
        `insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
         values (?, now(), ?, ?, ?, ?, ?)`,
        [id, consultationId, input.way, at, input.note, actor.id],
        'run',
      );
      const row = await selectContacts(em).where('t.id', '=', id).executeTakeFirst();
      if (!row) throw new DomainError('not_found');
      return toView(row);
    });
  }
}

const selectContacts = (em: EntityManager) =>
  em
    .getKysely<DB>()
    .selectFrom('consultation_contacts as t')
    .innerJoin('users as a', 'a.id', 't.author_id')
    .select(['t.id', 't.consultation_id', 't.way', 't.contacted_at', 't.note', 't.author_id', 't.created_at'])
    .select(personName('a').as('author_name'));

const toView = (row: ConsultationContactView): ConsultationContactView => ({
  ...row,
  contacted_at: instantOf(row.contacted_at),
  created_at: instantOf(row.created_at),
});
