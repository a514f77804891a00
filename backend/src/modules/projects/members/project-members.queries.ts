import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, type Actor, ProjectMemberView, type ProjectPersonView } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely, personName } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { ownsAll } from '../project-access.js';

const name = personName('u');

/** Memberships that haven't ended, with the people behind them. */
export const selectMembers = (em: EntityManager) =>
  kysely(em)
    .selectFrom('project_members as m')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'm.user_id').on('u.deleted_at', 'is', null))
    .where('m.deleted_at', 'is', null)
    .select(['m.id', 'm.project_id', 'm.user_id', 'm.role', 'm.created_at', 'm.updated_at', 'm.version', 'u.email'])
    .select(name.as('name'));

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

export const toMemberView: (row: MemberRow) => ProjectMemberView = viewOf(ProjectMemberView);

/** Customers see an admin without a name as the team. */
const nameFor = (actor: Actor) =>
  ownsAll(actor)
    ? name
    : sql<string | null>`case when u.role = 'admin' then coalesce(${name}, ${brand.shortName}) else ${name} end`;

/** The users a task of the project can be assigned to: owner, editors and admins who can sign in. */
export async function assignablePeople(
  em: EntityManager,
  actor: Actor,
  projectId: string,
): Promise<ProjectPersonView[]> {
  const { rows } = await sql<ProjectPersonView>`
    select u.id, ${nameFor(actor)} as name, people.role
    from (
      select customer_id as user_id, 'owner' as role, 0 as place from projects where id = ${projectId}::uuid
      union all
      select user_id, role, 1 from project_members
      where project_id = ${projectId}::uuid and role = 'editor' and deleted_at is null
      union all
      select id, 'admin', 2 from users where role = 'admin'
    ) as people
    join users as u on u.id = people.user_id and u.deleted_at is null and u.status <> 'suspended'
    order by people.place, name, u.id`.execute(em.getKysely());
  return rows;
}
