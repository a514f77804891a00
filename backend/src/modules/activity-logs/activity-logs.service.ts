import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ActivityLogView, Actor, CreateActivityLog } from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { ActivityLog } from './activity-log.entity.js';
import { readEntries, toActivityLogView } from './activity-logs.queries.js';
import { findLoggedRecord } from './logged-record.js';

/** Writes the notes that people leave in a project's log. */
@Injectable()
export class ActivityLogsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * A note on what the writer may edit, marked as one (specification, section 7; decisions, section 11).
   * @throws DomainError `project.not_found`, `not_found`; `forbidden` for viewers
   */
  create(actor: Actor, input: CreateActivityLog): Promise<ActivityLogView> {
    return this.em.transactional(async (em) => {
      const { projectId, standing } = await findLoggedRecord(em, actor, input.entity_type, input.entity_id);
      authorize(actor, 'activity_log.create', standing);
      const log = ActivityLog.note(input, projectId, actor.id);
      await em.persist(log).flush();
      const [row] = await readEntries(em, [log.id]);
      return toActivityLogView(orNotFound(row));
    });
  }
}
