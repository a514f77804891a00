import { useSession } from '@portal/data-access';

/** The title of a list of the portal; an admin sees all (decisions 7.2). */
export function useListTitle(noun: string): string {
  const { isAdmin } = useSession();
  return `${isAdmin ? 'All' : 'My'} ${noun}`;
}

/** The title of a screen whose own name isn't "My …": "Billing", and "All Billing" for an admin. */
export function useScreenTitle(title: string, all = `All ${title}`): string {
  const { isAdmin } = useSession();
  return isAdmin ? all : title;
}
