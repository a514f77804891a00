import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  createProject,
  DomainError,
  limits,
  type Actor,
  type ConvertConsultation,
  type ProjectView,
} from '@portal/contracts';
import { ConsultationsService } from '../consultations/index.js';
import { ProjectsService } from './projects.service.js';

/** Makes projects of requests for consultations (decisions, section 4: outcome `converted`). */
@Injectable()
export class ConversionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsService,
    private readonly projects: ProjectsService,
  ) {}

  /**
   * A project in planning for the request's customer, with the request's title and description; the request is completed.
   * Once a live project came of it there is no second one; a project that was deleted doesn't count.
   * @throws DomainError `not_found`; `stale_version`; `consultation.converted_already`; `illegal_transition` for a request
   *   that was declined or cancelled; `invalid` when its customer is gone
   */
  convert(actor: Actor, id: string, { name, version }: ConvertConsultation): Promise<ProjectView> {
    return this.em.transactional(async (em) => {
      const consultation = await this.consultations.hold(em, actor, id, { version });
      if (await hasProject(em, id)) throw new DomainError('consultation.converted_already');
      const project = await this.projects.begin(
        em,
        actor,
        createProject.parse({
          name: name ?? consultation.title.slice(0, limits.name).trim(),
          description: consultation.description,
          customer_id: consultation.customerId,
          consultation_id: id,
        }),
      );
      consultation.convertTo({ project_id: project.id });
      return project;
    });
  }
}

async function hasProject(em: EntityManager, consultationId: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    'select 1 from projects where consultation_id = ? and deleted_at is null limit 1',
    [consultationId],
  );
  return rows.length > 0;
}
