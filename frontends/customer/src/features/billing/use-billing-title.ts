import { useSession } from '@portal/data-access';

/** What the billing screen is called; an admin who comes here sees everybody's (decisions, section 7). */
export function useBillingTitle(): string {
  const { isAdmin } = useSession();
  return isAdmin ? 'All Billing' : 'Billing';
}
