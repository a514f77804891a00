import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserView } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';
import type { User } from '../users/index.js';

/** A person who is erased: what names the person, and what stands for it from then on. */
export interface ErasedPerson {
  id: string;
  email: string;
  /** The address, and those that the profile had before. */
  emails: string[];
  pseudonym: string;
  /** The address that takes the place of the old one. */
  newEmail: string;
  /** Regular expressions of what names the person, each with what takes its place. */
  patterns: string[];
  replacements: string[];
  /** Regular expressions without looks around: a text in which one of the patterns matches has one of these. */
  words: string[];
  /** All of it, for the words that the search knows. */
  name: string;
}

const SHORTEST_PHONE = 7;
/** Entries of the profile's history that are read, the newest first. */
const HISTORY = 100;

/** Behind a line break as JSON writes it, or at a place that `not` doesn't forbid. */
const begins = (not: string): string => String.raw`(?:(?<=\\[nrtbf])|(?<!${not}))`;
/** An address within another address, such as of a longer name or domain, isn't the person's. */
const ADDRESS = [begins('[[:alnum:]._+-]'), String.raw`(?![[:alnum:]-]|\.[[:alnum:]])`] as const;
/** Names stand in names of files and before a full stop; a part of a double name belongs to another person. */
const NAME = [begins('[[:alnum:]]|[[:alpha:]]-'), '(?![[:alnum:]]|-[[:alpha:]])'] as const;
const PHONE = [begins('[[:alnum:]+]'), '(?![[:alnum:]]|-[[:digit:]])'] as const;

/** What is between the parts of a name, also in names of files, as JSON writes it, and marks of Markdown and HTML. */
const BLANKS = String.raw`(?:[[:space:]_*~` + '`\u00A0' + String.raw`]|\\[nrt]|</?[a-z][^<>]{0,80}>)`;

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** As JSON and HTML write it, where that differs. */
const spellings = (text: string): string[] => [
  ...new Set([text, JSON.stringify(text).slice(1, -1), text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')]),
];
const within = ([before, after]: readonly [string, string], text: string): string => `${before}${text}${after}`;
/** A text with any number of blanks where it has some. */
const spaced = (text: string): string => text.trim().split(/\s+/u).map(quoted).join(`${BLANKS}+`);

type Profile = Pick<UserView, 'email' | 'first_name' | 'last_name' | 'phone'>;

/**
 * What names a person in texts, also what the profile said before, as far as the audit knows. An address, a name and a
 * phone count only where no other person has them: a namesake must not lose the own name.
 */
export async function erasedPerson(em: EntityManager, user: User): Promise<ErasedPerson> {
  const { id } = user;
  const pseudonym = user.pseudonym.join(' ');
  const newEmail = `purged-${id}@purged.invalid`;
  const named = new Map<string, string>();
  const words = new Set<string>();
  const emails = new Set([user.email]);
  const profiles = await profilesOf(em, user);
  for (const { email, first_name: firstName, last_name: lastName, phone } of profiles) {
    if (email === user.email || !(await isTaken(em, id, email))) {
      emails.add(email);
      for (const text of spellings(email)) {
        named.set(within(ADDRESS, quoted(text)), newEmail);
        words.add(quoted(text));
      }
    }
    if (firstName && lastName && !(await isNamesake(em, id, firstName, lastName)))
      for (const [word, ...patterns] of namePatterns(firstName, lastName)) {
        for (const text of patterns) named.set(text, pseudonym);
        words.add(word);
      }
    if (phone && phone.replaceAll(/\D/g, '').length >= SHORTEST_PHONE && !(await isSharedPhone(em, id, phone)))
      for (const text of spellings(phone)) {
        named.set(within(PHONE, quoted(text)), '(removed)');
        words.add(quoted(text));
      }
  }
  return {
    id,
    email: user.email,
    emails: [...emails],
    pseudonym,
    newEmail,
    patterns: [...named.keys()],
    replacements: [...named.values()],
    words: [...words],
    name: [...new Set(profiles.flatMap(({ first_name, last_name, email }) => [first_name, last_name, email]))]
      .filter(Boolean)
      .join(' '),
  };
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((found, one) => (one.length > found.length ? one : found), '');

/** The longest word of both names, “Luis Ortega” with any blanks, and “Ortega, Luis”; in each spelling. */
function namePatterns(firstName: string, lastName: string): [word: string, ...patterns: string[]][] {
  const [first, last] = [spellings(firstName), spellings(lastName)];
  return first.flatMap((one) =>
    last.map((other): [string, string, string] => [
      quoted(longest(`${one} ${other}`.trim().split(/\s+/u))),
      within(NAME, `${spaced(one)}${BLANKS}+${spaced(other)}`),
      within(NAME, `${spaced(other)}${BLANKS}*,${BLANKS}*${spaced(one)}`),
    ]),
  );
}

/** The profile as it is, and as it was before each change that the audit still has. */
async function profilesOf(em: EntityManager, user: User): Promise<Profile[]> {
  const hasPart = sql<boolean>`jsonb_exists_any(${sql.ref('before')}, '{email,first_name,last_name,phone}')`;
  const own = kysely(em).selectFrom('audit_entries').select('before').where('record_id', '=', user.id);
  const newest = own.where('entity', '=', sql.lit('user')).where(hasPart).orderBy('created_at', 'desc');
  const entries = await newest.orderBy('id', 'desc').limit(sql.lit(HISTORY)).execute();
  let at: Profile = { email: user.email, first_name: user.firstName, last_name: user.lastName, phone: user.phone };
  const found = [at];
  for (const { before } of entries) {
    at = { ...at, ...before };
    found.push(at);
  }
  return found;
}

const others = (em: EntityManager, id: string) =>
  kysely(em).selectFrom('users').select('id').where('id', '<>', id).limit(sql.lit(1));

const isTaken = async (em: EntityManager, id: string, email: string): Promise<boolean> =>
  (await others(em, id).where('email', '=', email).executeTakeFirst()) !== undefined;

async function isNamesake(em: EntityManager, id: string, firstName: string, lastName: string): Promise<boolean> {
  const named = others(em, id).where(sql`lower(first_name)`, '=', sql`lower(${firstName})`);
  return (await named.where(sql`lower(last_name)`, '=', sql`lower(${lastName})`).executeTakeFirst()) !== undefined;
}

async function isSharedPhone(em: EntityManager, id: string, phone: string): Promise<boolean> {
  const companies = kysely(em).selectFrom('companies').select('id').where('phone', '=', phone);
  return (await others(em, id).where('phone', '=', phone).unionAll(companies).executeTakeFirst()) !== undefined;
}
