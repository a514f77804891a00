import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, ListRefusedMails, Page, RefusedMailView } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/search.js';
import { withInstants } from '../../../infrastructure/database/views.js';

/** Shows admins the mails that a limit of senders kept out. */
@Injectable()
export class RefusedMailsReader {
  constructor(private readonly em: EntityManager) {}

  /** The last refused first unless sorted otherwise. */
  list(actor: Actor, query: ListRefusedMails): Promise<Page<RefusedMailView>> {
    authorizeRole(actor, 'inbound_mail.list');
    return paginate(refusedMails(this.em, query), query, toRefusedMailView);
  }
}

function refusedMails(em: EntityManager, { reason, search, sortBy, sortOrder }: ListRefusedMails) {
  let query = kysely(em)
    .selectFrom('refused_mails as r')
    .select(['r.id', 'r.from_address', 'r.is_proven', 'r.subject', 'r.reason', 'r.attempts'])
    .select(['r.created_at', 'r.refused_at'])
    .select((builder) =>
      builder
        .selectFrom('inbound_mails as m')
        .select('m.id')
        .whereRef('m.message_id', '=', 'r.message_id')
        .whereRef('m.from_address', '=', 'r.from_address')
        .where('m.deleted_at', 'is', null)
        .limit(1)
        .as('mail_id'),
    );
  if (reason) query = query.where('r.reason', 'in', inLiteral(reason));
  if (search) query = query.where(containsEveryWord(sql`lower(r.from_address || ' ' || r.subject)`, search));
  return query.orderBy(`r.${sortBy}`, sortOrder).orderBy('r.id', sortOrder);
}

const toRefusedMailView = (row: InferResult<ReturnType<typeof refusedMails>>[number]): RefusedMailView => ({
  ...withInstants(row, 'created_at', 'refused_at'),
  reason: row.reason as RefusedMailView['reason'],
});
