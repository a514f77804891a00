import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  ActivityEntityType,
  ActivityLogView,
  Actor,
  CreateActivityLog,
  ListActivityLogs,
  Page,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { pageOrAll, paginate, sorted } from '../../infrastructure/database/paginate.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { findProjectAccess, getProjectAccess, type AccessibleProject } from '../projects/index.js';
import { ActivityLog } from './activity-log.entity.js';
import { activityLogViewFor, readEntries, toActivityLogView, visibleActivityLogs } from './activity-logs.queries.js';

/** Reads what happened in projects, and writes the notes that people leave there. */
@Injectable()
export class ActivityLogsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Entries, newest first by default: all of one record or one project, else pages over the projects the actor sees
   * (specification, section 7).
   * @throws DomainError `project.not_found`, `not_found` where the project or record is missing or not visible
   */
  async list(actor: Actor, query: ListActivityLogs): Promise<Page<ActivityLogView>> {
    const { project_id, entity_type, entity_id } = query;
    const isOfOne = project_id !== undefined || entity_id !== undefined;
    const rows = sorted(visibleActivityLogs(this.em, actor, query), 'l', { ...query, sortBy: 'created_at' });
    const found = await paginate(rows, pageOrAll(query, isOfOne), activityLogViewFor(actor));
    if (found.data.length > 0) return found;
    if (entity_type && entity_id) await findLoggedRecord(this.em, actor, entity_type, entity_id);
    else if (project_id) await getProjectAccess(this.em, actor, project_id);
    return found;
  }

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

/** Where the records that can have entries are. */
const tables = { task: 'tickets', milestone: 'milestones' } as const;

/**
 * The project of a record that entries are about, and the actor's standing there.
 * @throws DomainError `project.not_found` for a project, `not_found` for a task or milestone that is missing or not
 * visible
 */
async function findLoggedRecord(
  em: EntityManager,
  actor: Actor,
  type: ActivityEntityType,
  id: string,
): Promise<{ projectId: string; standing: AccessibleProject }> {
  if (type === 'project') return { projectId: id, standing: await getProjectAccess(em, actor, id) };
  const records = kysely(em).selectFrom(tables[type]).select('project_id').where('deleted_at', 'is', null);
  const projectId = orNotFound((await records.where('id', '=', id).executeTakeFirst())?.project_id);
  return { projectId, standing: orNotFound(await findProjectAccess(em, actor, projectId)) };
}
