import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';

interface Owned {
  number: string;
  name: string;
  owner: string;
}

/** A project always has an owner (decisions, section 4). */
@Injectable()
export class OwnedProjects {
  /** @throws DomainError `user.owns_projects` with the projects in its details */
  @BlocksDeletionOf('user')
  async keepOwners(em: EntityManager, userId: string): Promise<void> {
    const owned = await em.execute<Owned[]>(
      `select p.number, p.name, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as owner
       from projects as p join users as u on u.id = p.customer_id
       where p.customer_id = ? and p.deleted_at is null order by p.created_at`,
      [userId],
    );
    const [first] = owned;
    if (!first) return;
    throw new DomainError(
      'user.owns_projects',
      { name: first.owner, count: owned.length },
      { details: owned.map(({ number, name }) => ({ path: 'projects', message: `${number} ${name}` })) },
    );
  }
}
