import type { EntityManager } from '@mikro-orm/postgresql';
import { normalizeEmail } from '@portal/contracts';

/** What a name in a file stands for: one record, or why it is none. */
export type Reference = { id: string } | { problem: string };

const distinct = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

export const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

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

export type Finder = (name: string) => Reference;

/** Companies by name. */
export async function companiesNamed(em: EntityManager, names: readonly (string | undefined)[]): Promise<Finder> {
  const rows = await em.execute<Named[]>(
    `select id, lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) as key from companies
     where deleted_at is null and lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) = any(?::text[])`,
    [textArray(distinct(names).map(nameKey))],
  );
  const find = byKey(
    rows,
    (name) => `There is no company “${name}”`,
    (name, count) => `${count} companies are called “${name}”`,
  );
  return (name) => find(name, nameKey(name));
}

/** People by e-mail address. */
export async function peopleWith(em: EntityManager, addresses: readonly (string | undefined)[]): Promise<Finder> {
  const rows = await em.execute<Named[]>(
    `select id, email as key from users where deleted_at is null and email = any(?::text[])`,
    [textArray(distinct(addresses).map(normalizeEmail))],
  );
  const find = byKey(
    rows,
    (name) => `There is nobody with the e-mail address ${name}`,
    (name, count) => `${count} people have the e-mail address ${name}`,
  );
  return (address) => find(address, normalizeEmail(address));
}

/** Projects by number, or by name, of one company where it is named. */
export async function projectsCalled(
  em: EntityManager,
  names: readonly (string | undefined)[],
): Promise<(name: string, company?: string) => Reference> {
  const rows = await em.execute<{ id: string; number: string; name: string; company: string | null }[]>(
    `select p.id, lower(p.number) as number, lower(regexp_replace(btrim(p.name), '\\s+', ' ', 'g')) as name,
       lower(regexp_replace(btrim(c.name), '\\s+', ' ', 'g')) as company
     from projects as p join users as u on u.id = p.customer_id left join companies as c on c.id = u.company_id
     where p.deleted_at is null and (lower(p.number) = any(?::text[])
       or lower(regexp_replace(btrim(p.name), '\\s+', ' ', 'g')) = any(?::text[]))`,
    [textArray(distinct(names).map(nameKey)), textArray(distinct(names).map(nameKey))],
  );
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const byName = Map.groupBy(rows, (row) => row.name);
  return (name, company) => {
    const numbered = byNumber.get(nameKey(name));
    if (numbered) return { id: numbered.id };
    const called = byName.get(nameKey(name)) ?? [];
    const own = company === undefined ? called : called.filter((row) => row.company === nameKey(company));
    const [first, ...others] = own;
    if (!first) return { problem: `There is no project “${name}”${company === undefined ? '' : ` of ${company}`}` };
    return others.length > 0 ? { problem: `${own.length} projects are called “${name}”` } : { id: first.id };
  };
}

/** An array as PostgreSQL reads it from a text. */
export const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
