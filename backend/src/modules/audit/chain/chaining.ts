import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { acquireAdvisoryLock } from '../../../infrastructure/database/advisory-lock.js';
import { rowsOf, Sweep } from '../../../infrastructure/schedule/index.js';
import { chainHead } from './chain-head.js';
import { createHash } from 'node:crypto';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/**
 * What is hashed of an entry, each as PostgreSQL writes a JSON array: the part that may be erased with the person it is
 * about, of which the chain holds only a hash, and everything else. Written here instead of in a function of the
 * database, so that a change of the database can’t change what is hashed.
 */
export const hashedTexts = [
  sql<string>`jsonb_build_array(e.title, e.before, e.after, e.actor_ip)::text`.as('details'),
  sql<string>`jsonb_build_array(e.id, extract(epoch from e.created_at), e.entity, e.record_id, e.parent_id, e.action,
    e.actor_kind, e.actor_id, e.request_id, e.workflow_run_id)::text`.as('rest'),
] as const;

/** What stands before the first entry. */
export const NO_HASH = Buffer.alloc(32);

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

export const hashOfDetails = (details: string): Buffer => sha256(details);

/** The hash of an entry: of the hash before it, of its details' hash, and of the rest of it. */
export const hashOfEntry = (previous: Buffer, detailsHash: Buffer, rest: string): Buffer =>
  sha256(previous, detailsHash, rest);

const BATCH = 1_000;

/** What waits to be chained, the oldest first. */
const unchained = (em: EntityManager) =>
  kysely(em).selectFrom('audit_entries as e').select('e.id').where('e.position', 'is', null).orderBy('e.id');

/**
 * Chains what was committed, one worker at a time, so that no change waits for another’s hash. Which entries are left is
 * asked of the entries themselves, never of the newest id: one whose transaction ended late comes later in the chain and
 * is never passed over.
 */
@Injectable()
export class Chaining extends Sweep {
  readonly name = 'chain-audit';
  readonly every = 10_000;

  /** The oldest entry stands for all that wait. */
  async findDue(em: EntityManager): Promise<string[]> {
    const oldest = await unchained(em).limit(1).execute();
    return oldest.map(({ id }) => id);
  }

  async handle(em: EntityManager): Promise<void> {
    await this.chainAll(em);
  }

  /** Answers how many entries were chained. */
  async chainAll(em: EntityManager): Promise<number> {
    let total = 0;
    for (let chained = BATCH; chained === BATCH; total += chained) {
      chained = await em.transactional((own) => chainBatch(own));
    }
    return total;
  }
}

async function chainBatch(em: EntityManager): Promise<number> {
  await acquireAdvisoryLock(em, 'audit-chain');
  const rows = await unchained(em).select(hashedTexts).limit(BATCH).execute();
  if (rows.length === 0) return 0;
  const head = await chainHead(em);
  let previous = head?.hash ?? NO_HASH;
  const links = rows.map(({ id, details, rest }, index) => {
    const detailsHash = hashOfDetails(details);
    previous = hashOfEntry(previous, detailsHash, rest);
    const position = (head?.position ?? 0) + index + 1;
    return { id, position, details: detailsHash.toString('hex'), hash: previous.toString('hex') };
  });
  return rowsOf(
    em,
    `update audit_entries as e set position = l.position, details_hash = decode(l.details, 'hex'),
       hash = decode(l.hash, 'hex')
     from jsonb_to_recordset(?::jsonb) as l (id uuid, position bigint, details text, hash text) where e.id = l.id`,
    [JSON.stringify(links)],
  );
}
