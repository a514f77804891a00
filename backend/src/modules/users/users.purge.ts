import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly } from '../../infrastructure/schedule/index.js';
import { User } from './user.entity.js';

const BATCH = 100;

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
  const due = await em.execute<{ id: string }[]>(
    `select u.id from users as u where ${isLongDeleted('u')} and u.email not like 'purged-%@purged.invalid'
     order by u.deleted_at limit ${BATCH} for update skip locked`,
  );
  const users = await em.find(User, { id: { $in: due.map(({ id }) => id) } });
  for (const user of users) user.purge();
  return users.length;
}
