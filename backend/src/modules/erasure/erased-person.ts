import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/index.js';

/** A person who is erased: what names the person, and what stands for it from then on. */
export interface ErasedPerson {
  id: string;
  email: string;
  pseudonym: string;
  /** The address that takes the place of the old one. */
  newEmail: string;
  /** Regular expressions of what names the person, each with what takes its place. */
  patterns: string[];
  replacements: string[];
  /** All of it, for the words that the search knows. */
  name: string;
}

const SHORTEST_PHONE = 7;
/** Where a word or an address begins, also behind a line break as JSON writes it; and where it ends. */
const BEGINS = String.raw`(?:(?<=\\[nrtbf])|(?<![[:alnum:]._+-]))`;
const ENDS = String.raw`(?![[:alnum:]-]|\.[[:alnum:]])`;

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** As JSON writes it, where that differs. */
const spellings = (text: string): string[] => [...new Set([text, JSON.stringify(text).slice(1, -1)])];

/**
 * What names a person in texts. The address is nobody else's. A name and a phone count only where nobody else has them:
 * a namesake must not lose the own name.
 */
export async function erasedPerson(em: EntityManager, user: User): Promise<ErasedPerson> {
  const { id, email, firstName, lastName, phone } = user;
  const pseudonym = user.pseudonym.join(' ');
  const newEmail = `purged-${id}@purged.invalid`;
  const named: [text: string, replacement: string][] = [[email, newEmail]];
  if (firstName && lastName && !(await isNamesake(em, user))) named.push([`${firstName} ${lastName}`, pseudonym]);
  if (phone && phone.replaceAll(/\D/g, '').length >= SHORTEST_PHONE && !(await isSharedPhone(em, user)))
    named.push([phone, '(removed)']);
  const all = named.flatMap(([text, replacement]) => spellings(text).map((one) => [one, replacement] as const));
  return {
    id,
    email,
    pseudonym,
    newEmail,
    patterns: all.map(([text]) => `${BEGINS}${quoted(text)}${ENDS}`),
    replacements: all.map(([, replacement]) => replacement),
    name: [firstName, lastName, email].filter(Boolean).join(' '),
  };
}

async function isNamesake(em: EntityManager, { id, firstName, lastName }: User): Promise<boolean> {
  const rows = await em.execute<object[]>(
    'select 1 from users where id <> ? and lower(first_name) = lower(?) and lower(last_name) = lower(?) limit 1',
    [id, firstName, lastName],
  );
  return rows.length > 0;
}

async function isSharedPhone(em: EntityManager, { id, phone }: User): Promise<boolean> {
  const rows = await em.execute<object[]>(
    'select 1 from users where id <> ? and phone = ? union all select 1 from companies where phone = ? limit 1',
    [id, phone, phone],
  );
  return rows.length > 0;
}
