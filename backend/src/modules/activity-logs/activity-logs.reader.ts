import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ActivityLogView, Actor, ListActivityLogs, Page } from '@portal/contracts';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { getProjectAccess } from '../projects/index.js';
import { activityLogViewFor, visibleActivityLogs } from './activity-logs.queries.js';
import { findLoggedRecord } from './logged-record.js';

/** Reads what happened in projects. */
@Injectable()
export class ActivityLogsReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * Entries, newest first by default: all of one record or one project, else pages over the projects the actor sees
   * (specification, section 7).
   * @throws DomainError `project.not_found`, `not_found` where the project or record is missing or not visible
   */
  async list(actor: Actor, { page, limit, sortOrder, ...filters }: ListActivityLogs): Promise<Page<ActivityLogView>> {
    const isOfOne = filters.project_id !== undefined || filters.entity_id !== undefined;
    const rows = visibleActivityLogs(this.em, actor, filters)
      .orderBy('l.created_at', sortOrder)
      .orderBy('l.id', sortOrder);
    const found = await paginate(rows, pageOrAll({ page, limit }, isOfOne), activityLogViewFor(actor));
    if (found.data.length === 0) await this.assertThere(actor, filters);
    return found;
  }

  private async assertThere(
    actor: Actor,
    { project_id, entity_type, entity_id }: Pick<ListActivityLogs, 'project_id' | 'entity_type' | 'entity_id'>,
  ): Promise<void> {
    if (entity_type && entity_id) await findLoggedRecord(this.em, actor, entity_type, entity_id);
    else if (project_id) await getProjectAccess(this.em, actor, project_id);
  }
}
