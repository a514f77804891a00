import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookDeliveryStatus } from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../../infrastructure/database/aggregate-root.js';

interface Called {
  triggerId: string;
  runId: string | null;
  url: string;
  body: string;
  redeliveredFrom?: string;
}

/** A webhook to be called; its id is the `webhook-id` of every try. */
export class WebhookDelivery extends AggregateRoot {
  triggerId!: string;
  runId: string | null = null;
  url!: string;
  status: WebhookDeliveryStatus = 'queued';
  tries = 0;
  requestBody!: string;
  responseStatus: number | null = null;
  responseBody: string | null = null;
  error: string | null = null;
  durationMs: number | null = null;
  redeliveredFrom: string | null = null;
  dueAt: Date | null = null;
  leasedUntil: Date | null = null;
  deliveredAt: Date | null = null;

  static queue({ triggerId, runId, url, body, redeliveredFrom = '' }: Called): WebhookDelivery {
    const delivery = Object.assign(new WebhookDelivery(), { triggerId, runId, url, requestBody: body });
    delivery.redeliveredFrom = redeliveredFrom || null;
    delivery.dueAt = delivery.createdAt;
    return delivery;
  }
}

export const WebhookDeliverySchema = defineEntity({
  class: WebhookDelivery,
  tableName: 'webhook_deliveries',
  properties: {
    ...aggregateProperties,
    triggerId: p.uuid(),
    runId: p.uuid().nullable(),
    url: p.text(),
    status: p.text().$type<WebhookDeliveryStatus>(),
    tries: p.integer(),
    requestBody: p.text(),
    responseStatus: p.integer().nullable(),
    responseBody: p.text().nullable(),
    error: p.text().nullable(),
    durationMs: p.integer().nullable(),
    redeliveredFrom: p.uuid().nullable(),
    dueAt: p.datetime().nullable(),
    leasedUntil: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
  },
});
