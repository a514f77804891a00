import type { EntityManager } from '@mikro-orm/postgresql';
import { normalizeEmail } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { nameKey, nameKeySql } from './name-key.js';
import type { FieldValues, Importer, Resolved } from './importer.js';

/** What a name in a file stands for: one record, or why it is none. */
export type Reference = { id: string } | { problem: string };

/** Values but one. */
export const without = (values: FieldValues, name: string): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([own]) => own !== name));

const distinct = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** The keys of names, each once. */
export const keysOf = (names: readonly (string | undefined)[]): string[] =>
  distinct(names.map((name) => (name === undefined ? name : nameKey(name))));

/** These texts as rows `own`: each as `given`, and its `key`. */
export const rowsOf = (em: EntityManager, given: readonly string[]) =>
  kysely(em).selectFrom(
    sql<Given>`(
      select given, ${nameKeySql(sql.ref('given'))} as key from unnest(${given}::text[]) as given)`.as('own'),
  );

interface Given {
  given: string;
  key: string;
}

/** The record that a name stands for, of those found: none and several are problems. */
export function theOne(found: readonly { id: string }[], none: string, several: (count: number) => string): Reference {
  const [first, ...others] = found;
  if (!first) return { problem: none };
  return others.length > 0 ? { problem: several(found.length) } : { id: first.id };
}

type Finder = (name: string) => Reference;

/** What the lines call a record, in these fields. */
export const called = (lines: readonly FieldValues[], ...fields: string[]): (string | undefined)[] =>
  lines.flatMap((line) => fields.map((field) => line[field] as string | undefined));

/** Companies by the keys of their names. */
export const companiesOf = (em: EntityManager, keys: readonly string[]) =>
  rowsOf(em, keys)
    .innerJoin('companies as c', (join) => join.on('own.key', '=', nameKeySql(sql.ref('c.name'))))
    .where('c.deleted_at', 'is', null)
    .select(['c.id', 'own.given as key'])
    .execute();

/** Companies by name. */
export async function companiesNamed(em: EntityManager, names: readonly (string | undefined)[]): Promise<Finder> {
  const known = Map.groupBy(await companiesOf(em, keysOf(names)), ({ key }) => key);
  return (name) => {
    const found = known.get(nameKey(name)) ?? [];
    return theOne(found, `There is no company “${name}”`, (count) => `${count} companies are called “${name}”`);
  };
}

/** The users of these normalized addresses, with the addresses as keys. */
export const peopleOf = (em: EntityManager, addresses: readonly string[]) =>
  kysely(em)
    .selectFrom('users')
    .select(['id', 'email as key', 'role'])
    .where((eb) => eb.and({ deleted_at: null, email: sql<string>`any(${addresses}::text[])` }))
    .execute();

/** Users by e-mail address; `customer` refuses those of the team, and takes names as other programs export them. */
export async function peopleWith(
  em: EntityManager,
  addresses: readonly (string | undefined)[],
): Promise<{ user: Finder; customer: Finder }> {
  const rows = await peopleOf(em, distinct(addresses).map(normalizeEmail));
  const known = Map.groupBy(rows, ({ key }) => key);
  const user: Finder = (address) => {
    const [found, none] = [
      known.get(normalizeEmail(address)) ?? [],
      `There is nobody with the e-mail address ${address}`,
    ];
    return theOne(found, none, (count) => `${count} people have the e-mail address ${address}`);
  };
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
  const own = rowsOf(em, keysOf(names.filter((name) => name?.includes('@') === false)));
  const ownName = nameKeySql(sql`concat_ws(' ', ${sql.ref('u.first_name')}, ${sql.ref('u.last_name')})`);
  const isPrimary = sql<boolean>`${sql.lit('primary')} = any(${sql.ref('u.contact_flags')})`;
  const byCompany = own
    .innerJoin('companies as c', (join) => join.on('own.key', '=', nameKeySql(sql.ref('c.name'))))
    .innerJoin('users as u', 'u.company_id', 'c.id')
    .where('u.role', '=', sql.lit('customer'))
    .where((eb) => eb.and({ 'c.deleted_at': null, 'u.deleted_at': null }))
    .select(['own.given', 'u.id', sql<boolean>`true`.as('is_company'), isPrimary.as('is_primary')]);
  const byName = own
    .innerJoin('users as u', (join) => join.on('own.key', '=', ownName))
    .where('u.role', '=', sql.lit('customer'))
    .where('u.deleted_at', 'is', null)
    .select(['own.given', 'u.id', sql<boolean>`false`.as('is_company'), sql<boolean>`false`.as('is_primary')]);
  const found = Map.groupBy(await byCompany.unionAll(byName).execute(), ({ given }) => given);
  return (name) => {
    const all = found.get(nameKey(name)) ?? [];
    const contacts = all.filter(({ is_company: isCompany }) => isCompany);
    const primary = contacts.filter(({ is_primary: isPrimary }) => isPrimary);
    const fitting = contacts.length > 1 && primary.length === 1 ? primary : contacts.length > 0 ? contacts : all;
    const none = `There is no customer “${name}”, neither an e-mail address nor a company or person`;
    return theOne(fitting, none, (count) => `“${name}” can be ${count} people: give the e-mail address of one`);
  };
}

