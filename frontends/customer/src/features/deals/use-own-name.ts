import { useSession } from '@portal/data-access';

/** The full name of the signed-in user, as far as the profile has it. */
export function useOwnName(): string {
  const { user } = useSession();
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ');
}
