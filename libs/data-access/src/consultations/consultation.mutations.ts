import type { CreateConsultation, PublicConsultation, UpdateConsultation } from '@portal/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, recordOf } from '../http/api.js';
import { idempotencyKey } from '../http/idempotency.js';
import { useAction } from '../query/use-action.js';
import { consultationQueries } from './consultation.queries.js';

const related = [consultationQueries.all, analyticsQueries.all];

export type NewConsultation = Pick<CreateConsultation, 'title' | 'description'> & Partial<CreateConsultation>;

/** A signed-in person's request (specification, section 6). */
export function useCreateConsultation() {
  return useAction({
    run: (body: NewConsultation, headers) => recordOf(api.POST('/api/v1/consultation-requests', { body, headers })),
    invalidates: related,
  });
}

/** Changes a request; shown at once, undone when the server refuses. */
export function useUpdateConsultation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateConsultation & { id: string }, context) =>
      recordOf(
        api.PUT('/api/v1/consultation-requests/{id}', {
          params: { path: { id } },
          body,
          headers: idempotencyKey(context),
        }),
      ),
    onMutate: async ({ id, ...input }) => {
      const { queryKey } = consultationQueries.detail(id);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, { ...before, ...input, version: before.version });
      return { queryKey, before };
    },
    onError: (_error, _input, painted) => {
      if (painted?.before) client.setQueryData(painted.queryKey, painted.before);
    },
    onSuccess: (row, _input, painted) => client.setQueryData(painted.queryKey, row),
    onSettled: () => Promise.all(related.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Admin: deletes a request. */
export function useDeleteConsultation() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/consultation-requests/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** Admin: brings a deleted request back. */
export function useRestoreConsultation() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/consultation-requests/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** The signed time a public form was opened at; sent back with it (decisions, section 3). */
export const fetchFormToken = (): Promise<string> =>
  recordOf(api.GET('/api/v1/public-consultation/form-token')).then(({ form_token }) => form_token);

/** A visitor's request, without an account (specification, section 6). */
export function useSubmitPublicConsultation() {
  return useAction({
    run: (body: PublicConsultation, headers) => recordOf(api.POST('/api/v1/public-consultation', { body, headers })),
  });
}
