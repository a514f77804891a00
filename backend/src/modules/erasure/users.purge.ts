import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { idsOf } from '../../infrastructure/database/read-kit.js';
import { isLongDeleted, Sweep } from '../../infrastructure/schedule/index.js';
import { ErasureService } from './erasure.service.js';

const DUE = `${isLongDeleted('u')} and u.erased_at is null`;

/** A deleted person is forgotten after 30 days: name and address go, records stay (decisions, section 4). */
@Injectable()
export class UsersPurge extends Sweep {
  readonly name = 'purge-user';
  readonly every = 3_600_000;

  constructor(private readonly erasure: ErasureService) {
    super();
  }

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select u.id from users as u where ${DUE} order by u.deleted_at, u.id`);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return this.erasure.forget(em, id, DUE);
  }
}
