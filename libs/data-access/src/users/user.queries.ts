import type { SessionView } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { recordQuery, sends } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useActionMutation } from '../query/actions/use-action-mutation.js';
import { sessionKey } from '../session/session.queries.js';

const users = defineResource('/api/v1/users', { key: keys.users, related: [keys.companies], optimistic: true });

export const userQueries = users.queries;

/** Admin: adds a person; changes one at once; deletes one; brings one back. */
export const useCreateUser = users.useCreate;
export const useUpdateUser = users.useUpdate;
export const useDeleteUser = users.useDelete;
export const useRestoreUser = users.useRestore;

/** Sends a person who never signed in the invitation. */
export const useInviteUser = users.step('invitation');

/** What stands in the way of erasing a person, and what would stay: as it is at this moment. */
export const userErasureQuery = (id: string) => ({
  ...recordQuery([...keys.users, 'erasure', id], '/api/v1/users/{id}/erasure', { path: { id } }),
  staleTime: 0,
});

/** Erases a person for good. */
export const useEraseUser = users.step('erasure', { removes: true });

/** The own profile. */
export const meQuery = recordQuery(['me'], '/api/v1/me');

const updateMe = sends('put', '/api/v1/me');

/** Changes the own profile; menu and greeting follow at once. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useActionMutation({
    run: updateMe,
    onSuccess: (user) => {
      client.setQueryData(meQuery.queryKey, user);
      client.setQueryData<SessionView | null>(sessionKey, (session) => session && { ...session, user });
    },
  });
}
