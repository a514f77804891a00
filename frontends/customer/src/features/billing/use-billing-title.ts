import { useSession } from '@portal/data-access';

/** The title of the billing screen; an admin sees everybody's (decisions 7.2). */
export function useBillingTitle(): string {
  const { isAdmin } = useSession();
  return isAdmin ? 'All Billing' : 'Billing';
}
