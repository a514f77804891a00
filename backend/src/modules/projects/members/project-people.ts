import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectAccess } from '@portal/contracts';
import { sql } from 'kysely';

/** Owner, member or admin, as assignee of a task. */
export interface ProjectPerson {
  id: string;
  name: string | null;
  role: ProjectAccess;
}

/** The owner and the members of a project with their names, owner first; people who are gone are left out. */
export async function projectPeople(em: EntityManager, projectId: string): Promise<ProjectPerson[]> {
  const { rows } = await sql<ProjectPerson>`
    select u.id, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name, people.role
    from (
      select customer_id as user_id, 'owner' as role, 0 as place from projects where id = ${projectId}::uuid
      union all
      select user_id, role, 1 from project_members where project_id = ${projectId}::uuid and deleted_at is null
    ) as people
    join users as u on u.id = people.user_id and u.deleted_at is null
    order by people.place, name, u.id`.execute(em.getKysely());
  return rows;
}
