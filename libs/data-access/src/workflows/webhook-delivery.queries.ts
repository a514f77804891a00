import type { ListWebhookDeliveries } from '@portal/contracts';
import { defineAction, pageQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

export const webhookDeliveryQueries = {
  lists: keys.webhookDeliveries,
  /** Webhooks that workflows called, newest first, with what was sent and what came of it. */
  list: (filter: Partial<ListWebhookDeliveries> = {}) =>
    pageQuery([...keys.webhookDeliveries, filter], '/api/v1/workflows/deliveries', { query: filter }),
};

/** Calls a webhook again with the same content; answers the new delivery. */
export const useRedeliverWebhook = defineAction('post', '/api/v1/workflows/deliveries/{id}/redeliver', {
  invalidates: [keys.webhookDeliveries],
});
