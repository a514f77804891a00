import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, projectChannels, type UserActor } from '@portal/contracts';
import { kysely, personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';
import { AdmitsTo } from '../../infrastructure/realtime/channel-authorizer.js';
import { getProjectAccess } from './project-access.js';

/** What other parts of the product ask about projects before they go on. */
@Injectable()
export class ProjectGuards {
  constructor(private readonly em: EntityManager) {}

  /**
   * A user who sees a project may join all its channels, decided at each join in the database (decisions, section 8).
   * @throws DomainError `project.not_found`
   */
  @AdmitsTo(...projectChannels)
  async admit(actor: UserActor, projectId: string): Promise<void> {
    await getProjectAccess(this.em.fork(), actor, projectId);
  }

  /**
   * A project always has an owner (decisions, section 4).
   * @throws DomainError `user.owns_projects` with the projects in its details
   */
  @BlocksDeletionOf('user')
  async keepOwners(em: EntityManager, userId: string): Promise<void> {
    const owned = await kysely(em)
      .selectFrom('projects as p')
      .innerJoin('users as u', 'u.id', 'p.customer_id')
      .select(['p.number', 'p.name', personNameOrEmail('u').as('owner')])
      .where('p.customer_id', '=', userId)
      .where('p.deleted_at', 'is', null)
      .orderBy('p.created_at')
      .execute();
    const [first] = owned;
    if (!first) return;
    throw new DomainError(
      'user.owns_projects',
      { name: first.owner, count: owned.length },
      { details: owned.map(({ number, name }) => ({ path: 'projects', message: `${number} ${name}` })) },
    );
  }
}
