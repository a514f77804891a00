import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rowsOf, Sweep } from '../../infrastructure/schedule/index.js';
import { Chaining } from './chain/chaining.sweep.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { bindNamed, textArray } from '../../infrastructure/database/named-values.js';

/** What of a person goes out of the audit. */
export interface AuditedPerson {
  id: string;
  pseudonym: string;
  /** Regular expressions of address, name and phone, and what stands for them from then on. */
  patterns: readonly string[];
  replacements: readonly string[];
  /** Regular expressions without looks around: where a pattern matches, one of these does too. */
  words: readonly string[];
  /** Who decided it; null for the clock. */
  askedBy: string | null;
}

/** Columns that hold what a person said of themselves, by the kind of record, and whose records these are. */
const said: readonly [entity: string, keys: readonly string[], ids: string][] = [
  [
    'consultation',
    ['name', 'email', 'phone', 'company'],
    'select id from consultation_requests where customer_id = :id',
  ],
  ['deal', ['accepted_by_name', 'accepted_ip'], 'select id from customer_deals where customer_id = :id'],
  [
    'meeting',
    ['location', 'meeting_url'],
    `select m.id from consultation_meetings as m join consultation_requests as r on r.id = m.consultation_id
     where r.customer_id = :id`,
  ],
  ['comment', ['mail_from'], 'select id from task_comments where author_id = :id'],
  [
    'inbound_mail',
    ['from_address', 'from_name', 'recipient', 'subject'],
    'select id from inbound_mails where user_id = :id',
  ],
];

/** Entries about the profile of a person, made by the person's browser, or about what goes with the account. */
const ABOUT = `((e.record_id = :id and e.entity in ('user', 'notification_preference', 'quiet_hours'))
  or (e.parent_id = :id and e.entity in ('session', 'mail_suppression', 'availability'))
  or (e.entity = 'report_run' and e.record_id in (select id from report_runs where owner_id = :id))
  or (e.entity = 'saved_view' and e.record_id in (select id from saved_views where owner_id = :id and not is_shared))
  or (e.entity = 'custom_report' and e.record_id in (
    select id from custom_reports where owner_id = :id and not is_shared)))`;

const EMPTY = `(e.title = '' and e.actor_ip is null and jsonb_strip_nulls(coalesce(e.before, '{}')) = '{}'
  and jsonb_strip_nulls(coalesce(e.after, '{}')) = '{}')`;

const TEXT = `concat_ws(' ', e.title, e.before::text, e.after::text)`;
/** A pattern that looks around takes twenty times as long as a word, so it is asked only where there is one. */
const NAMED = `(${TEXT} ~* :words and ${TEXT} ~* :any)`;
/** Values without the columns in which the person said something. */
const left = (values: 'before' | 'after'): string => `e.${values} - coalesce(s.keys, '{}')`;

/** The entries that name the person, with what is left of each. */
const REDACTED = `
  select e.id,
    case when ${ABOUT} then '' when ${NAMED} then scrubbed(e.title, :patterns, :replacements) else e.title end as title,
    case when ${ABOUT} then null when ${NAMED} then scrubbed(${left('before')}, :patterns, :replacements)
      else ${left('before')} end as before,
    case when ${ABOUT} then null when ${NAMED} then scrubbed(${left('after')}, :patterns, :replacements)
      else ${left('after')} end as after,
    case when ${ABOUT} or e.actor_id = :id then null else e.actor_ip end as actor_ip
  from audit_entries as e
  left join (${said
    .map(
      ([entity, keys, ids]) =>
        `select '${entity}' as entity, own.id, '{${keys.join(',')}}'::text[] as keys from (${ids}) as own`,
    )
    .join(' union all ')}) as s on s.entity = e.entity and s.id = e.record_id
  where e.position is not null and e.entity <> 'erasure' and (
    (${ABOUT} and not ${EMPTY}) or (e.actor_id = :id and e.actor_ip is not null)
    or jsonb_exists_any(e.before, s.keys) or jsonb_exists_any(e.after, s.keys)
    or ${NAMED})`;

/**
 * Takes a person out of the audit: values about the profile, its sign-ins and settings go, and elsewhere the address, the
 * name and the phone. That something changed, when and by whom stays, and so does the chain: it holds hashes of the
 * values, and the erasure is an entry of it that names each entry with a hash of what is left.
 */
@Injectable()
export class AuditErasure extends Sweep {
  readonly name = 'erase-audit';
  readonly every = 3_600_000;

  constructor(private readonly chaining: Chaining) {
    super();
  }

  /** Entries that were chained only after their person was erased: such of transactions that ended late. */
  async findDue(em: EntityManager): Promise<string[]> {
    const people = await em.execute<{ id: string }[]>(
      `select u.id from users as u where u.erased_at is not null
         and exists (select from audit_entries as e
                     where e.position is not null and ${ABOUT.replaceAll(':id', 'u.id')} and not ${EMPTY})
       order by u.erased_at, u.id`,
    );
    return people.map(({ id }) => id);
  }

  /** Takes away what they say of the person; the names to look for are gone since the erasure itself. */
  async handle(em: EntityManager, id: string): Promise<void> {
    const erasures = kysely(em).selectFrom('erasures').select('pseudonym').where('user_id', '=', id);
    const known = await erasures.orderBy('created_at').limit(1).executeTakeFirst();
    const person = { id, pseudonym: known?.pseudonym ?? id, patterns: [], replacements: [], words: [], askedBy: null };
    await em.transactional((own) => redact(own, person));
  }

  /** Within the transaction that erases the person, which has the entries of others chained first. */
  async erase(em: EntityManager, person: AuditedPerson): Promise<number> {
    await this.chaining.chainAll(em);
    return redact(em, person);
  }
}

async function redact(em: EntityManager, person: AuditedPerson): Promise<number> {
  const [made] = await em.execute<{ id: string }[]>(
    ...bind(
      `insert into erasures (user_id, pseudonym, asked_by, entries)
     select :id, :pseudonym, :askedBy,
       coalesce(jsonb_object_agg(r.id, audit_digest(r.title, r.before, r.after, r.actor_ip)), '{}')
     from (${REDACTED}) as r returning id`,
      person,
    ),
  );
  const erasure = `(select key::uuid as id from erasures as x, jsonb_object_keys(x.entries) as key where x.id = '${made?.id ?? ''}')`;
  return rowsOf(
    em,
    ...bind(
      `update audit_entries as e set erased_at = now(), title = r.title, before = r.before, after = r.after,
       actor_ip = r.actor_ip
     from (${REDACTED} and e.id in ${erasure}) as r where e.id = r.id`,
      person,
    ),
  );
}

/** A pattern that no text has. */
const NOTHING = 'x(?<!x)';
const oneOf = (patterns: readonly string[]): string =>
  patterns.length === 0 ? NOTHING : patterns.map((one) => `(?:${one})`).join('|');

const bind = (
  statement: string,
  { id, pseudonym, askedBy, patterns, replacements, words }: AuditedPerson,
): [string, unknown[]] =>
  bindNamed(statement, {
    id: ['uuid', id],
    pseudonym: ['text', pseudonym],
    askedBy: ['uuid', askedBy],
    patterns: ['text[]', textArray(patterns)],
    replacements: ['text[]', textArray(replacements)],
    words: ['text', oneOf(words)],
    any: ['text', oneOf(patterns)],
  });
