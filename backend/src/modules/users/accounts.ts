import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CreateUser } from '@portal/contracts';
import { Config } from '../../infrastructure/config/config.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { CompaniesService } from '../companies/index.js';
import { User, type UserSource } from './user.entity.js';

/** What is known of an address that may have no account. */
export type Newcomer = Pick<CreateUser, 'email'> &
  Partial<Pick<CreateUser, 'first_name' | 'last_name' | 'phone' | 'role'>> & {
    company_name?: string | null | undefined;
  };

/** Accounts by address, for sign-in, public requests and the command line. */
@Injectable()
export class Accounts {
  constructor(
    private readonly companies: CompaniesService,
    private readonly config: Config,
  ) {}

  /**
   * The account of this address; made if there is none, in the caller's transaction. An existing account isn't changed:
   * knowing its address gives no right to write into it (decisions 3.12).
   */
  async findOrInvite(
    em: EntityManager,
    newcomer: Newcomer,
    source: UserSource,
  ): Promise<{ user: User; isNew: boolean }> {
    await acquireAdvisoryLock(em, addressLock(newcomer.email));
    const known = await em.findOne(User, { email: newcomer.email, deletedAt: null });
    if (known) return { user: known, isNew: false };
    const { company_name, ...profile } = newcomer;
    const user = await this.invite(em, { ...withoutBlanks(profile), email: newcomer.email }, company_name, source);
    await em.flush();
    return { user, isNew: true };
  }

  /** A new account; a typed company name makes a new company (decisions, section 1). */
  async invite(
    em: EntityManager,
    profile: Pick<CreateUser, 'email'> & Partial<Omit<CreateUser, 'company_name'>>,
    companyName: string | null | undefined,
    source: UserSource,
  ): Promise<User> {
    const company_id = companyName ? (await this.companies.createNamed(em, companyName)).id : profile.company_id;
    const user = User.invite({ ...profile, ...(company_id === undefined ? {} : { company_id }) }, source);
    em.persist(user);
    return user;
  }

  /**
   * The account of a user who proved to own the address. It is made at the first sign-in, becomes active, and becomes
   * admin when ADMIN_EMAILS contains the address.
   * @throws DomainError `auth.suspended`
   */
  async signIn(em: EntityManager, newcomer: Newcomer): Promise<User> {
    const { user } = await this.findOrInvite(em, newcomer, 'sign_in');
    user.signIn();
    if (this.config.adminEmails.includes(user.email)) user.giveRole('admin');
    await em.flush();
    return user;
  }
}

/** Two who make the account of one address take turns. */
export const addressLock = (email: string): string => `account of ${email}`;

const withoutBlanks = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Fields>;
