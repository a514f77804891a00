import { useSession } from '@portal/data-access';

/** The title of a list of the portal; an admin sees everybody's (decisions 7.2). */
export function useListTitle(noun: string): string {
  const { isAdmin } = useSession();
  return `${isAdmin ? 'All' : 'My'} ${noun}`;
}
