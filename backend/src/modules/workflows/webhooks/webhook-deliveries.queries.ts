import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListWebhookDeliveries, WebhookDeliveryStatus, WebhookDeliveryView } from '@portal/contracts';
import type { InferResult } from 'kysely';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import { inLiteral, selectColumns } from '../../../infrastructure/database/read-kit.js';
import type { DB } from '../../../infrastructure/database/tables.js';

const columns = selectColumns([
  'd.id',
  'd.run_id',
  'd.trigger_id',
  'd.url',
  'd.status',
  'd.tries',
  'd.request_body',
  'd.response_status',
  'd.response_body',
  'd.error',
  'd.duration_ms',
  'd.redelivered_from',
  'd.due_at as next_try_at',
  'd.delivered_at',
  'd.created_at',
  'd.updated_at',
  'd.version',
]);

/** Deliveries with the name of their workflow; no permission check. */
export const selectDeliveries = (em: EntityManager) =>
  em
    .getKysely<DB>()
    .selectFrom('webhook_deliveries as d')
    .innerJoin('workflow_triggers as w', 'w.id', 'd.trigger_id')
    .select(columns)
    .select('w.name as trigger_name');

type Row = InferResult<ReturnType<typeof selectDeliveries>>[number];

/** The list's filter; newest first. */
export function filterDeliveries(em: EntityManager, query: ListWebhookDeliveries) {
  let narrowed = selectDeliveries(em);
  if (query.trigger_id) narrowed = narrowed.where('d.trigger_id', '=', query.trigger_id);
  if (query.run_id) narrowed = narrowed.where('d.run_id', '=', query.run_id);
  if (query.status) narrowed = narrowed.where('d.status', 'in', inLiteral(query.status));
  return narrowed.orderBy('d.created_at', 'desc').orderBy('d.id', 'desc');
}

const at = (value: Date | string | null): string | null => (value === null ? null : instantOf(value));

/** A delivery as the API shows it. */
export const toDeliveryView = (row: Row): WebhookDeliveryView => ({
  ...row,
  status: row.status as WebhookDeliveryStatus,
  next_try_at: at(row.next_try_at),
  delivered_at: at(row.delivered_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
