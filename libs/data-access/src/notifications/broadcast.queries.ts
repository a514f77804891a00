import type { CountRecipients, PreviewBroadcast } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Filter } from '../http/api-types.js';
import { api, recordOf } from '../http/api.js';
import { defineAction, pageQuery, previewQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const broadcasts = defineResource('/api/v1/notifications/broadcasts', {
  key: keys.broadcasts,
  related: [keys.sentNotifications],
  restorable: false,
});

export const broadcastQueries = broadcasts.queries;

export const useCreateBroadcast = broadcasts.useCreate;
export const useUpdateBroadcast = broadcasts.useUpdate;
export const useDeleteBroadcast = broadcasts.useDelete;

/** Sends a draft; the server writes its notifications afterwards. */
export const useSendBroadcast = broadcasts.step('send');

/** Stops what of a message hasn’t gone. */
export const useCancelBroadcast = broadcasts.step('cancel');

/** Writes and sends a message in one call (specification, section 7). */
export const useSendNewBroadcast = defineAction('post', '/api/v1/notifications/send', {
  invalidates: [keys.broadcasts],
});

/** Sends a message to the user who writes it, as a mail. */
export const useTestBroadcast = defineAction('post', '/api/v1/notifications/broadcasts/test');

/** A message as its writer would get it. */
export const broadcastPreviewQuery = (body: PreviewBroadcast) =>
  previewQuery([...keys.broadcastPreviews, body], '/api/v1/notifications/broadcasts/preview', body);

/** How many people an audience is at this moment, and when mail of the category would reach them, sent now or then. */
export const recipientCountQuery = (body: CountRecipients) =>
  queryOptions({
    queryKey: [...keys.recipientCounts, body] as const,
    queryFn: ({ signal }) => recordOf(api.POST('/api/v1/notifications/broadcasts/recipients', { body, signal })),
    retry: false,
  });

/** The sent notifications of all users, newest first. */
export const sentNotificationQueries = {
  all: keys.sentNotifications,
  list: (filter: Filter<'/api/v1/notifications/sent'>) =>
    pageQuery([...keys.sentNotifications, 'list', filter], '/api/v1/notifications/sent', { query: filter }),
};
