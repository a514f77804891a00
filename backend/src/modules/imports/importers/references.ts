import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../../infrastructure/database/named-values.js';
import { normalizeEmail } from '@portal/contracts';
import { nameKey, nameKeySql } from './name-key.js';
import type { FieldValues, Resolved } from './importer.js';
import { firstColumn } from '../../../infrastructure/database/read-kit.js';

/** What a name in a file stands for: one record, or why it is none. */
export type Reference = { id: string } | { problem: string };

const distinct = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

const keyOrNone = (name: string | undefined): string | undefined => (name === undefined ? name : nameKey(name));

interface Named {
  id: string;
  key: string;
}

/** Looks names up by their keys: none and several are problems. */
function byKey(
  rows: readonly Named[],
  none: (name: string) => string,
  several: (name: string, count: number) => string,
) {
  const found = Map.groupBy(rows, ({ key }) => key);
  return (name: string, key: string): Reference => {
    const [first, ...others] = found.get(key) ?? [];
    if (!first) return { problem: none(name) };
    return others.length > 0 ? { problem: several(name, others.length + 1) } : { id: first.id };
  };
}

type Finder = (name: string) => Reference;

/** What the lines call a record, in these fields. */
export const called = (lines: readonly FieldValues[], ...fields: string[]): (string | undefined)[] =>
  lines.flatMap((line) => fields.map((field) => line[field] as string | undefined));

/** Companies by name. */
export async function companiesNamed(em: EntityManager, names: readonly (string | undefined)[]): Promise<Finder> {
  const rows = await em.execute<Named[]>(
    `select c.id, given as key from unnest(?::text[]) as given
     join companies as c on ${nameKeySql('c.name')} = ${nameKeySql('given')} where c.deleted_at is null`,
    [textArray(distinct(names.map(keyOrNone)))],
  );
  const find = byKey(
    rows,
    (name) => `There is no company “${name}”`,
    (name, count) => `${count} companies are called “${name}”`,
  );
  return (name) => find(name, nameKey(name));
}

/** Users by e-mail address; `customer` refuses those of the team, and takes names as other programs export them. */
export async function peopleWith(
  em: EntityManager,
  addresses: readonly (string | undefined)[],
): Promise<{ user: Finder; customer: Finder }> {
  const rows = await em.execute<(Named & { role: string })[]>(
    `select id, email as key, role from users where deleted_at is null and email = any(?::text[])`,
    [textArray(distinct(addresses).map(normalizeEmail))],
  );
  const find = byKey(
    rows,
    (name) => `There is nobody with the e-mail address ${name}`,
    (name, count) => `${count} people have the e-mail address ${name}`,
  );
  const user: Finder = (address) => find(address, normalizeEmail(address));
  const team = new Set(rows.filter(({ role }) => role !== 'customer').map(({ id }) => id));
  const called = await customersCalled(em, addresses);
  const customer: Finder = (text) => {
    if (!text.includes('@')) return called(text);
    const found = user(text);
    return 'id' in found && team.has(found.id) ? { problem: `${text} is one of the team, no customer` } : found;
  };
  return { user, customer };
}

