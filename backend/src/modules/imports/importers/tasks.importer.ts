import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { importedTask, type ImportedTask, type UserActor } from '@portal/contracts';
import { Task, TasksService } from '../../tasks/index.js';
import { existingOf } from './existing-of.js';
import type { FieldValues, Importer, Resolved } from './importer.js';
import { nameKey, nameKeySql, textArray } from './name-key.js';
import { peopleWith, projectsCalled, type Reference } from './references.js';
import { resolving } from './resolving.js';

@Injectable()
export class TasksImporter implements Importer<ImportedTask> {
  readonly kind = 'tasks';
  readonly schema = importedTask;
  readonly fieldOf = { project_id: 'project', assignee_id: 'assignee', milestone_id: 'milestone' };
  readonly entity = Task;
  readonly table = 'tickets';
  readonly derived = [{ table: 'activity_logs', column: 'entity_id', condition: `source = 'system'` }];

  constructor(private readonly tasks: TasksService) {}

  async resolve(em: EntityManager, lines: readonly FieldValues[]): Promise<Resolved[]> {
    const called = (name: string) => lines.map((line) => line[name] as string | undefined);
    const [project, person, milestone] = [
      await projectsCalled(em, called('project')),
      await peopleWith(em, called('assignee')),
      await milestonesTitled(em, called('milestone')),
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

  keyOf({ project_id: project, title }: ImportedTask): string {
    return `${project} ${nameKey(title)}`;
  }

  findExisting(em: EntityManager, inputs: readonly ImportedTask[]): Promise<ReadonlySet<string>> {
    const keys = inputs.map((input) => this.keyOf(input));
    return existingOf(em, { from: 'tickets', owner: 'project_id', name: 'title', where: `kind = 'task'` }, keys);
  }

  async assertAccepted(em: EntityManager, actor: UserActor, input: ImportedTask): Promise<void> {
    await this.tasks.prepareImported(em, actor, input);
  }

  async create(em: EntityManager, actor: UserActor, input: ImportedTask): Promise<string> {
    const task = await this.tasks.prepareImported(em, actor, input);
    await em.persist(task).flush(); // the next line's place in its column is behind it
    return task.id;
  }
}

/** Programs without states (Asana, Todoist) say by the day of completion alone that a task is done. */
const withState = (line: FieldValues): FieldValues =>
  line['status'] === undefined && line['completed_on'] !== undefined ? { ...line, status: 'done' } : line;

/** Milestones of a project by title. */
async function milestonesTitled(em: EntityManager, titles: readonly (string | undefined)[]) {
  const keys = [...new Set(titles.filter((title) => title !== undefined).map(nameKey))];
  const rows = await em.execute<{ id: string; project_id: string; key: string }[]>(
    `select id, project_id, given as key from unnest(?::text[]) as given
     join milestones on ${nameKeySql('title')} = ${nameKeySql('given')} where deleted_at is null`,
    [textArray(keys)],
  );
  return (projectId: string, title: string): Reference => {
    const own = rows.filter((row) => row.project_id === projectId && row.key === nameKey(title));
    const [first] = own;
    if (!first) return { problem: `The project has no milestone “${title}”` };
    return own.length > 1 ? { problem: `${own.length} milestones are called “${title}”` } : { id: first.id };
  };
}
