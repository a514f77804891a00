import type { PublicConsultation } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { bodyQuery } from '../query/calls.js';
import { defineResource, withoutAction, type Named } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

/** Requests; a reply is a comment, and a conversion makes old its meetings and the lists of what was made. */
const consultations = defineResource('/api/v1/consultation-requests', {
  key: keys.consultations,
  related: [keys.analytics, keys.comments, keys.meetings, keys.projects, keys.deals],
  staleOnRefusal: [keys.meetings],
  optimistic: true,
});

export const consultationQueries = {
  ...consultations.queries,
  /** The conversations about requests. */
  conversations: [...keys.consultations, 'conversation'] as const,
  histories: [...keys.consultations, 'history'] as const,
  /** The conversation about a request as one list, newest first; its comments have a query of their own. */
  conversation: (id: string) =>
    bodyQuery([...consultationQueries.conversations, id], '/api/v1/consultation-requests/{id}/contacts', {
      path: { id },
    }),
  /** Through which states a request went, newest first. */
  history: (id: string) =>
    bodyQuery([...consultationQueries.histories, id], '/api/v1/consultation-requests/{id}/history', { path: { id } }),
};

/** A signed-in person's request (specification, section 6); changed at once; admins delete and bring back. */
export const useCreateConsultation = consultations.useCreate;
export const useUpdateConsultation = consultations.useUpdate;
export const useDeleteConsultation = consultations.useDelete;
export const useRestoreConsultation = consultations.useRestore;

/** Admin: converts a request to a project; answers with the project (decisions, section 4). */
export const useConvertToProject = consultations.step('convert-to-project');

/** Admin: converts a request to a draft deal; answers with the deal (decisions, section 4). */
export const useConvertToDeal = consultations.step('convert-to-deal');

/** Admin: records a contact with the requester (decisions 4.21). */
export const useLogConsultationContact = consultations.step('contacts');

/** Writes in the conversation of a request; the other side gets it by e-mail. */
export const useReplyToConsultation = consultations.step('replies');

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
