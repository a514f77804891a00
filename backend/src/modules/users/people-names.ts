import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { brand, type UserView } from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { type ActorName, ActorNames } from '../../infrastructure/realtime/actor-names.js';

/** What a person's names are made of. */
export type NamedPerson = Pick<UserView, 'email' | 'first_name' | 'last_name' | 'role'>;

const fullName = (person: NamedPerson): string => [person.first_name, person.last_name].filter(Boolean).join(' ');

/** Names for both audiences: customers see an admin without a name as the team, and never an address. */
export const namesOf = (person: NamedPerson): ActorName => ({
  toAdmins: fullName(person) || person.email,
  toCustomers: fullName(person) || (person.role === 'admin' ? brand.shortName : 'a colleague'),
});

/** What people are called beside the changes they made. */
@Injectable()
export class PeopleNames extends ActorNames {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async of(ids: readonly string[], em: EntityManager = this.em.fork()): Promise<ReadonlyMap<string, ActorName>> {
    if (ids.length === 0) return new Map();
    const columns = ['id', 'email', 'first_name', 'last_name', 'role'] as const;
    const users = kysely(em).selectFrom('users').select(columns).where('deleted_at', 'is', null);
    const people = await users.where('id', 'in', ids).execute();
    return new Map(people.map((person) => [person.id, namesOf(person)]));
  }
}

@Global()
@Module({ providers: [{ provide: ActorNames, useClass: PeopleNames }], exports: [ActorNames] })
export class PeopleNamesModule {}
