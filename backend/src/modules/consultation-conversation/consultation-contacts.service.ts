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
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { databaseNow } from '../../infrastructure/database/time/database-now.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { CommentsService, type CommentMail } from '../comments/index.js';
import { ConsultationsService } from '../consultations/index.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { viewOf } from '../../infrastructure/database/views.js';
import { namesOf } from '../users/index.js';

/** A row of the conversation as the database has it. */
interface Entry {
  id: string;
  consultation_id: string;
  way: ContactWay;
  contacted_at: string;
  note: string;
  author_id: string;
  created_at: string;
}

/**
 * The conversation of a request: comments, which are replies of both sides and notes of admins, and what admins recorded
 * of calls and mails (decisions 4.21, 4.104).
 */
@Injectable()
export class ConsultationContactsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly consultations: ConsultationsService,
    private readonly comments: CommentsService,
  ) {}

  /** The newest first; for customers the replies only. @throws DomainError `not_found` */
  async list(actor: UserActor, consultationId: string): Promise<Page<ConsultationContactView>> {
    authorizeRole(actor, 'consultation.list_contacts');
    await this.consultations.get(actor, consultationId);
    const rows = entriesFor(this.em, actor)
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
      await em.flush();
      await em.execute(
        `insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
         values (?, now(), ?, ?, ?, ?, ?)`,
        [id, consultationId, input.way, at, input.note, actor.id],
      );
      return entryOf(em, actor, id);
    });
  }

  /**
   * Writes to the other side or, by an admin, a note for the team, in any state of the request. An admin's first reply is
   * the promised answer.
   * @throws DomainError `not_found`; `forbidden` on a colleague's request; `invalid` for a customer's internal one;
   * `rate_limited` for a customer above the limit
   */
  async reply(actor: UserActor, consultationId: string, input: ReplyToConsultation): Promise<ConsultationContactView> {
    return this.em.transactional(async (em) => {
      const id = await this.replyWithin(em, actor, consultationId, input);
      return entryOf(em, actor, id);
    });
  }

  /**
   * The same within the caller's transaction, also for a `mail` of the actor.
   * @returns the id of the comment
   * @throws DomainError as `reply`
   */
  async replyWithin(
    em: EntityManager,
    actor: UserActor,
    consultationId: string,
    input: ReplyToConsultation,
    mail?: CommentMail,
  ): Promise<string> {
    authorizeRole(actor, 'consultation.reply');
    await this.limits.consumeOfCustomer('consultation-reply', actor);
    const consultation = await this.consultations.hold(em, actor, consultationId);
    authorize(actor, 'consultation.reply', { customer_id: consultation.customerId, company_id: null });
    const comment = await this.comments.write(em, actor, { consultation_id: consultationId, ...input, mail });
    if (input.visibility === 'public') {
      const by = isAdmin(actor) ? 'admin' : 'customer';
      consultation.noteReply({ contactId: comment.id, by, at: comment.createdAt });
    }
    await em.flush();
    return comment.id;
  }
}

/** All that a conversation has, as one list; deleted comments left it. */
const entries = sql<Entry>`(
  select id, consultation_id, way, contacted_at, note, author_id, created_at
  from consultation_contacts where way <> 'reply'
  union all
  select id, consultation_id, case visibility when 'public' then 'reply' else 'note' end, created_at, body, author_id, created_at
  from task_comments where consultation_id is not null and deleted_at is null)`;

const selectEntries = (em: EntityManager) =>
  kysely(em)
    .selectFrom(entries.as('t'))
    .innerJoin('users as a', 'a.id', 't.author_id')
    .select(['t.id', 't.consultation_id', 't.way', 't.contacted_at', 't.note', 't.author_id', 't.created_at'])
    .select(['a.email', 'a.first_name', 'a.last_name', 'a.role']);

type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

/** The entries of conversations that the actor may read: admins all, customers the replies. */
function entriesFor(em: EntityManager, actor: UserActor) {
  const all = selectEntries(em);
  return isAdmin(actor) ? all : all.where('t.way', '=', 'reply');
}

const entryOf = async (em: EntityManager, actor: UserActor, id: string): Promise<ConsultationContactView> =>
  toContactView(actor)(orNotFound(await entriesFor(em, actor).where('t.id', '=', id).executeTakeFirst()));

const view = viewOf(ConsultationContactView);

/** An entry as this reader sees it: customers read no address of an admin. */
const toContactView =
  (actor: UserActor) =>
  (row: EntryRow): ConsultationContactView => {
    const { toAdmins, toCustomers } = namesOf(row);
    return view({ ...row, author_name: isAdmin(actor) ? toAdmins : toCustomers, author_role: row.role });
  };
