import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { headText, lastChained } from './chain-head.js';
import { verifyChain } from './verify-chain.js';

const HOUR = 3_600_000;

/** Checks the whole chain once a day, notes what came of it for the screen, and its head in the log. */
@Injectable()
export class ChainChecks extends Sweep {
  readonly name = 'check-audit';
  readonly every = HOUR / 12;
  private readonly logger = new Logger(ChainChecks.name);

  /** The head stands for the chain. */
  async findDue(em: EntityManager): Promise<string[]> {
    const yesterday = sql<string>`now() - interval '1 day'`;
    const recent = kysely(em).selectFrom('audit_checks').select('id').where('created_at', '>', yesterday);
    const unchecked = lastChained(em).where((eb) => eb.not(eb.exists(recent)));
    const head = await unchecked.select('id').execute();
    return head.map(({ id }) => id);
  }

  async handle(em: EntityManager): Promise<void> {
    const { entries, head, fault } = await verifyChain(em);
    await em.execute(
      'insert into audit_checks (entries, head_hash, head_at, fault, fault_entry_id) values (?, ?, ?, ?, ?)',
      [entries, head?.hash ?? null, head?.createdAt ?? null, fault?.sentence ?? null, fault?.entryId ?? null],
      'run',
    );
    await em.execute(`delete from audit_checks where created_at < now() - interval '1 year'`, [], 'run');
    if (fault) this.logger.error({ msg: 'the audit was tampered with', fault: fault.sentence });
    else this.logger.log({ msg: 'the audit is as it was written', entries, head: head && headText(head) });
  }
}
