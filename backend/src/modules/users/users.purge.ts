import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly } from '../../infrastructure/schedule/index.js';
import { User } from './user.entity.js';

const BATCH = 100;

/** Bills and payments stay their company's, whoever they were written for. */
const HAS_MONEY = ['customer_deals', 'invoices', 'deal_payments']
  .map((table) => `exists (select 1 from ${table} where customer_id = u.id)`)
  .join(' or ');

/** A deleted person is forgotten after 30 days: name and address go, records stay (decisions, section 4). */
@Injectable()
export class UsersPurge {
  @Nightly('purge-users')
  async purge(em: EntityManager): Promise<number> {
    let total = 0;
    for (let gone = BATCH; gone === BATCH; total += gone) gone = await em.fork().transactional(purgeSome);
    return total;
  }
}

async function purgeSome(em: EntityManager): Promise<number> {
  const due = await em.execute<{ id: string; has_money: boolean }[]>(
    `select u.id, ${HAS_MONEY} as has_money from users as u where ${isLongDeleted('u')} and u.email not like 'purged-%@purged.invalid'
     order by u.deleted_at limit ${BATCH} for update skip locked`,
  );
  const users = await em.find(User, { id: { $in: due.map(({ id }) => id) } });
  const owners = new Set(due.filter(({ has_money }) => has_money).map(({ id }) => id));
  for (const user of users) user.purge(owners.has(user.id));
  return users.length;
}
