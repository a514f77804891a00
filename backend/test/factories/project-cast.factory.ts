import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectAccess } from '@portal/contracts';
import type { Project } from '../../src/modules/projects/index.js';
import type { User } from '../../src/modules/users/index.js';
import { aCast } from './cast.factory.js';
import { aProject } from './project.factory.js';

/** The users whose rights in one active project differ. */
export interface ProjectCast {
  admin: User;
  owner: User;
  editor: User;
  viewer: User;
  /** A customer of another company, with a project of its own. */
  stranger: User;
}

/** What each of them may do in it. */
export const accessIn: Record<keyof ProjectCast, ProjectAccess | null> = {
  admin: 'owner',
  owner: 'owner',
  editor: 'editor',
  viewer: 'viewer',
  stranger: null,
};

/** An active project with its users, and a stranger's project. They leave no events. */
export const aProjectCast =
  () =>
  async (em: EntityManager): Promise<{ people: ProjectCast; project: Project; foreign: Project }> => {
    const { admin, customer, coworker, primary, stranger } = await aCast()(em);
    await em.flush();
    const { project } = await aProject({
      customer,
      status: 'active',
      members: { editor: coworker, viewer: primary },
    })(em);
    const { project: foreign } = await aProject({ customer: stranger, status: 'active', name: 'Foreign' })(em);
    return { people: { admin, owner: customer, editor: coworker, viewer: primary, stranger }, project, foreign };
  };
