import type { EntityManager } from '@mikro-orm/postgresql';
import { ImportedTask, ImportedTicket } from '@portal/contracts';
import { sql } from 'kysely';
import { dayOf } from '../../../infrastructure/database/time/business-time.js';
import { Ticket } from '../../support/index.js';
import type { ImportedTicketsService } from '../../support-conversation/index.js';
import { Task, type TasksService } from '../../tasks/index.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey, nameKeySql } from './name-key.js';
import { withNumbers } from './numbers.js';
import {
  called,
  existingOf,
  keysOf,
  peopleWith,
  projectsCalled,
  resolving,
  rowsOf,
  theOne,
  type Reference,
} from './references.js';
import { taskRecords, tasksUpdating } from './updating-work.js';

export const tasksImporter = (tasks: TasksService): Importer<ImportedTask> => ({
  kind: 'tasks',
  schema: ImportedTask,
  fieldOf: { project_id: 'project', assignee_id: 'assignee', milestone_id: 'milestone' },
  entity: Task,
  table: 'tickets',
  derived: [{ table: 'activity_logs', column: 'entity_id', condition: `source = 'system'` }],
  resolve: (em, given) => withNumbers(em, 'tasks', given, (lines) => resolveTasks(em, lines)),
  keyOf: ({ project_id: project, title }) => `${project} ${nameKey(title)}`,
  findExisting: (em, keys) => existingOf(em, taskRecords, keys),
  async assertAccepted(em, actor, input) {
    await tasks.prepareImported(em, actor, input);
  },
  async create(em, actor, input) {
    const task = await tasks.prepareImported(em, actor, input);
    await em.persist(task).flush(); // the next line's place in its column is behind it
    return task.id;
  },
  updating: tasksUpdating(tasks),
});

async function resolveTasks(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
  const [project, person, milestone] = [
    await projectsCalled(em, called(lines, 'project')),
    await peopleWith(em, called(lines, 'assignee')),
    await milestonesTitled(em, called(lines, 'milestone')),
  ];
  return lines.map(({ company, ...line }) => {
    const resolved = resolving(withState(line), {
      project: ['project_id', (name) => project(name, company as string | undefined)],
      assignee: ['assignee_id', person.user],
    });
    const { milestone: title, ...input } = resolved.input;
    const projectId = input['project_id'];
    if (typeof title !== 'string' || typeof projectId !== 'string') return { ...resolved, input };
    const found = milestone(projectId, title);
    if ('id' in found) return { ...resolved, input: { ...input, milestone_id: found.id } };
    return { input, problems: [...resolved.problems, { field: 'milestone', message: found.problem }] };
  });
}

/** Programs without states (Asana, Todoist) say by the day of completion alone that a task is done. */
const withState = (line: FieldValues): FieldValues =>
  line['status'] === undefined && line['completed_on'] !== undefined ? { ...line, status: 'done' } : line;

/** Milestones of a project by title. */
async function milestonesTitled(em: EntityManager, titles: readonly (string | undefined)[]) {
  const rows = await rowsOf(em, keysOf(titles))
    .innerJoin('milestones as m', (join) => join.on('own.key', '=', nameKeySql(sql.ref('m.title'))))
    .where('m.deleted_at', 'is', null)
    .select(['m.id', 'm.project_id', 'own.given as key'])
    .execute();
  return (projectId: string, title: string): Reference => {
    const own = rows.filter((row) => row.project_id === projectId && row.key === nameKey(title));
    const none = `The project has no milestone “${title}”`;
    return theOne(own, none, (count) => `${count} milestones are called “${title}”`);
  };
}

/** Tickets that ended in another system. */
export const ticketsImporter = (tickets: ImportedTicketsService): Importer<ImportedTicket> => ({
  kind: 'tickets',
  schema: ImportedTicket,
  fieldOf: { requester_id: 'customer', assignee_id: 'assignee', project_id: 'project' },
  entity: Ticket,
  table: 'tickets',
  /** The first message, as long as it is as the import wrote it. */
  derived: [
    {
      table: 'task_comments',
      column: 'task_id',
      condition: `version = 1 and created_at = (select own.created_at from tickets as own where own.id = task_id)`,
    },
  ],
  async resolve(em, lines) {
    const [person, project] = [
      await peopleWith(em, called(lines, 'customer', 'assignee')),
      await projectsCalled(em, called(lines, 'project')),
    ];
    return lines.map(({ company, ...line }) =>
      resolving(line, {
        customer: ['requester_id', person.customer],
        assignee: ['assignee_id', person.user],
        project: ['project_id', (name) => project(name, company as string | undefined)],
      }),
    );
  },
  keyOf: ({ requester_id: requester, opened_on: openedOn, title }) => `${requester} ${openedOn} ${nameKey(title)}`,
  findExisting(em, keys) {
    const name = sql`to_char(${dayOf('created_at')}, 'YYYY-MM-DD') || ' ' || ${sql.ref('title')}`;
    return existingOf(em, { from: 'tickets', owner: 'requester_id', name, kind: 'support' }, keys);
  },
  assertAccepted: (em, actor, input) => tickets.assertAccepted(em, actor, input),
  create: (em, actor, input) => tickets.create(em, actor, input),
});
