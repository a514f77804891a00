import { useSession } from '@portal/data-access';

/** The full name of the person who is signed in, as far as the profile knows it. */
export function useOwnName(): string {
  const { user } = useSession();
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ');
}
