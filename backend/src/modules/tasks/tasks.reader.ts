import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  priorities,
  taskStatuses,
  type Actor,
  type ListTasks,
  type Page,
  type TaskView,
  type taskGroupFields,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { getProjectAccess } from '../projects/index.js';
import { visibleTaskRow, visibleTaskRows, toTaskView } from './tasks.queries.js';

/** States and priorities sort by their order in the contract; numbers by their value, T-9999 before T-10000. */
const special: Partial<Record<ListTasks['sortBy'], RawBuilder<unknown>>> = {
  status: enumOrder(taskStatuses, 't.status'),
  priority: enumOrder(priorities, 't.priority'),
  number: sql`(length(t.number), t.number)`,
};

/** How the groups of a list follow each other: by the workflow, the most urgent first, by name. */
const groups: Record<(typeof taskGroupFields)[number], RawBuilder<unknown>> = {
  status: enumOrder(taskStatuses, 't.status'),
  priority: enumOrder(priorities.toReversed(), 't.priority'),
  assignee_name: groupOf('a', personName('a')),
  project_name: groupOf('p', sql.ref('p.name')),
};

/** Reads tasks straight to their views. */
@Injectable()
export class TasksReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * The tasks of one project, all of them unless paged; or of all projects the actor sees, newest first, since
   * positions of different projects don't compare (specification, section 7). Tasks without a due date come last.
   * @throws DomainError `project.not_found` when the project is missing or not visible
   */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, groupBy, ...filters }: ListTasks,
  ): Promise<Page<TaskView>> {
    authorizeRole(actor, 'task.list');
    const { project_id } = filters;
    const asked = pageOrAll({ page, limit }, project_id !== undefined);
    const isNewestFirst = sortBy === 'position' && project_id === undefined;
    const order = isNewestFirst ? (sortOrder === 'asc' ? 'desc' : 'asc') : sortOrder;
    const column = special[sortBy] ?? sql.ref(`t.${isNewestFirst ? 'created_at' : sortBy}`);
    const rows = inGroups(visibleTaskRows(this.em, actor, filters), groupBy && groups[groupBy])
      .orderBy(column, (by) => (sortBy === 'due_date' ? by[order]().nullsLast() : by[order]()))
      .orderBy('t.id', order);
    const found = await paginate(rows, asked, toTaskView);
    if (project_id !== undefined && found.data.length === 0) await getProjectAccess(this.em, actor, project_id);
    return found;
  }

  /** One task. @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see */
  async get(actor: Actor, id: string): Promise<TaskView> {
    return toTaskView(orNotFound((await visibleTaskRow(this.em, actor, { id }))[0]));
  }
}
