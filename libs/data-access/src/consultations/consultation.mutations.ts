import type {
  ConvertToDeal,
  ConvertToProject,
  CreateConsultation,
  LogConsultationContact,
  PublicConsultation,
  UpdateConsultation,
} from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { dealQueries } from '../deals/deal.queries.js';
import { api, recordOf } from '../http/api.js';
import { meetingQueries } from '../meetings/meeting.queries.js';
import { projectQueries } from '../projects/project.queries.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { consultationQueries } from './consultation.queries.js';

const related = [consultationQueries.all, analyticsQueries.all];

export type NewConsultation = Pick<CreateConsultation, 'title' | 'description'> & Partial<CreateConsultation>;

/** `action` is the key it is sent under, for a sender who keeps it over a reload. */
type Named<Input> = Input & { action?: string };

function withoutAction<Input extends object>(input: Named<Input>): Input {
  const body = { ...input };
  delete body.action;
  return body;
}

/** A signed-in person's request (specification, section 6). */
export function useCreateConsultation() {
  return useAction({
    run: (input: Named<NewConsultation>, headers) =>
      recordOf(api.POST('/api/v1/consultation-requests', { body: withoutAction(input), headers })),
    invalidates: related,
  });
}

/** Changes a request; shown at once, undone when the server refuses. */
export function useUpdateConsultation() {
  return useOptimisticUpdate({
    run: ({ id, ...body }: UpdateConsultation & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/consultation-requests/{id}', { params: { path: { id } }, body, headers })),
    rows: consultationQueries,
    invalidates: [analyticsQueries.all],
  });
}

/** What a conversion makes old: the request, its meetings, and lists of what was made. */
const converted = [...related, meetingQueries.all, projectQueries.all, dealQueries.all];

/** Admin: converts a request to a project; answers with the project (decisions, section 4). */
export function useConvertToProject() {
  return useAction({
    run: ({ id, ...body }: ConvertToProject & { id: string }, headers) =>
      recordOf(
        api.POST('/api/v1/consultation-requests/{id}/convert-to-project', { params: { path: { id } }, body, headers }),
      ),
    invalidates: converted,
    refetchesOnRefusal: [consultationQueries.all, meetingQueries.all],
  });
}

/** Admin: converts a request to a draft deal; answers with the deal (decisions, section 4). */
export function useConvertToDeal() {
  return useAction({
    run: ({ id, ...body }: ConvertToDeal & { id: string }, headers) =>
      recordOf(
        api.POST('/api/v1/consultation-requests/{id}/convert-to-deal', { params: { path: { id } }, body, headers }),
      ),
    invalidates: converted,
    refetchesOnRefusal: [consultationQueries.all, meetingQueries.all],
  });
}

/** Admin: notes a message or call to the person who asked (decisions, section 4). */
export function useLogConsultationContact() {
  return useAction({
    run: ({ id, ...body }: LogConsultationContact & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/consultation-requests/{id}/contacts', { params: { path: { id } }, body, headers })),
    invalidates: related,
  });
}

/** Admin: deletes a request. */
export function useDeleteConsultation() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/consultation-requests/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
    removes: (id: string) => id,
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
    run: (input: Named<PublicConsultation>, headers) =>
      recordOf(api.POST('/api/v1/public-consultation', { body: withoutAction(input), headers })),
  });
}
