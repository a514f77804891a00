import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sweep } from '../../infrastructure/schedule/index.js';
import { ErasureService, longDeletedPeople } from './erasure.service.js';

/** A deleted person is forgotten after 30 days: name and address go, records stay (decisions, section 4). */
@Injectable()
export class UsersPurge extends Sweep {
  readonly name = 'purge-user';
  readonly every = 3_600_000;

  constructor(private readonly erasure: ErasureService) {
    super();
  }

  async findDue(em: EntityManager): Promise<string[]> {
    const rows = await longDeletedPeople(em).orderBy('u.deleted_at').orderBy('u.id').execute();
    return rows.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return this.erasure.forget(em, id);
  }
}
