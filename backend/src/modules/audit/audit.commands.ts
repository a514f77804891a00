import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { sql } from 'kysely';
import { CliCommand } from '../../infrastructure/cli/cli-commands.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { headText, parseHead } from './chain/chain-head.js';
import { verifyChain } from './chain/verify-chain.js';

/** Checks the audit from the command line (decisions 6.63). */
@Injectable()
export class AuditCommands {
  constructor(private readonly em: EntityManager) {}

  /** @throws DomainError `audit.no_head`, `audit.tampered`, `audit.other_head` */
  @CliCommand('verify-audit [head]', 'Checks that no entry of the audit was changed or removed')
  async verify([noted]: string[]): Promise<void> {
    const em = this.em.fork();
    const { entries, erased, head, fault, hasNoted } = await verifyChain(em, noted ? parseHead(noted) : null);
    if (fault) throw new DomainError('audit.tampered', { fault: fault.sentence });
    if (hasNoted === false) throw new DomainError('audit.other_head', { head: noted ?? '' });
    const unchained = kysely(em).selectFrom('audit_entries').where('position', 'is', null);
    const { left } = await unchained.select(sql<number>`count(*)::int`.as('left')).executeTakeFirstOrThrow();
    process.stdout.write(`${entries} entries are as they were written, ${erased} of them without what was erased\n`);
    process.stdout.write(`${left} entries are not chained yet\n`);
    if (head) process.stdout.write(`Head, to be noted elsewhere: ${headText(head)}\n`);
  }
}
