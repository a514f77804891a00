import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type ListWebhookDeliveries,
  type Page,
  type WebhookDeliveryStatus,
  type WebhookDeliveryView,
} from '@portal/contracts';
import type { InferResult } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, selectColumns } from '../../../infrastructure/database/read-kit.js';
import { instantOf, instantOrNull } from '../../../infrastructure/database/time/instant.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

/** The webhooks that workflows called, and what came of them. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  list(actor: Actor, query: ListWebhookDeliveries): Promise<Page<WebhookDeliveryView>> {
    authorizeRole(actor, 'workflow_run.list');
    return paginate(filterDeliveries(this.em, query), query, toDeliveryView);
  }

  /**
   * Calls the same address with the same body once more, as a delivery of its own; its run is not touched.
   * @throws DomainError `not_found`, `webhook_delivery.pending`
   */
  redeliver(actor: Actor, id: string): Promise<WebhookDeliveryView> {
    authorizeRole(actor, 'workflow.run');
    return this.em.transactional(async (em) => {
      const given = await lockForUpdate(em, WebhookDelivery, { id });
      if (given.status === 'queued') throw new DomainError('webhook_delivery.pending');
      const { triggerId, runId, url, requestBody: body } = given;
      const delivery = WebhookDelivery.queue({ triggerId, runId, url, body, redeliveredFrom: id });
      await em.persist(delivery).flush();
      return toDeliveryView(await selectDeliveries(em).where('d.id', '=', delivery.id).executeTakeFirstOrThrow());
    });
  }
}

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
const selectDeliveries = (em: EntityManager) =>
  kysely(em)
    .selectFrom('webhook_deliveries as d')
    .innerJoin('workflow_triggers as w', 'w.id', 'd.trigger_id')
    .select(columns)
    .select('w.name as trigger_name');

type Row = InferResult<ReturnType<typeof selectDeliveries>>[number];

/** The list's filter; newest first. */
function filterDeliveries(em: EntityManager, query: ListWebhookDeliveries) {
  let narrowed = selectDeliveries(em);
  if (query.trigger_id) narrowed = narrowed.where('d.trigger_id', '=', query.trigger_id);
  if (query.run_id) narrowed = narrowed.where('d.run_id', '=', query.run_id);
  if (query.status) narrowed = narrowed.where('d.status', 'in', inLiteral(query.status));
  return narrowed.orderBy('d.created_at', 'desc').orderBy('d.id', 'desc');
}

/** A delivery as the API shows it. */
const toDeliveryView = (row: Row): WebhookDeliveryView => ({
  ...row,
  status: row.status as WebhookDeliveryStatus,
  next_try_at: instantOrNull(row.next_try_at),
  delivered_at: instantOrNull(row.delivered_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
