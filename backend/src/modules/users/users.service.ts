import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  fieldError,
  type Actor,
  type CreateUser,
  type Deleted,
  type ListUsers,
  type Page,
  type UpdateMe,
  type UpdateUser,
  type UserView,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { DeletionChecks } from '../../infrastructure/deletion/deletion-checks.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { CompaniesService } from '../companies/index.js';
import { Accounts, addressLock } from './accounts.js';
import { User } from './user.entity.js';
import { readUserView, toUserView, filterUsers } from './users.queries.js';

/** Profiles, as admins and their owners manage them (specification, sections 6 and 7; decisions, section 1). */
@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly companies: CompaniesService,
    private readonly deletions: DeletionChecks,
  ) {}

  /** Profiles by role, status, company and search; the newest first unless sorted otherwise. */
  async list(actor: Actor, query: ListUsers): Promise<Page<UserView>> {
    authorizeRole(actor, 'user.list');
    return paginate(filterUsers(this.em, actor, query), query, toUserView);
  }

  /** @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<UserView> {
    authorizeRole(actor, 'user.read');
    return readUserView(this.em, id);
  }

  /** The user's own profile (specification, section 7, `me`). */
  getOwn(actor: Actor): Promise<UserView> {
    return readUserView(this.em, ownId(actor));
  }

  /**
   * Adds a person, invited until the first sign-in, and sends an invitation where that is asked for.
   * @throws DomainError `user.duplicate_email`; `invalid` for an unknown company
   */
  create(actor: Actor, input: CreateUser): Promise<UserView> {
    return this.em.transactional(async (em) => readUserView(em, await this.createWithin(em, actor, input)));
  }

  /** The same within the caller's transaction; resolves to the id. @throws DomainError as `create` */
  async createWithin(
    em: EntityManager,
    actor: Actor,
    { company_name, send_invitation: isInvited, ...profile }: CreateUser,
    options: { byImport?: boolean } = {},
  ): Promise<string> {
    authorizeRole(actor, 'user.create');
    await acquireAdvisoryLock(em, addressLock(profile.email));
    await assertFreeAddress(em, profile.email);
    await this.assertCompany(em, profile.company_id);
    const user = await this.accounts.invite(em, profile, company_name, 'admin');
    if (isInvited) user.sendInvitation(options);
    await em.flush();
    return user.id;
  }

  /**
   * Sends the invitation, again or for the first time.
   * @throws DomainError `not_found`; `user.not_invited`, `user.invited_recently`
   */
  invite(actor: Actor, id: string): Promise<UserView> {
    return this.em.transactional(async (em) => {
      const user = await lockForUpdate(em, User, { id, deletedAt: null });
      authorize(actor, 'user.invite', user);
      user.sendInvitation();
      await em.flush();
      return readUserView(em, id);
    });
  }

  /**
   * Changes only the fields that the input carries. Suspending, or another role, ends the person's sessions.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`; `user.last_admin`; `user.duplicate_email`;
   * `invalid` for an unknown company
   */
  update(actor: Actor, id: string, input: UpdateUser): Promise<UserView> {
    return this.em.transactional(async (em) => {
      await this.updateWithin(em, actor, id, input);
      return readUserView(em, id);
    });
  }

  /** The same within the caller's transaction. @throws DomainError as `update` */
  async updateWithin(em: EntityManager, actor: Actor, id: string, input: UpdateUser): Promise<void> {
    const { role, status, ...profile } = input;
    if (role ?? status) await acquireAdvisoryLock(em, ADMINS);
    if (profile.email !== undefined) await acquireAdvisoryLock(em, addressLock(profile.email));
    const user = await lockForUpdate(em, User, { id, deletedAt: null }, input, () => readUserView(em, id));
    authorize(actor, 'user.update', user);
    await this.assertCompany(em, profile.company_id);
    if (profile.email !== undefined) await assertFreeAddress(em, profile.email, id);
    if (role === 'customer' || status === 'suspended') await assertNotLastAdmin(em, user);
    user.change(profile);
    if (role) user.giveRole(role);
    if (status) user.moveTo(status);
    await em.flush();
  }

  /**
   * Changes the user's own name, phone and zone. `company_name` renames the company of its sole member; without a
   * company it makes a new one, because typing a name never joins a company (decisions 1.1).
   * @throws DomainError `stale_version`; `company.not_sole_member`
   */
  updateOwn(actor: Actor, { company_name, version, ...profile }: UpdateMe): Promise<UserView> {
    const id = ownId(actor);
    return this.em.transactional(async (em) => {
      const user = await lockForUpdate(em, User, { id, deletedAt: null }, { version }, () => readUserView(em, id));
      authorize(actor, 'me.update', user);
      if (company_name && user.companyId) await this.companies.renameAsSoleMember(em, user.companyId, company_name);
      const founded =
        company_name && !user.companyId ? { company_id: (await this.companies.createNamed(em, company_name)).id } : {};
      user.change({ ...profile, ...founded });
      await em.flush();
      return readUserView(em, id);
    });
  }

  /**
   * Takes a person out of every list and ends their sessions.
   * @throws DomainError `not_found`, `user.last_admin`; `user.owns_projects`, `user.owns_deals` and whatever else still
   * needs the person
   */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, ADMINS);
      const user = await lockForUpdate(em, User, { id, deletedAt: null });
      authorize(actor, 'user.delete', user);
      await assertNotLastAdmin(em, user);
      await this.deletions.assertNotNeeded(em, 'user', id);
      user.remove();
      return { id };
    });
  }

  /**
   * Restores a deleted person, for 30 days; their sessions stay ended.
   * @throws DomainError `not_found` when there is no deleted one; `user.duplicate_email` when the address has another
   * account
   */
  restore(actor: Actor, id: string): Promise<UserView> {
    return this.em.transactional(async (em) => {
      const user = await lockForUpdate(em, User, { id, deletedAt: { $ne: null } });
      authorize(actor, 'user.restore', user);
      if (user.isPurged) throw new DomainError('not_found');
      await acquireAdvisoryLock(em, addressLock(user.email));
      await assertFreeAddress(em, user.email);
      user.restore(user.companyId !== null && (await this.companies.exists(em, user.companyId)));
      await em.flush();
      return readUserView(em, id);
    });
  }

  /** For the command line: makes the address an admin, inviting it if need be. */
  grantAdmin(email: string): Promise<UserView> {
    return this.em.transactional(async (em) => {
      const { user } = await this.accounts.findOrInvite(em, { email }, 'admin');
      user.giveRole('admin');
      await em.flush();
      return readUserView(em, user.id);
    });
  }

  private async assertCompany(em: EntityManager, id: string | null | undefined): Promise<void> {
    if (!id || (await this.companies.exists(em, id))) return;
    refuse('company_id', 'There is no such company');
  }
}

function ownId(actor: Actor): string {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  return actor.id;
}

/** @throws DomainError `user.duplicate_email` when an account other than this one has the address */
async function assertFreeAddress(em: EntityManager, email: string, except: string | null = null): Promise<void> {
  if ((await em.count(User, { email, deletedAt: null, id: { $ne: except } })) > 0)
    throw fieldError('user.duplicate_email', 'email');
}

/** Changes that could remove the last admin wait for each other. */
export const ADMINS = 'who is admin';

/** @throws DomainError `user.last_admin` */
export async function assertNotLastAdmin(em: EntityManager, user: User): Promise<void> {
  if (user.role !== 'admin' || user.status !== 'active') return;
  const others = await em.count(User, { role: 'admin', status: 'active', deletedAt: null, id: { $ne: user.id } });
  if (others === 0) throw new DomainError('user.last_admin');
}
