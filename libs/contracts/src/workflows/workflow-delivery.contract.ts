import { z } from 'zod';
import { freeJson } from '../core/free-json.js';
import { oneOrMore, pageQuery } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant, recordFields } from '../core/primitives.js';
import { workflowLimits } from './workflow-limits.js';

export const webhookDeliveryStatuses = ['queued', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

/** A webhook that a workflow calls, and what came of it. */
export const WebhookDeliveryView = object('WebhookDelivery', {
  id: id.meta({ description: 'Also the header webhook-id, the same for every try' }),
  run_id: id.nullable(),
  trigger_id: id,
  trigger_name: z.string(),
  url: z.string(),
  status: z.enum(webhookDeliveryStatuses),
  tries: z.int(),
  request_body: z.string(),
  response_status: z.int().nullable(),
  response_body: z.string().nullable().meta({ description: 'The first 64 KB' }),
  error: z.string().nullable(),
  duration_ms: z.int().nullable(),
  redelivered_from: id.nullable().meta({ description: 'The delivery that this one repeats' }),
  next_try_at: instant.nullable(),
  delivered_at: instant.nullable(),
  ...recordFields,
});
export type WebhookDeliveryView = z.infer<typeof WebhookDeliveryView>;

/** Newest first. */
export const ListWebhookDeliveries = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  trigger_id: id.optional(),
  run_id: id.optional(),
  status: oneOrMore(webhookDeliveryStatuses).optional(),
});
export type ListWebhookDeliveries = z.infer<typeof ListWebhookDeliveries>;

/** The answer to an incoming webhook. */
export const HookReceived = object('HookReceived', {
  run_id: id.nullable().meta({ description: 'null: the conditions do not hold, or it came before' }),
});
export type HookReceived = z.infer<typeof HookReceived>;

/** Any JSON object; what is larger as it was sent is refused before. */
export const HookBody = freeJson(workflowLimits.hookBytes).meta({ id: 'HookBody' });
export type HookBody = z.infer<typeof HookBody>;
