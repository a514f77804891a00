import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type NotNull } from 'kysely';
import type { ChainHead } from './chain-head.js';
import { hashedTexts, hashOfDetails, hashOfEntry, NO_HASH } from './entry-hash.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

const BATCH = 2_000;
/** No transaction takes so long: an entry that is older than the one before it by more was put in afterwards. */
const LATEST_COMMIT = 24 * 3_600_000;

/** The first entry that isn't as it was chained, or is missing, with a sentence that says what is wrong. */
interface Fault {
  /** Null where the entry itself is missing. */
  entryId: string | null;
  sentence: string;
}

/** What came of a walk through the chain. */
interface Verified {
  /** Entries in order before the fault, or all. */
  entries: number;
  erased: number;
  /** The last entry that is in order. */
  head: ChainHead | null;
  fault: Fault | null;
  /** Whether an entry has the position and hash that were noted; null where none were given. */
  hasNoted: boolean | null;
}

/**
 * Recomputes the chain from its first entry, in constant memory, and ends at the first entry that isn’t as it was when it
 * was chained, or is missing.
 * @param noted a head that was noted elsewhere, which the chain has to go through
 */
export async function verifyChain(
  em: EntityManager,
  noted: Pick<ChainHead, 'position' | 'hash'> | null = null,
): Promise<Verified> {
  const verified: Verified = { entries: 0, erased: 0, head: null, fault: null, hasNoted: noted ? false : null };
  for (;;) {
    const links = await readLinks(em, verified.entries);
    for (const link of links) {
      const fault = faultOf(link, verified.head);
      if (fault) return { ...verified, fault: { entryId: fault.isMissing ? null : link.id, sentence: fault.sentence } };
      verified.entries += 1;
      verified.head = { position: verified.entries, hash: link.hash, createdAt: link.created_at };
      if (link.erased_at !== null) verified.erased += 1;
      if (noted?.position === verified.entries) verified.hasNoted = noted.hash.equals(link.hash);
    }
    if (links.length < BATCH) return { ...verified, fault: await cutOff(em, verified.entries) };
  }
}

/** The newest entry of the last check that found nothing wrong is still there, and is what it was. */
async function cutOff(em: EntityManager, entries: number): Promise<Fault | null> {
  const check = await kysely(em)
    .selectFrom('audit_checks as c')
    .select(['c.entries', 'c.created_at'])
    .select((eb) => {
      const noted = eb.selectFrom('audit_entries as e').select('e.id').whereRef('e.hash', '=', 'c.head_hash');
      return eb.exists(noted.whereRef('e.position', '=', 'c.entries')).as('is_there');
    })
    .where('c.fault', 'is', null)
    .where('c.entries', '>', '0')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!check || check.is_there) return null;
  const last = Number(check.entries);
  const at = new Date(check.created_at).toISOString();
  return {
    entryId: null,
    sentence:
      entries < last
        ? `${entries + 1 === last ? `Entry ${last} is` : `Entries ${entries + 1} to ${last} are`} missing, which stood at the end of the chain at ${at}`
        : `Entry ${last} is another than the one that stood at the end of the chain at ${at}`,
  };
}

/**
 * What the newest erasure that names the entry left of it; null where none does. Erasures are entries themselves; one that
 * was put in or changed breaks the chain at its own place.
 */
const leftHash = sql<string | null>`case when e.erased_at is not null then (
  select r.after -> 'entries' ->> e.id::text from audit_entries as r
  where r.entity = 'erasure' and r.action = 'created' and jsonb_exists(r.after -> 'entries', e.id::text)
  order by r.created_at desc, r.id desc limit 1) end`;

const readLinks = (em: EntityManager, after: number) =>
  kysely(em)
    .selectFrom('audit_entries as e')
    .select(['e.id', 'e.position', 'e.created_at', 'e.entity', 'e.action', 'e.record_id', 'e.erased_at'])
    .select(['e.details_hash', 'e.hash', leftHash.as('left_hash'), ...hashedTexts])
    .where('e.position', '>', String(after))
    .orderBy('e.position')
    .limit(BATCH)
    .$narrowType<{ details_hash: NotNull; hash: NotNull }>()
    .execute();

type Link = Awaited<ReturnType<typeof readLinks>>[number];

function faultOf(link: Link, before: ChainHead | null): { isMissing?: true; sentence: string } | null {
  const position = (before?.position ?? 0) + 1;
  const found = Number(link.position);
  if (found !== position) {
    const missing =
      found - 1 === position ? `Entry ${position} is missing` : `Entries ${position} to ${found - 1} are missing`;
    return { isMissing: true, sentence: `${missing}, before ${nameOf(link)}` };
  }
  if (link.erased_at === null && !hashOfDetails(link.details).equals(link.details_hash))
    return { sentence: `The values of ${nameOf(link)} were changed` };
  if (link.erased_at !== null && link.left_hash === null)
    return { sentence: `The values of ${nameOf(link)} were erased, and no erasure names it` };
  if (link.erased_at !== null && link.left_hash !== hashOfDetails(link.details).toString('hex'))
    return { sentence: `What was left of ${nameOf(link)} when its person was erased was changed` };
  if (!hashOfEntry(before?.hash ?? NO_HASH, link.details_hash, link.rest).equals(link.hash))
    return { sentence: `${nameOf(link)} was changed or moved, or what stood before it was` };
  if (before && Date.parse(before.createdAt) - Date.parse(link.created_at) > LATEST_COMMIT)
    return { sentence: `${nameOf(link)} was put in later than it says` };
  return null;
}

const nameOf = ({ position, id, entity, action, record_id, created_at }: Link): string =>
  `entry ${position} (${id}: ${entity} ${record_id} ${action} at ${new Date(created_at).toISOString()})`;
