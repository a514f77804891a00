import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactFlag, Role, UserActor } from '@portal/contracts';
import { Company } from '../../src/modules/companies/index.js';
import { User } from '../../src/modules/users/index.js';

/** The users whose rights on one customer's request differ. */
export interface Cast {
  admin: User;
  otherAdmin: User;
  customer: User;
  /** Contact flagged `primary` of the customer's company. */
  primary: User;
  /** Of the same company, without a flag. */
  coworker: User;
  /** Primary contact of another company. */
  stranger: User;
}

/** A signed-in user as services and policies take it. */
export const actorOf = (user: User): UserActor => ({
  kind: 'user',
  id: user.id,
  role: user.role,
  companyId: user.companyId,
  contactFlags: user.contactFlags,
  sessionId: null,
});

/** The whole cast, all of them signed in before. They leave no events. */
export const aCast =
  () =>
  async (em: EntityManager): Promise<Cast> => {
    const bakery = Company.create({ name: 'Neuse Bakery' });
    const dental = Company.create({ name: 'Tidewater Dental' });
    const person = (
      name: string,
      role: Role,
      company: Company | null = null,
      contact_flags: ContactFlag[] = [],
    ): User => {
      const user = User.invite(
        {
          email: `${name.toLowerCase()}@example.test`,
          first_name: name,
          last_name: 'Test',
          role,
          company_id: company?.id ?? null,
          contact_flags,
        },
        'seed',
      );
      user.signIn();
      return user;
    };
    const cast: Cast = {
      admin: person('Avery', 'admin'),
      otherAdmin: person('Blake', 'admin'),
      customer: person('Dana', 'customer', bakery),
      primary: person('Paula', 'customer', bakery, ['primary']),
      coworker: person('Luis', 'customer', bakery),
      stranger: person('Grace', 'customer', dental, ['primary']),
    };
    const people = Object.values(cast) as User[];
    for (const row of [bakery, dental, ...people]) row.takeRecordedEvents();
    await em.persist([bakery, dental]).flush();
    em.persist(people);
    return cast;
  };
