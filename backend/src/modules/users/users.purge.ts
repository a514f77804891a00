import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { isLongDeleted, Sweep } from '../../infrastructure/schedule/index.js';
import { User } from './user.entity.js';

const DUE = `${isLongDeleted('u')} and u.email not like 'purged-%@purged.invalid'`;

/** Invoices and payments stay with the company of their customer (decisions 4.71). */
const HAS_MONEY = ['customer_deals', 'invoices', 'deal_payments']
  .map((table) => `exists (select 1 from ${table} where customer_id = u.id)`)
  .join(' or ');

/** A deleted person is forgotten after 30 days: name and address go, records stay (decisions, section 4). */
@Injectable()
export class UsersPurge extends Sweep {
  readonly name = 'purge-user';
  readonly every = 3_600_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select u.id from users as u where ${DUE} order by u.deleted_at, u.id`,
    );
    return rows.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const [due] = await inside.execute<{ has_money: boolean }[]>(
        `select ${HAS_MONEY} as has_money from users as u where u.id = ? and ${DUE} for update skip locked`,
        [id],
      );
      if (due) (await lockForUpdate(inside, User, { id })).purge(due.has_money);
    });
  }
}
