import { useSession } from '@portal/data-access';
import { ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RemoteName } from '../../../federation.shared.js';
import { loadRemoteRoutes } from '../router/remotes.js';
import { resolveLazyRoutes } from '../router/resolve-lazy-routes.js';
import { PageSpinner } from './page-spinner.js';

/** One address, two dashboards: the portal's or the console's, by role (specification, section 2). */
export function DashboardPage() {
  const { isAdmin } = useSession();
  const remote = isAdmin ? 'admin' : 'customer';
  const {
    data: Dashboard,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['dashboard-page', remote],
    queryFn: () => dashboardOf(remote),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  if (isError) return <ErrorState title="The dashboard didn’t load" onRetry={() => void refetch()} />;
  return Dashboard ? <Dashboard.Page /> : <PageSpinner />;
}

async function dashboardOf(remote: RemoteName): Promise<{ Page: ComponentType }> {
  const routes = await loadRemoteRoutes(remote);
  await resolveLazyRoutes(routes, '/dashboard');
  const route = routes.find(({ path }) => path === '/dashboard');
  if (!route?.Component) throw new Error(`${remote} has no dashboard`);
  return { Page: route.Component };
}