/** Customers by the name of their company, where it has one contact or one primary contact, else by their own. */
async function customersCalled(em: EntityManager, names: readonly (string | undefined)[]): Promise<Finder> {
  const rows = await em.execute<(Named & { is_company: boolean; is_primary: boolean })[]>(
    `with own as (select given, ${nameKeySql('given')} as key from unnest(?::text[]) as given)
     select own.given as key, u.id, true as is_company, 'primary' = any(u.contact_flags) as is_primary from own
     join companies as c on ${nameKeySql('c.name')} = own.key and c.deleted_at is null
     join users as u on u.company_id = c.id and u.role = 'customer' and u.deleted_at is null
     union all
     select own.given, u.id, false, false from own
     join users as u on ${nameKeySql(`concat_ws(' ', u.first_name, u.last_name)`)} = own.key
     where u.role = 'customer' and u.deleted_at is null`,
    [textArray(distinct(names.filter((name) => name?.includes('@') === false).map(keyOrNone)))],
  );
  const found = Map.groupBy(rows, ({ key }) => key);
  return (name) => {
    const all = found.get(nameKey(name)) ?? [];
    const contacts = all.filter(({ is_company: isCompany }) => isCompany);
    const primary = contacts.filter(({ is_primary: isPrimary }) => isPrimary);
    const fitting = contacts.length > 1 && primary.length === 1 ? primary : contacts.length > 0 ? contacts : all;
    const [first, ...others] = fitting;
    if (!first) return { problem: `There is no customer “${name}”, neither an e-mail address nor a company or person` };
    return others.length > 0
      ? { problem: `“${name}” can be ${fitting.length} people: give the e-mail address of one` }
      : { id: first.id };
  };
}

/** Projects by number, or by name, of one company where it is named. */
export async function projectsCalled(
  em: EntityManager,
  names: readonly (string | undefined)[],
): Promise<(name: string, company?: string) => Reference> {
  const projects = (key: string): string =>
    `projects as p on ${nameKeySql(key)} = own.key join users as u on u.id = p.customer_id
     left join companies as c on c.id = u.company_id where p.deleted_at is null`;
  const rows = await em.execute<{ given: string; id: string; by: 'number' | 'name'; company: string | null }[]>(
    `with own as (select given, ${nameKeySql('given')} as key from unnest(?::text[]) as given)
     select own.given, p.id, 'number' as by, c.name as company from own join ${projects('p.number')}
     union all select own.given, p.id, 'name', c.name from own join ${projects('p.name')}`,
    [textArray(distinct(names.map(keyOrNone)))],
  );
  const found = Map.groupBy(rows, ({ by, given }) => `${by} ${given}`);
  return (name, company) => {
    const [numbered] = found.get(`number ${nameKey(name)}`) ?? [];
    if (numbered) return { id: numbered.id };
    const called = found.get(`name ${nameKey(name)}`) ?? [];
    const own =
      company === undefined ? called : called.filter((row) => nameKey(row.company ?? '') === nameKey(company));
    const [first, ...others] = own;
    if (!first) return { problem: `There is no project “${name}”${company === undefined ? '' : ` of ${company}`}` };
    return others.length > 0 ? { problem: `${own.length} projects are called “${name}”` } : { id: first.id };
  };
}

/** The keys "owner's id, then name" of which a table has a record. Names come from the kinds, never from a file. */
export async function existingOf(
  em: EntityManager,
  { from, owner, name, where = 'true' }: { from: string; owner: string; name: string; where?: string },
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = [...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))];
  const existing = await firstColumn<string>(
    em,
    `select distinct given from (
       select ${nameKeySql(`${owner} || ' ' || ${name}`)} as key from ${from}
       where deleted_at is null and ${where} and ${owner} = any(?::uuid[])) as there
     join unnest(?::text[]) as given on ${nameKeySql('given')} = there.key`,
    [`{${owners.join(',')}}`, textArray(keys)],
  );
  return new Set(existing);
}

/**
 * The input of a line: each field that names a record gives way to the property with the record's id, or to a problem.
 * @param references field → property, and who finds the record
 */
export function resolving(
  line: FieldValues,
  references: Readonly<Record<string, readonly [property: string, find: Finder]>>,
): Resolved {
  const own = Object.entries(line).filter(([field]) => !(field in references));
  const resolved: Resolved = { input: Object.fromEntries(own), problems: [] };
  for (const [field, [property, find]] of Object.entries(references)) {
    const name = line[field];
    if (typeof name !== 'string') continue;
    const found = find(name);
    if ('id' in found) resolved.input[property] = found.id;
    else resolved.problems.push({ field, message: found.problem });
  }
  return resolved;
}
