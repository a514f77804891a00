import { sql } from 'kysely';
import { UpdateCompany, UpdateUser } from '@portal/contracts';
import { propertiesOf, type AggregateRoot } from '../../../infrastructure/database/aggregate-root.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { type CompaniesService, Company } from '../../companies/index.js';
import { User, type UsersService } from '../../users/index.js';
import type { ExistingRecord, Updating } from './importer.js';
import { companiesOf, peopleOf } from './references.js';

const companyProperties = propertiesOf(UpdateCompany, 'name', 'version');
const personProperties = propertiesOf(UpdateUser, 'email', 'role', 'status', 'version');

/** Wire name → value of these properties of each record, by the keys under which it was found. */
export function asExisting<Row extends AggregateRoot>(
  found: readonly { id: string; key: string }[],
  rows: readonly Row[],
  properties: Readonly<Record<string, keyof Row>>,
  leftBecause: (row: Row) => string | undefined = () => undefined,
): ExistingRecord[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, key }) => {
    const row = byId.get(id);
    if (!row) return [];
    const values = Object.entries(properties).map(([name, property]) => [name, row[property]] as const);
    return [{ key, id, version: row.version, values: Object.fromEntries(values), leftBecause: leftBecause(row) }];
  });
}

export const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);

/** Companies, found by name; all but the name is changed. */
export const companiesUpdating = (companies: CompaniesService): Updating => ({
  schema: UpdateCompany,
  async find(em, keys) {
    const found = await companiesOf(em, keys);
    return asExisting(
      found,
      await em.find(Company, { id: { $in: idsOf(found) } }, { refresh: true }),
      companyProperties,
    );
  },
  update: (em, actor, id, values) => companies.updateWithin(em, actor, id, values),
});

/** Customers, found by e-mail address; what they may do and whether they may sign in isn't a file's business. */
export const peopleUpdating = (users: UsersService): Updating => ({
  schema: UpdateUser,
  async find(em, keys) {
    const found = await peopleOf(em, keys);
    return asExisting(
      found,
      await em.find(User, { id: { $in: idsOf(found) } }, { refresh: true }),
      personProperties,
      ({ role }) => (role === 'customer' ? undefined : 'One of the team, which an import leaves as it is'),
    );
  },
  async textsOf(em, property, values) {
    if (property !== 'company_id') return new Map();
    const named = kysely(em).selectFrom('companies').select(['id', 'name']);
    const rows = await named.where(sql<boolean>`id = any(${values.filter((id) => id !== null)}::uuid[])`).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  update: (em, actor, id, values) => users.updateWithin(em, actor, id, values),
});
