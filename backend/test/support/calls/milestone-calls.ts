import { CreateMilestone, ListMilestones, type UpdateMilestone } from '@portal/contracts';
import { MilestonesService } from '../../../src/modules/milestones/index.js';
import { actorOf } from '../../factories/cast.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import type { ProjectCast } from '../../factories/project-cast.factory.js';
import { contextWithProject } from '../with-cast.js';

type Name = keyof ProjectCast;

/** A project with its users for the tests of the calling file, and the milestone calls of each user. */
export function milestoneCalls() {
  const { context, people, here } = contextWithProject();
  const reader = () => context.db.service(MilestonesService);
  const service = () => context.db.service(MilestonesService);
  const as = <Result>(name: Name, work: () => Promise<Result>) => context.db.as(actorOf(people[name]), work);
  return {
    context,
    people,
    here,
    reader,
    service,
    as,
    given: async (wish: Partial<Parameters<typeof aMilestone>[0]> = {}) =>
      (await context.db.given(aMilestone({ project: here.project, ...wish }))).milestone,
    list: (name: Name, query: Partial<Record<keyof ListMilestones, unknown>> = {}) =>
      as(name, () => reader().list(actorOf(people[name]), ListMilestones.parse(query))),
    create: (name: Name, input: Partial<CreateMilestone> = {}) =>
      as(name, () =>
        service().create(
          actorOf(people[name]),
          CreateMilestone.parse({ project_id: here.project.id, title: 'New', ...input }),
        ),
      ),
    update: (name: Name, id: string, input: UpdateMilestone) =>
      as(name, () => service().update(actorOf(people[name]), id, input)),
  };
}
