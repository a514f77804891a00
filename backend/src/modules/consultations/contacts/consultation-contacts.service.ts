import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  ConsultationContactView,
  type ContactWay,
  type LogConsultationContact,
  type Page,
  type ReplyToConsultation,
  type UserActor,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { sql, type InferResult } from 'kysely';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { pageOrAll, paginate } from '../../../infrastructure/database/paginate.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { ConsultationsService } from '../consultations.service.js';
import { kysely, personName } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { namesOf } from '../../users/index.js';

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

const selectContacts = (em: EntityManager) =>
  kysely(em)
    .selectFrom('consultation_contacts as t')
    .innerJoin('users as a', 'a.id', 't.author_id')
    .select(['t.id', 't.consultation_id', 't.way', 't.contacted_at', 't.note', 't.author_id', 't.created_at'])
    .select(['a.email', 'a.first_name', 'a.last_name', 'a.role']);

type ContactRow = InferResult<ReturnType<typeof selectContacts>>[number];

/** The entries of conversations that the actor may read: admins all, customers the replies. */
export function contactsFor(em: EntityManager, actor: UserActor) {
  const contacts = selectContacts(em);
  return isAdmin(actor) ? contacts : contacts.where('t.way', '=', 'reply');
}

const view = viewOf(ConsultationContactView);

/** An entry as this reader sees it: customers read no address of an admin. */
export const toContactView =
  (actor: UserActor) =>
  (row: ContactRow): ConsultationContactView => {
    const { toAdmins, toCustomers } = namesOf(row);
    return view({ ...row, author_name: isAdmin(actor) ? toAdmins : toCustomers, author_role: row.role });
  };

/** A reply with what its notification needs: its text and author, and the admins who wrote in the same conversation. */
export const findReply = (em: EntityManager, id: string) =>
  kysely(em)
    .selectFrom('consultation_contacts as t')
    .innerJoin('users as a', 'a.id', 't.author_id')
    .select((eb) => {
      const writers = eb
        .selectFrom('consultation_contacts as w')
        .innerJoin('users as u', 'u.id', 'w.author_id')
        .select('w.author_id')
        .distinct()
        .where('u.role', '=', 'admin')
        .whereRef('w.consultation_id', '=', 't.consultation_id');
      const author = eb.fn.coalesce(personName('a'), sql.lit(''));
      return ['t.note', author.as('author'), sql<string[]>`array${writers}`.as('staff')] as const;
    })
    .where('t.id', '=', id)
    .where('t.way', '=', 'reply')
    .executeTakeFirst();
