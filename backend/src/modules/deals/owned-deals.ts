import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, liveDealStatuses } from '@portal/contracts';
import { sqlList } from '../../infrastructure/database/sql-list.js';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';

interface Owned {
  number: string;
  title: string;
  owner: string;
}

/** Keeps users with a deal that is sent, active or paused from being deleted (decisions 4.43). */
@Injectable()
export class OwnedDeals {
  /** @throws DomainError `user.owns_deals` with the deals in its details */
  @BlocksDeletionOf('user')
  async keepCustomers(em: EntityManager, userId: string): Promise<void> {
    const owned = await em.execute<Owned[]>(
      `select d.number, d.title, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as owner
       from customer_deals as d join users as u on u.id = d.customer_id
       where d.customer_id = ? and d.deleted_at is null and d.current_status in (${sqlList(liveDealStatuses)})
       order by d.created_at`,
      [userId],
    );
    const [first] = owned;
    if (!first) return;
    throw new DomainError(
      'user.owns_deals',
      { name: first.owner, count: owned.length },
      { details: owned.map(({ number, title }) => ({ path: 'deals', message: `${number} ${title}` })) },
    );
  }
}
