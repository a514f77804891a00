import { p } from '@mikro-orm/core';
import type { WebhookDeliveryStatus } from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';

interface Called {
  triggerId: string;
  runId: string | null;
  url: string;
  body: string;
  redeliveredFrom?: string;
}

/** A webhook to be called; its id is the `webhook-id` of every try. */
export class WebhookDelivery extends withProperties(AggregateRoot, {
  triggerId: p.uuid(),
  runId: p.uuid().nullable(),
  url: p.text(),
  status: text<WebhookDeliveryStatus>().onCreate(() => 'queued'),
  tries: p.integer().onCreate(() => 0),
  requestBody: p.text(),
  responseStatus: p.integer().nullable(),
  responseBody: p.text().nullable(),
  error: p.text().nullable(),
  durationMs: p.integer().nullable(),
  redeliveredFrom: p.uuid().nullable(),
  dueAt: p.datetime().nullable(),
  leasedUntil: p.datetime().nullable(),
  deliveredAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'webhook_deliveries';

  static queue({ triggerId, runId, url, body, redeliveredFrom = '' }: Called): WebhookDelivery {
    const delivery = Object.assign(new WebhookDelivery(), { triggerId, runId, url, requestBody: body });
    delivery.redeliveredFrom = redeliveredFrom || null;
    delivery.dueAt = delivery.createdAt;
    return delivery;
  }
}
