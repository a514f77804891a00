import { cacheTimings, type ProjectAccess, type ProjectView } from '@portal/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '../http/api.js';
import { keys } from '../query/keys.js';
import { useSession } from '../session/use-session.js';

const MAX_PROJECTS = 100;

/**
 * The user's access to each of their projects by its id, from the list of them; fresh for ten minutes, and dropped when
 * a project or its members change (specification, sections 6 and 9).
 */
const projectAccessQuery = queryOptions({
  queryKey: keys.projectAccess,
  queryFn: async ({ signal }): Promise<Readonly<Record<string, ProjectAccess>>> => {
    const { data } = await bodyOf(
      api.GET('/api/v1/projects', { params: { query: { limit: MAX_PROJECTS, sortBy: 'updated_at' } }, signal }),
    );
    return Object.fromEntries(data.flatMap(({ id, access }) => (access ? [[id, access]] : [])));
  },
  ...cacheTimings.ownership,
});

/**
 * The user's access to a project: what the project says, and until it has come what the list of the user's projects
 * said last. Admins count as owner. A hint for the screen: the server checks every call (decisions 11.7).
 * @returns null where there is none, or none is known yet
 */
export function useProjectAccess(projectId: string, project: ProjectView | undefined): ProjectAccess | null {
  const { isAdmin } = useSession();
  const { data: hints } = useQuery({ ...projectAccessQuery, enabled: !isAdmin && !project });
  if (project) return project.access ?? null;
  return isAdmin ? 'owner' : (hints?.[projectId] ?? null);
}
