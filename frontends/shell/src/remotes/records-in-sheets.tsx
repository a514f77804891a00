import type { RemoteSheetsProps, Role } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { loadRemoteSheets } from './load-remote-routes.js';
import { remotes } from './remotes.js';

/**
 * The sheets of portal or console over a page of the shell's own, whose records open in them (decisions 7.25). The page
 * doesn't wait for their code: until it is there, and where it can't be had, names of records lead to their pages.
 */
export function RecordsInSheets(props: RemoteSheetsProps) {
  const { isAdmin } = useSession();
  const role = isAdmin ? 'admin' : 'customer';
  const { data } = useQuery({
    queryKey: ['record-sheets', role],
    queryFn: () => sheetsOf(role),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  return data?.Sheets ? <data.Sheets {...props} /> : null;
}

const sheetsOf = async (role: Role) => {
  const remote = remotes.dashboardOf(role);
  return { Sheets: remote ? await loadRemoteSheets(remote.name) : null };
};
