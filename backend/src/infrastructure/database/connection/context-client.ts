import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '@portal/contracts';
import pg from 'pg';
import { requestContext } from '../../http/request-context.js';
import { NamedQueryClient, BEGIN, type Query } from './named-query-client.js';

/** The setting of a transaction that says whom it works for; triggers write it beside each change (decisions 6.60). */
const SETTING = 'audit.context';

type AuditActor = Pick<Actor, 'kind' | 'id'>;

function auditContextOf(actor: AuditActor = requestContext().actor): string {
  const { ip, requestId, cause } = requestContext();
  return JSON.stringify({ kind: actor.kind, id: actor.id, ip, request: requestId, run: cause?.workflowRunId ?? null });
}

/** Begins each transaction together with whom it works for, in one trip. */
export class ContextClient extends NamedQueryClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as unknown as Query;
    this.query = ((text: unknown, ...more: unknown[]) =>
      typeof text === 'string' && BEGIN.test(text)
        ? query(`${text}; set local ${SETTING} = ${pg.escapeLiteral(auditContextOf())}`)
        : query(text, ...more)) as unknown as typeof this.query;
  }
}

/**
 * The same where the context came about within the transaction.
 * @param actor who acts from now on, where that isn't who the call came from: a visitor who has just signed in
 */
export async function setAuditContext(em: EntityManager, actor?: AuditActor): Promise<void> {
  await em.execute('select set_config(?, ?, true)', [SETTING, auditContextOf(actor)]);
}
