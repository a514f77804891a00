import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  type ConsultationContactView,
  type ContactWay,
  type LogConsultationContact,
  type Page,
  type ReplyToConsultation,
  type UserActor,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { pageOrAll, paginate } from '../../../infrastructure/database/paginate.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { ConsultationsService } from '../consultations.service.js';
import { contactsFor, toContactView } from './consultation-contacts.queries.js';

interface Entry {
  id: string;
  consultationId: string;
  way: ContactWay;
  at: Date;
  note: string;
}

/** The conversation of a request: replies of both sides, and what admins noted of calls and mails (decisions 4.21). */
@Injectable()
export class ConsultationContactsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly consultations: ConsultationsService,
  ) {}

  /** The newest first; for customers the replies only. @throws DomainError `not_found` */
  async list(actor: UserActor, consultationId: string): Promise<Page<ConsultationContactView>> {
    authorizeRole(actor, 'consultation.list_contacts');
    await this.consultations.get(actor, consultationId);
    const rows = contactsFor(this.em, actor)
      .where('t.consultation_id', '=', consultationId)
      .orderBy('t.contacted_at', 'desc')
      .orderBy('t.id', 'desc');
    return paginate(rows, pageOrAll({}, true), toContactView(actor));
  }

  /**
   * Notes a message or call. The earliest one is the answer that was promised within 24 hours.
   * @throws DomainError `not_found`; `invalid` naming `contacted_at` for a time before the request or in the future
   */
  async log(actor: UserActor, consultationId: string, input: LogConsultationContact): Promise<ConsultationContactView> {
    authorizeRole(actor, 'consultation.log_contact');
    return this.em.transactional(async (em) => {
      const consultation = await this.consultations.hold(em, actor, consultationId);
      const now = await databaseNow(em);
      const at = input.contacted_at ? new Date(input.contacted_at) : now;
      const id = uuidv7();
      consultation.noteContact({ contactId: id, way: input.way, at, now });
      return add(em, actor, { id, consultationId, way: input.way, at, note: input.note });
    });
  }

  /**
   * Writes to the other side, in any state of the request. An admin's first reply is the promised answer.
   * @throws DomainError `not_found`; `forbidden` on a colleague's request; `rate_limited` for a customer above the limit
   */
  async reply(
    actor: UserActor,
    consultationId: string,
    { body }: ReplyToConsultation,
  ): Promise<ConsultationContactView> {
    authorizeRole(actor, 'consultation.reply');
    await this.limits.consumeOfCustomer('consultation-reply', actor);
    return this.em.transactional(async (em) => {
      const consultation = await this.consultations.hold(em, actor, consultationId);
      authorize(actor, 'consultation.reply', { customer_id: consultation.customerId, company_id: null });
      const at = await databaseNow(em);
      const id = uuidv7();
      consultation.noteReply({ contactId: id, by: isAdmin(actor) ? 'admin' : 'customer', at });
      return add(em, actor, { id, consultationId, way: 'reply', at, note: body });
    });
  }
}

async function add(em: EntityManager, actor: UserActor, entry: Entry): Promise<ConsultationContactView> {
  await em.flush();
  await em.execute(
    `insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
     values (?, now(), ?, ?, ?, ?, ?)`,
    [entry.id, entry.consultationId, entry.way, entry.at, entry.note, actor.id],
  );
  return toContactView(actor)(orNotFound(await contactsFor(em, actor).where('t.id', '=', entry.id).executeTakeFirst()));
}
