import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { projectChannels, type UserActor } from '@portal/contracts';
import { AdmitsTo } from '../../infrastructure/realtime/channel-authorizer.js';
import { getProjectAccess } from './project-access.js';

/** Decides at each join, in the database, who may listen to a project (decisions, section 8). */
@Injectable()
export class ProjectAdmission {
  constructor(private readonly em: EntityManager) {}

  /** A user who sees a project may join all its channels. @throws DomainError `project.not_found` */
  @AdmitsTo(...projectChannels)
  async admit(actor: UserActor, projectId: string): Promise<void> {
    await getProjectAccess(this.em.fork(), actor, projectId);
  }
}
