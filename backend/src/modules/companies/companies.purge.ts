import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** Purges companies 30 days after their deletion, unless a user still belongs to one (decisions, section 4). */
@Injectable()
export class CompaniesPurge {
  @Nightly('purge-companies')
  purge(em: EntityManager): Promise<number> {
    const old = `select c.id from companies c where ${isLongDeleted('c')}
      and not exists (select 1 from users u where u.company_id = c.id)`;
    return purgeRows(em, 'companies', old);
  }
}
