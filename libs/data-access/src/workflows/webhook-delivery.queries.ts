import type { ListWebhookDeliveries, WebhookDeliveryView } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/use-action.js';

export const webhookDeliveryQueries = {
  lists: keys.webhookDeliveries,
  /** Webhooks that workflows called, newest first, with what was sent and what came of it. */
  list: (filter: Partial<ListWebhookDeliveries> = {}) =>
    queryOptions({
      queryKey: [...keys.webhookDeliveries, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/workflows/deliveries', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
};

/** Calls a webhook again with the same content; answers the new delivery. */
export function useRedeliverWebhook() {
  return useAction<{ id: string }, WebhookDeliveryView>({
    run: ({ id }, headers) =>
      recordOf(api.POST('/api/v1/workflows/deliveries/{id}/redeliver', { params: { path: { id } }, headers })),
    invalidates: [keys.webhookDeliveries],
  });
}
