import type { CreateUser, UpdateMe, UpdateUser, SessionView } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { companyQueries } from '../companies/company.queries.js';
import { api, recordOf } from '../http/api.js';
import { useActionMutation } from '../query/use-action-mutation.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { sessionKey } from '../session/session.queries.js';
import { meQuery, userQueries } from './user.queries.js';

export type NewUser = Pick<CreateUser, 'email'> & Partial<CreateUser>;

/** Admin: adds a person. */
export function useCreateUser() {
  return useAction({
    run: (body: NewUser, headers) => recordOf(api.POST('/api/v1/users', { body, headers })),
    invalidates: [userQueries.all],
  });
}

/** Admin: changes a person; shown at once, undone when the server refuses. */
export function useUpdateUser() {
  return useOptimisticUpdate({
    run: ({ id, ...body }: UpdateUser & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/users/{id}', { params: { path: { id } }, body, headers })),
    rows: userQueries,
    invalidates: [companyQueries.all],
  });
}

/** Admin: deletes a person. */
export function useDeleteUser() {
  return useAction({
    run: (id: string, headers) => recordOf(api.DELETE('/api/v1/users/{id}', { params: { path: { id } }, headers })),
    invalidates: [userQueries.all],
    removes: (id: string) => id,
  });
}

/** Admin: brings a deleted person back. */
export function useRestoreUser() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/users/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: [userQueries.all],
  });
}

/** Changes the own profile; menu and greeting follow at once. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useActionMutation({
    run: (body: UpdateMe, headers) => recordOf(api.PUT('/api/v1/me', { body, headers })),
    onSuccess: (user) => {
      client.setQueryData(meQuery.queryKey, user);
      client.setQueryData<SessionView | null>(sessionKey, (session) => session && { ...session, user });
    },
  });
}
