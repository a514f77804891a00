import { p } from '@mikro-orm/core';
import {
  limits,
  UpdateUser,
  type ContactFlag,
  type CreateUser,
  DomainError,
  type Role,
  type UpdateMe,
  userTransitions,
  type UserStatus,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';

/** How an account came to be. */
export type UserSource = 'admin' | 'sign_in' | 'public_consultation' | 'seed';

const fields = propertiesOf(UpdateUser, 'role', 'status', 'version');

/** A person with an account (decisions, section 1): invited, then active, perhaps suspended. */
export class User extends withProperties(AggregateRoot, {
  email: p.string(),
  firstName: p.string().nullable(),
  lastName: p.string().nullable(),
  phone: p.string().nullable(),
  timeZone: p.string().nullable(),
  role: text<Role>().onCreate(() => 'customer'),
  status: text<UserStatus>().onCreate(() => 'invited'),
  companyId: p.uuid().nullable(),
  contactFlags: p.array<ContactFlag>().onCreate(() => []),
  /** The last use of a session; null before the first sign-in. */
  lastSeenAt: p.datetime().nullable(),
  /** False while names and company are what a visitor typed, until an admin changes the profile or its user signs in. */
  isConfirmed: p.boolean().onCreate(() => true),
  /** When the last invitation was sent to the address. */
  invitedAt: p.datetime().nullable(),
  /** When the person was replaced by a pseudonym, for good. */
  erasedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'users';

  /** A new account without a sign-in. */
  static invite(
    input: Pick<CreateUser, 'email'> & Partial<Omit<CreateUser, 'company_name'>>,
    source: UserSource,
  ): User {
    const user = new User();
    user.email = input.email;
    user.role = input.role ?? 'customer';
    user.isConfirmed = source !== 'public_consultation';
    applyChanges(user, input, fields);
    user.record('user.created', { source });
    return user;
  }

  /** Changes the profile; `company_id` must have been looked at before. Records only what differs. */
  change(input: Pick<UpdateUser, keyof typeof fields> | UpdateMe): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length === 0) return;
    this.isConfirmed = true;
    if ('email' in changes) this.invitedAt = null;
    this.record('user.updated', { changes });
  }

  /**
   * Suspends the user, or lifts the suspension: a user who never signed in is invited again, since only a sign-in proves
   * the address.
   * @throws DomainError `illegal_transition`; `user.not_suspended` for an invited person
   */
  moveTo(status: 'active' | 'suspended'): void {
    if (status === this.status) return;
    if (this.status === 'invited' && status === 'active') throw new DomainError('user.not_suspended');
    const next = status === 'active' && !this.lastSeenAt ? 'invited' : status;
    userTransitions.assert(this.status, next, 'admin');
    this.become(next);
  }

  /** A first sign-in proves the address. @throws DomainError `auth.suspended` */
  signIn(): void {
    if (this.status === 'suspended') throw new DomainError('auth.suspended');
    if (this.status !== 'invited') return;
    this.lastSeenAt = new Date();
    this.isConfirmed = true;
    this.become('active');
  }

  /**
   * Has an invitation mailed, which says how to sign in (decisions 6.82).
   * @throws DomainError `user.not_invited` unless the person never signed in; `user.invited_recently`
   */
  sendInvitation({ byImport = false } = {}): void {
    if (this.status !== 'invited') throw new DomainError('user.not_invited');
    const now = new Date();
    const wait = (this.invitedAt?.getTime() ?? 0) + limits.invitationMinutes * 60_000 - now.getTime();
    if (wait > 0) throw new DomainError('user.invited_recently', {}, { retryAfter: Math.ceil(wait / 1000) });
    this.invitedAt = now;
    this.record('user.invited', { by_import: byImport });
  }

  giveRole(role: Role): void {
    if (role === this.role) return;
    const from = this.role;
    this.role = role;
    this.record('user.role_changed', { from, to: role });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('user.deleted', {});
  }

  /** Brings a deleted person back, without a company that has gone meanwhile. */
  restore(hasCompany: boolean): void {
    this.deletedAt = null;
    if (!hasCompany) this.companyId = null;
    this.record('user.restored', {});
  }

  /**
   * For good: what is left is a pseudonym that records can refer to, and whose company's they are where they are about
   * money. The address can't exist, and is no other's.
   */
  pseudonymize(keepsCompany: boolean): void {
    const [firstName, lastName] = this.pseudonym;
    Object.assign(this, { firstName, lastName, phone: null, timeZone: null, lastSeenAt: null, invitedAt: null });
    if (!keepsCompany) this.companyId = null;
    this.email = `purged-${this.id}@purged.invalid`;
    this.contactFlags = [];
    this.erasedAt = new Date();
    if (this.deletedAt === null) this.remove();
    this.record('user.purged', {});
  }

  /** "Former customer 7F3A", the same whenever it is asked for. */
  get pseudonym(): readonly [string, string] {
    return [this.role === 'admin' ? 'Former employee' : 'Former customer', this.id.slice(-4).toUpperCase()];
  }

  get isPurged(): boolean {
    return this.erasedAt !== null;
  }

  private become(status: UserStatus): void {
    const from = this.status;
    this.status = status;
    this.record('user.status_changed', { from, to: status });
  }
}
