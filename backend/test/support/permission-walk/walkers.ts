import { anonymous, type Actor, type ProjectAccess } from '@portal/contracts';
import type { Project } from '../../../src/modules/projects/index.js';
import type { User } from '../../../src/modules/users/index.js';
import { actorOf } from '../../factories/cast.factory.js';
import { accessIn, aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aUser } from '../../factories/user.factory.js';
import type { TestApp } from '../create-test-app.js';
import { bearerOf } from '../sign-in.js';

/** The callers: the users of a project, a user of the owner's company who isn't a member, and no session. */
export const walkerNames = ['anonymous', 'stranger', 'coworker', 'viewer', 'editor', 'owner', 'admin'] as const;
export type WalkerName = (typeof walkerNames)[number];

/** The users and records that the rows of a walk refer to. */
export interface World {
  test: TestApp;
  people: ProjectCast & { coworker: User };
  /** An active project of the owner with its members. */
  project: Project;
  /** The stranger's. */
  foreign: Project;
}

/** The users of a walk and the project in which their rights differ. */
export async function aWorld(test: TestApp): Promise<World> {
  const { people, project, foreign } = await test.db.given(aProjectCast());
  const { user: coworker } = await test.db.given(aUser({ first_name: 'Cory', company_id: people.owner.companyId }));
  return { test, people: { ...people, coworker }, project, foreign };
}

/** The walker's access to the project. */
export const accessOf = (name: WalkerName): ProjectAccess | null =>
  name === 'anonymous' || name === 'coworker' ? null : accessIn[name];

/** The walker as policies take it. */
export const actorNamed = ({ people }: World, name: WalkerName): Actor =>
  name === 'anonymous' ? anonymous : actorOf(people[name]);

/** A session of the walker's own. */
export const headersOf = async ({ test, people }: World, name: WalkerName): Promise<Record<string, string>> =>
  name === 'anonymous' ? {} : { ...(await bearerOf(test.app, people[name])) };

/** Creates another project with the same users, for calls that change or delete it. */
export const ownProject = async ({ test, people: { owner, editor, viewer } }: World): Promise<Project> =>
  (await test.db.given(aProject({ customer: owner, status: 'active', members: { editor, viewer } }))).project;
