import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { acquireAdvisoryLock } from '../../../infrastructure/database/advisory-lock.js';
import { rowsOf, Sweep } from '../../../infrastructure/schedule/index.js';
import { chainHead } from './chain-head.js';
import { hashedTexts, hashOfDetails, hashOfEntry, NO_HASH } from './entry-hash.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

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
