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
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { firstValue } from '../../infrastructure/database/read-kit.js';
import { sqlList } from '../../infrastructure/database/sql-list.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { AuditErasure } from '../audit/index.js';
import { addressLock, ADMINS, assertNotLastAdmin, User } from '../users/index.js';
import { erasedPerson } from './erased-person.js';
import { eraseOwnRecords } from './own-records.js';
import { scrubTexts } from './scrub-texts.js';

/** One statement may read a whole table, in minutes. */
const LONGEST = 10;

/** Invoices and payments stay with the company of their customer (decisions 4.71). */
const HAS_MONEY = ['customer_deals', 'invoices', 'deal_payments']
  .map((table) => `exists (select 1 from ${table} where customer_id = u.id)`)
  .join(' or ');

/** What has to be done before a person can be erased, and which rows there are of it. */
const blockers = [
  ['user.live_projects', `projects where customer_id = ? and status in (${sqlList(liveProjectStatuses)})`],
  ['user.live_deals', `customer_deals where customer_id = ? and current_status in (${sqlList(liveDealStatuses)})`],
  [
    'user.unbilled_amounts',
    `(select b.deleted_at from billing_schedules as b
      left join customer_deals as d on d.id = b.deal_id
      left join projects as p on p.id = b.project_id
      where coalesce(d.customer_id, p.customer_id) = ? and b.status in (${sqlList(unbilledEntryStatuses)})) as b where true`,
  ],
  ['user.open_invoices', `invoices where customer_id = ? and status = 'open' and balance_cents > 0`],
  ['user.open_tickets', `tickets where requester_id = ? and status in (${sqlList(openTicketStatuses)})`],
  [
    'user.open_consultations',
    `consultation_requests where customer_id = ? and status in (${sqlList(openConsultationStatuses)})`,
  ],
] as const;

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
    const counts = Object.entries(keptRecords).map(
      ([kind, [table, column]]) =>
        `(select count(*)::int from ${table} where ${column} = u.id and deleted_at is null) as ${kind}`,
    );
    const [found] = await this.em
      .fork()
      .execute<Record<ErasureKept, number>[]>(`select ${counts.join(', ')} from users as u where u.id = ?`, [id]);
    const stands = await findBlockers(this.em.fork(), actor, user);
    return {
      pseudonym: user.pseudonym.join(' '),
      blockers: stands.map(({ code, message }) => ({ code, message })),
      kept: Object.entries(found ?? {}).map(([kind, count]) => ({ kind: kind as ErasureKept, count })),
    };
  }

  /**
   * Erases a person for good.
   * @throws DomainError `not_found`; `invalid` where the typed address is another; `user.erased`, `user.erase_self`,
   * `user.last_admin`, and what `blockers` lists
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
  async forget(em: EntityManager, id: string, isDue: string): Promise<void> {
    const gone = await em.transactional(async (own) => {
      const [due] = await own.execute<object[]>(
        `select 1 from users as u where u.id = ? and ${isDue} for update skip locked`,
        [id],
      );
      return due ? this.pseudonymize(own, await lockForUpdate(own, User, { id }), null) : null;
    });
    if (gone) await this.removeFiles(gone);
  }

  /**
   * In the order in which a sign-in takes them: the links, the address, then the account. A user who is signing in at
   * this moment has either done so, and is signed out, or finds no link.
   */
  private async lock(em: EntityManager, id: string): Promise<User> {
    const email = orNotFound(await firstValue<string>(em, 'select email from users where id = ?', [id]));
    await em.execute('select 1 from magic_link_requests where email = ? for update', [email]);
    await acquireAdvisoryLock(em, addressLock(email));
    return lockForUpdate(em, User, { id });
  }

  /** All of it in the caller's transaction, whose entries in the audit have no values. */
  private async pseudonymize(em: EntityManager, user: User, askedBy: string | null): Promise<string[]> {
    await em.execute(
      `select set_config('statement_timeout', '${LONGEST}min', true), set_config('audit.erasing', 'on', true)`,
    );
    const person = await erasedPerson(em, user);
    const hasMoney = await firstValue<boolean>(em, `select ${HAS_MONEY} from users as u where u.id = ?`, [user.id]);
    // the audit first: it finds the person's records by rows that go
    await this.audit.erase(em, { ...person, askedBy });
    const files = await eraseOwnRecords(em, person);
    user.pseudonymize(hasMoney ?? false);
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

async function findBlockers(em: EntityManager, actor: UserActor, user: User): Promise<DomainError[]> {
  const found: DomainError[] = [];
  if (user.id === actor.id) found.push(new DomainError('user.erase_self'));
  await assertNotLastAdmin(em, user).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    found.push(error);
  });
  for (const [code, rows] of blockers) {
    const counted = `select count(*)::int from ${rows} and deleted_at is null`;
    const count = (await firstValue<number>(em, counted, [user.id])) ?? 0;
    if (count > 0) found.push(new DomainError(code, { count }));
  }
  return found;
}
