import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import {
  DomainError,
  liveDealStatuses,
  liveProjectStatuses,
  openConsultationStatuses,
  openTicketStatuses,
  unbilledEntryStatuses,
  type Deleted,
  type EraseUser,
  type ErasureKept,
  type UserActor,
  type UserErasure,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { inLiteral, kysely } from '../../infrastructure/database/read-kit.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { isLongDeleted } from '../../infrastructure/schedule/index.js';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { AuditErasure } from '../audit/index.js';
import { addressLock, ADMINS, assertNotLastAdmin, User } from '../users/index.js';
import { erasedPerson } from './erased-person.js';
import { eraseOwnRecords } from './own-records.js';
import { scrubTexts } from './scrub-texts.js';

/** One statement may read a whole table, in minutes. */
const LONGEST = 10;

/** The people that were deleted so long ago that they are to be forgotten. */
export const longDeletedPeople = (em: EntityManager) =>
  kysely(em)
    .selectFrom('users as u')
    .select('u.id')
    .where(sql<boolean>`${sql.raw(isLongDeleted('u'))}`)
    .where('u.erased_at', 'is', null);

const count = sql<number>`count(*)::int`.as('count');

/** What has to be done before a person can be erased, and how many rows there are of it. */
function blockersOf(em: EntityManager, id: string) {
  const db = kysely(em);
  const projects = db.selectFrom('projects').where('customer_id', '=', id).where('deleted_at', 'is', null);
  const deals = db.selectFrom('customer_deals').where('customer_id', '=', id).where('deleted_at', 'is', null);
  const invoices = db.selectFrom('invoices').where('customer_id', '=', id).where('deleted_at', 'is', null);
  const tickets = db.selectFrom('tickets').where('requester_id', '=', id).where('deleted_at', 'is', null);
  const requests = db.selectFrom('consultation_requests').where('customer_id', '=', id).where('deleted_at', 'is', null);
  const entries = db
    .selectFrom('billing_schedules as b')
    .leftJoin('customer_deals as d', 'd.id', 'b.deal_id')
    .leftJoin('projects as p', 'p.id', 'b.project_id')
    .where((eb) => eb(eb.fn.coalesce('d.customer_id', 'p.customer_id'), '=', id))
    .where('b.deleted_at', 'is', null);
  return [
    ['user.live_projects', projects.where('status', 'in', inLiteral(liveProjectStatuses)).select(count)],
    ['user.live_deals', deals.where('current_status', 'in', inLiteral(liveDealStatuses)).select(count)],
    ['user.unbilled_amounts', entries.where('b.status', 'in', inLiteral(unbilledEntryStatuses)).select(count)],
    ['user.open_invoices', invoices.where('status', '=', 'open').where('balance_cents', '>', '0').select(count)],
    ['user.open_tickets', tickets.where('status', 'in', inLiteral(openTicketStatuses)).select(count)],
    ['user.open_consultations', requests.where('status', 'in', inLiteral(openConsultationStatuses)).select(count)],
  ] as const;
}

/** The tables of what is kept, each with the column of the person. */
const keptRecords: Readonly<Record<ErasureKept, readonly [table: string, column: string]>> = {
  projects: ['projects', 'customer_id'],
  tickets: ['tickets', 'requester_id'],
  consultations: ['consultation_requests', 'customer_id'],
  comments: ['task_comments', 'author_id'],
  deals: ['customer_deals', 'customer_id'],
  documents: ['deal_documents', 'signer_id'],
  invoices: ['invoices', 'customer_id'],
};

/** Persons become pseudonyms where records must stay, and go where they need not (decisions, section 6). */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditErasure,
    private readonly storage: FileStorage,
  ) {}

  /** What stands in the way, and what would stay. @throws DomainError `not_found` */
  async preview(actor: UserActor, id: string): Promise<UserErasure> {
    authorizeRole(actor, 'user.erase');
    const user = orNotFound(await this.em.fork().findOne(User, { id, erasedAt: null }));
    const counts = Object.entries(keptRecords).map(([kind, [table, column]]) => {
      const isKept = sql`${sql.ref(column)} = ${id} and deleted_at is null`;
      return sql<number>`(select count(*)::int from ${sql.table(table)} where ${isKept})`.as(kind);
    });
    const found = await kysely(this.em.fork()).selectNoFrom(counts).executeTakeFirstOrThrow();
    const stands = await findBlockers(this.em.fork(), actor, user);
    return {
      pseudonym: user.pseudonym.join(' '),
      blockers: stands.map(({ code, message }) => ({ code, message })),
      kept: Object.entries(found).map(([kind, count]) => ({ kind: kind as ErasureKept, count })),
    };
  }

  /**
   * Erases a person for good.
   * @throws DomainError `not_found`; `invalid` where the typed address is another; `user.erased`, `user.erase_self`,
   * `user.last_admin`, and what `blockersOf` lists
   */
  async erase(actor: UserActor, id: string, { confirmation }: EraseUser): Promise<Deleted> {
    authorizeRole(actor, 'user.erase');
    const gone = await this.em.fork().transactional(async (em) => {
      await acquireAdvisoryLock(em, ADMINS);
      const user = await this.lock(em, id);
      authorize(actor, 'user.erase', user);
      if (user.isPurged) throw new DomainError('user.erased');
      if (user.email !== confirmation) refuse('confirmation', 'Type the e-mail address of this person');
      const [first] = await findBlockers(em, actor, user);
      if (first) throw first;
      return this.pseudonymize(em, user, actor.id);
    });
    await this.removeFiles(gone);
    return { id };
  }

  /** A deleted person whose 30 days are over; nothing where another worker was faster. */
  async forget(em: EntityManager, id: string): Promise<void> {
    const gone = await em.transactional(async (own) => {
      const due = longDeletedPeople(own).where('u.id', '=', id).forUpdate().skipLocked();
      return (await due.executeTakeFirst())
        ? this.pseudonymize(own, await lockForUpdate(own, User, { id }), null)
        : null;
    });
    if (gone) await this.removeFiles(gone);
  }

  /**
   * In the order in which a sign-in takes them: the links, the address, then the account. A user who is signing in at
   * this moment has either done so, and is signed out, or finds no link.
   */
  private async lock(em: EntityManager, id: string): Promise<User> {
    const users = kysely(em).selectFrom('users').select('email').where('id', '=', id);
    const { email } = orNotFound(await users.executeTakeFirst());
    await kysely(em).selectFrom('magic_link_requests').select('id').where('email', '=', email).forUpdate().execute();
    await acquireAdvisoryLock(em, addressLock(email));
    return lockForUpdate(em, User, { id });
  }

  /** All of it in the caller's transaction, whose entries in the audit have no values. */
  private async pseudonymize(em: EntityManager, user: User, askedBy: string | null): Promise<string[]> {
    await em.execute(
      `select set_config('statement_timeout', '${LONGEST}min', true), set_config('audit.erasing', 'on', true)`,
    );
    const person = await erasedPerson(em, user);
    const hasMoney = await isOnBills(em, user);
    // the audit first: it finds the person's records by rows that go
    await this.audit.erase(em, { ...person, askedBy });
    const files = await eraseOwnRecords(em, person);
    user.pseudonymize(hasMoney);
    await em.flush();
    await scrubTexts(em, person);
    return files;
  }

  /** What can't be removed now is swept at night: no row knows it any more. */
  private async removeFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys)
      await this.storage.remove(key).catch((error: unknown) => {
        this.logger.warn({ key, err: error, msg: 'will be removed at night' });
      });
  }
}

/** Invoices and payments stay with the company of their customer (decisions 4.71). */
async function isOnBills(em: EntityManager, { id }: User): Promise<boolean> {
  const of = (table: 'customer_deals' | 'invoices' | 'deal_payments') =>
    kysely(em).selectFrom(table).select('customer_id').where('customer_id', '=', id);
  const records = of('customer_deals').unionAll(of('invoices')).unionAll(of('deal_payments'));
  return (await records.limit(sql.lit(1)).executeTakeFirst()) !== undefined;
}

async function findBlockers(em: EntityManager, actor: UserActor, user: User): Promise<DomainError[]> {
  const found: DomainError[] = [];
  if (user.id === actor.id) found.push(new DomainError('user.erase_self'));
  await assertNotLastAdmin(em, user).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    found.push(error);
  });
  for (const [code, counted] of blockersOf(em, user.id)) {
    const { count } = await counted.executeTakeFirstOrThrow();
    if (count > 0) found.push(new DomainError(code, { count }));
  }
  return found;
}