/** Projects by number, or by name, of one company where it is named. */
export async function projectsCalled(
  em: EntityManager,
  names: readonly (string | undefined)[],
): Promise<(name: string, company?: string) => Reference> {
  const projectsBy = (column: 'number' | 'name') =>
    rowsOf(em, keysOf(names))
      .innerJoin('projects as p', (join) => join.on('own.key', '=', nameKeySql(sql.ref(`p.${column}`))))
      .innerJoin('users as u', 'u.id', 'p.customer_id')
      .leftJoin('companies as c', 'c.id', 'u.company_id')
      .where('p.deleted_at', 'is', null)
      .select(['own.given', 'p.id', sql.lit(column).as('by'), 'c.name as company']);
  const rows = await projectsBy('number').unionAll(projectsBy('name')).execute();
  const found = Map.groupBy(rows, ({ by, given }) => `${by} ${given}`);
  return (name, company) => {
    const [numbered] = found.get(`number ${nameKey(name)}`) ?? [];
    if (numbered) return { id: numbered.id };
    const called = found.get(`name ${nameKey(name)}`) ?? [];
    const own =
      company === undefined ? called : called.filter((row) => nameKey(row.company ?? '') === nameKey(company));
    const none = `There is no project “${name}”${company === undefined ? '' : ` of ${company}`}`;
    return theOne(own, none, (count) => `${count} projects are called “${name}”`);
  };
}

/** The columns that identify the records of a table: their owner and their name. */
export interface OwnedRecords {
  from: Importer['table'];
  owner: 'customer_id' | 'requester_id' | 'project_id';
  name: RawBuilder<unknown>;
  kind?: 'task' | 'support';
}

const NUMBERED = 'number ';

/** The key of the record with this number of ours. */
export const numberKey = (number: string): string => NUMBERED + nameKey(number);
export const isNumberKey = (key: string): boolean => key.startsWith(NUMBERED);

/** The live records of these keys: those of `numberKey`, or "owner's id, then name". */
export function recordsOf(em: EntityManager, { from, owner, name, kind }: OwnedRecords, keys: readonly string[]) {
  const [numbered, named] = [keys.filter(isNumberKey), keys.filter((key) => !isNumberKey(key))];
  const owners = [...new Set(named.map((key) => key.slice(0, key.indexOf(' '))))];
  const numbers = numbered.map((key) => key.slice(NUMBERED.length).toUpperCase());
  const there = (key: RawBuilder<unknown>, isMeant: RawBuilder<unknown>) => sql`
    select id, ${nameKeySql(key)} as key from ${sql.table(from)}
    where deleted_at is null and ${kind ? sql`kind = ${sql.lit(kind)}` : sql.lit(true)} and ${isMeant}`;
  const byName = there(sql`${sql.ref(owner)} || ' ' || ${name}`, sql`${sql.ref(owner)} = any(${owners}::uuid[])`);
  const byNumber = there(sql`${NUMBERED}::text || number`, sql`number = any(${numbers}::text[])`);
  const all = sql<{ id: string; key: string }>`(${byName} ${numbers.length > 0 ? sql`union all ${byNumber}` : sql``})`;
  const found = rowsOf(em, keys).innerJoin(all.as('there'), 'there.key', 'own.key');
  return found.select(['there.id', 'own.given as key']).execute();
}

/** Those of the keys that have a record. */
export const existingOf = async (
  em: EntityManager,
  records: OwnedRecords,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await recordsOf(em, records, keys)).map(({ key }) => key));

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
