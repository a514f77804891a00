import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role, UserStatus } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import type { Account, Recipient } from '../../notification.entity.js';

export interface Person extends Account {
  first_name: string | null;
  status: UserStatus;
  role: Role;
}

/** A person with an account that isn't deleted. */
export async function findPerson(em: EntityManager, id: string): Promise<Person | undefined> {
  const [row] = await em.execute<Person[]>(
    'select id, email, first_name, status, role from users where id = ? and deleted_at is null',
    [id],
  );
  return row;
}

/** The same, unless the account is suspended. */
export const findRecipient = async (em: EntityManager, id: string): Promise<Person | undefined> =>
  (await findRecipients(em, [id]))[0];

/** Those of these people, in this order, whose account is neither deleted nor suspended. */
export const findRecipients = (em: EntityManager, ids: readonly string[]): Promise<Person[]> =>
  em.execute<Person[]>(
    `select p.id, p.email, p.first_name, p.status, p.role from unnest(?::uuid[]) with ordinality as asked(id, place)
     join users as p using (id) where p.deleted_at is null and p.status <> 'suspended' order by asked.place`,
    [`{${ids.join(',')}}`],
  );

/** Every admin who can sign in. */
export const findAdmins = (em: EntityManager): Promise<Account[]> =>
  em.execute<Account[]>(
    `select id, email from users where role = 'admin' and status <> 'suspended' and deleted_at is null order by created_at`,
  );

/** Reads whom the settings name beside the admins to notify. */
@Injectable()
export class RecipientsReader {
  constructor(private readonly config: Config) {}

  /** Every admin who can sign in, and the addresses of ADMIN_EMAILS that haven't done so yet. */
  async staff(em: EntityManager): Promise<Recipient[]> {
    const admins = await findAdmins(em);
    const named = this.config.adminEmails;
    const known =
      named.length > 0
        ? await em.execute<{ email: string }[]>('select email from users where email in (?)', [named])
        : [];
    const strangers = named.filter((email) => !known.some((row) => row.email === email));
    return [...admins, ...strangers.map((email) => ({ id: null, email }))];
  }

  /** The on-call address, unless one of these has it. */
  onCall(notified: readonly Recipient[]): Recipient[] {
    const email = this.config.onCallEmail;
    return !email || notified.some((one) => one.email === email) ? [] : [{ id: null, email }];
  }
}
