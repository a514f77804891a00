import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createUser, splitName, type CreateUser, type UserActor } from '@portal/contracts';
import { User, UsersService } from '../../users/index.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { textArray } from './name-key.js';
import { companiesNamed } from './references.js';
import { resolving } from './resolving.js';

/** Customers, invited without a mail: they are active once they sign in. */
@Injectable()
export class PeopleImporter implements Importer<CreateUser> {
  readonly kind = 'people';
  readonly schema = createUser;
  readonly fieldOf = { company_id: 'company' };
  readonly entity = User;
  readonly table = 'users';
  readonly derived = [];

  constructor(private readonly users: UsersService) {}

  async resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    const company = await companiesNamed(
      em,
      lines.map((line) => line['company'] as string | undefined),
    );
    return lines.map((line) => resolving(withBothNames(line), { company: ['company_id', company] }));
  }

  keyOf({ email }: CreateUser): string {
    return email;
  }

  async findExisting(em: EntityManager, inputs: readonly CreateUser[]): Promise<ReadonlySet<string>> {
    const rows = await em.execute<{ email: string }[]>(
      'select email from users where deleted_at is null and email = any(?::text[])',
      [textArray(inputs.map(({ email }) => email))],
    );
    return new Set(rows.map(({ email }) => email));
  }

  create(em: EntityManager, actor: UserActor, input: CreateUser): Promise<string> {
    return this.users.createWithin(em, actor, input);
  }
}

/** A name in one column is read as on the public form; columns of their own go before. */
function withBothNames({ name, ...line }: FieldValues): FieldValues {
  if (typeof name !== 'string') return line;
  const known = Object.entries(splitName(name)).filter(([, part]) => part !== '');
  return { ...Object.fromEntries(known), ...line };
}
