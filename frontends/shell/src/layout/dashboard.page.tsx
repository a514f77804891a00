import type { Role } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { RemoteFailure } from '../remotes/remote-failure.js';
import { loadRemoteRoutes } from '../remotes/load-remote-routes.js';
import { remotes } from '../remotes/remotes.js';
import { resolveLazyRoutes } from '../remotes/resolve-lazy-routes.js';
import { PageSpinner } from './page-spinner.js';

/** One address, two dashboards: the portal's or the console's, by role (specification, section 2). */
export function DashboardPage() {
  const { isAdmin } = useSession();
  const role = isAdmin ? 'admin' : 'customer';
  const {
    data: Dashboard,
    error,
    refetch,
  } = useQuery({
    queryKey: ['dashboard-page', role],
    queryFn: () => dashboardOf(role),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  if (error) return <RemoteFailure error={error} onRetry={() => void refetch()} />;
  return Dashboard ? <Dashboard.Page /> : <PageSpinner />;
}

async function dashboardOf(role: Role): Promise<{ Page: ComponentType }> {
  const remote = remotes.dashboardOf(role)?.name;
  if (remote === undefined) throw new Error(`No remote draws the dashboard of ${role}`);
  const routes = await loadRemoteRoutes(remote);
  await resolveLazyRoutes(routes, '/dashboard');
  const route = routes.find(({ path }) => path === '/dashboard');
  if (!route?.Component) throw new Error(`${remote} has no dashboard`);
  return { Page: route.Component };
}
