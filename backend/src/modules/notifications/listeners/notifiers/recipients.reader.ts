import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import { Config } from '../../../../infrastructure/config/config.js';
import { fixedStatement, type Queries } from '../../../../infrastructure/database/fixed-statement.js';
import { kysely } from '../../../../infrastructure/database/read-kit.js';
import type { Recipient } from '../../notification.entity.js';

const people = (em: Queries) =>
  kysely(em)
    .selectFrom('users as p')
    .select(['p.id', 'p.email', 'p.first_name', 'p.status', 'p.role'])
    .where('p.deleted_at', 'is', null);

export type Person = InferResult<ReturnType<typeof people>>[number];

/** A person with an account that isn't deleted. */
export const findPerson = (em: EntityManager, id: string): Promise<Person | undefined> =>
  people(em).where('p.id', '=', id).executeTakeFirst();

/** The same, unless the account is suspended. */
export const findRecipient = async (em: EntityManager, id: string): Promise<Person | undefined> =>
  (await findRecipients(em, [id]))[0];

const recipients = fixedStatement(({ ids }: { ids: readonly string[] }, building) =>
  people(building)
    .innerJoin(
      sql<{ id: string; place: string }>`unnest(${ids}::uuid[]) with ordinality`.as<'asked'>(sql`asked(id, place)`),
      'asked.id',
      'p.id',
    )
    .where('p.status', '<>', sql.lit('suspended'))
    .orderBy('asked.place'),
);

/** Those of these people, in this order, whose account is neither deleted nor suspended. */
export const findRecipients = (em: EntityManager, ids: readonly string[]): Promise<Person[]> => recipients(em, { ids });

const admins = fixedStatement((_: object, building) =>
  people(building)
    .where('p.role', '=', sql.lit('admin'))
    .where('p.status', '<>', sql.lit('suspended'))
    .orderBy('p.created_at'),
);

/** Every admin who can sign in. */
export const findAdmins = (em: EntityManager): Promise<Person[]> => admins(em, {});

/** Reads whom the settings name beside the admins to notify. */
@Injectable()
export class RecipientsReader {
  constructor(private readonly config: Config) {}

  /** Every admin who can sign in, and the addresses of ADMIN_EMAILS that haven't done so yet. */
  async staff(em: EntityManager): Promise<Recipient[]> {
    const admins = await findAdmins(em);
    const named = this.config.adminEmails;
    if (named.length === 0) return admins;
    const known = await kysely(em)
      .selectFrom('users')
      .select('email')
      .where('email', '=', sql<string>`any(${named}::text[])`)
      .execute();
    const strangers = named.filter((email) => !known.some((row) => row.email === email));
    return [...admins, ...strangers.map((email) => ({ id: null, email }))];
  }

  /** The on-call address, unless one of these has it. */
  onCall(notified: readonly Recipient[]): Recipient[] {
    const email = this.config.onCallEmail;
    return !email || notified.some((one) => one.email === email) ? [] : [{ id: null, email }];
  }
}
