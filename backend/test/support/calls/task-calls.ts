import { CreateTask, ListTasks, type UpdateTask } from '@portal/contracts';
import { TasksService } from '../../../src/modules/tasks/index.js';
import { actorOf } from '../../factories/cast.factory.js';
import type { ProjectCast } from '../../factories/project-cast.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { contextWithProject } from '../with-cast.js';

type Name = keyof ProjectCast;

/** A project with its users for the tests of the calling file, and the task calls of each user. */
export function taskCalls() {
  const { context, people, here } = contextWithProject();
  const reader = () => context.db.service(TasksService);
  const service = () => context.db.service(TasksService);
  const as = <Result>(name: Name, work: () => Promise<Result>) => context.db.as(actorOf(people[name]), work);
  return {
    context,
    people,
    here,
    service,
    as,
    given: async (wish: Partial<Parameters<typeof aTask>[0]> = {}) =>
      (await context.db.given(aTask({ project: here.project, ...wish }))).task,
    get: (name: Name, id: string) => as(name, () => reader().get(actorOf(people[name]), id)),
    list: (name: Name, query: Partial<Record<keyof ListTasks, unknown>> = {}) =>
      as(name, () => reader().list(actorOf(people[name]), ListTasks.parse(query))),
    create: (name: Name, input: Partial<CreateTask> = {}) =>
      as(name, () =>
        service().create(
          actorOf(people[name]),
          CreateTask.parse({ project_id: here.project.id, title: 'New', ...input }),
        ),
      ),
    update: (name: Name, id: string, input: UpdateTask) =>
      as(name, () => service().update(actorOf(people[name]), id, input)),
  };
}
