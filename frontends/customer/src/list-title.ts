import { useSession } from '@portal/data-access';

/** What a list of the portal is called: the customer's own; an admin who comes here sees everybody's (decisions, section 7). */
export function useListTitle(noun: string): string {
  const { isAdmin } = useSession();
  return `${isAdmin ? 'All' : 'My'} ${noun}`;
}
