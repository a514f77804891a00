import type { ListWebhookDeliveries, WebhookDeliveryView } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { pageQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

export const webhookDeliveryQueries = {
  lists: keys.webhookDeliveries,
  /** Webhooks that workflows called, newest first, with what was sent and what came of it. */
  list: (filter: Partial<ListWebhookDeliveries> = {}) =>
    pageQuery([...keys.webhookDeliveries, filter], '/api/v1/workflows/deliveries', { query: filter }),
};

/** Calls a webhook again with the same content; answers the new delivery. */
export function useRedeliverWebhook() {
  return useAction<{ id: string }, WebhookDeliveryView>({
    run: ({ id }, headers) =>
      recordOf(api.POST('/api/v1/workflows/deliveries/{id}/redeliver', { params: { path: { id } }, headers })),
    invalidates: [keys.webhookDeliveries],
  });
}
