import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely, personName } from '../../../../infrastructure/database/read-kit.js';
import type { Account } from '../../notification.entity.js';

/** A user who sees the project and can sign in. */
export interface AudienceMember extends Account {
  name: string | null;
  role: 'admin' | 'owner' | 'editor' | 'viewer';
}

/** A project, and all users who may be notified of it. */
export interface ProjectAudience {
  project: { id: string; name: string; managerId: string | null };
  people: AudienceMember[];
}

/** Admins, owner and members; never who is suspended or deleted. Undefined where the project is deleted, too. */
export async function audienceOf(em: EntityManager, projectId: string): Promise<ProjectAudience | undefined> {
  const rows = await kysely(em)
    .selectFrom('projects as p')
    .crossJoin('users as u')
    .leftJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').onRef('m.user_id', '=', 'u.id').on('m.deleted_at', 'is', null),
    )
    .select(['u.id', 'u.email', personName('u').as('name'), 'p.name as project_name', 'p.manager_id'])
    .select(
      sql<AudienceMember['role']>`case when u.role = 'admin' then 'admin'
      when u.id = p.customer_id then 'owner' else m.role end`.as('role'),
    )
    .where('p.id', '=', projectId)
    .where('p.deleted_at', 'is', null)
    .where('u.status', '<>', sql.lit('suspended'))
    .where('u.deleted_at', 'is', null)
    .where(sql<boolean>`(u.role = 'admin' or u.id = p.customer_id or m.id is not null)`)
    .orderBy('u.id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const people = rows.map(({ id, email, name, role }) => ({ id, email, name, role }));
  return { project: { id: projectId, name: first.project_name, managerId: first.manager_id }, people };
}

/** The admins to notify: the manager of the project, else every admin. */
export function staffOf({ project, people }: ProjectAudience): AudienceMember[] {
  const admins = people.filter(({ role }) => role === 'admin');
  const manager = admins.filter(({ id }) => id === project.managerId);
  return manager.length > 0 ? manager : admins;
}

/** The customer whose project it is. */
export const ownerOf = ({ people }: ProjectAudience): AudienceMember[] => people.filter(({ role }) => role === 'owner');

/** These users, as far as they may be notified of the project. */
export const peopleOf = ({ people }: ProjectAudience, ids: readonly (string | null)[]): AudienceMember[] =>
  people.filter(({ id }) => ids.includes(id));
