import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, WebhookDeliveryView, type Actor, type ListWebhookDeliveries, type Page } from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
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

const columns = viewColumns('d', WebhookDeliveryView, { trigger_name: 'w.name', next_try_at: 'd.due_at' });

/** Deliveries with the name of their workflow; no permission check. */
const selectDeliveries = (em: EntityManager) =>
  kysely(em)
    .selectFrom('webhook_deliveries as d')
    .innerJoin('workflow_triggers as w', 'w.id', 'd.trigger_id')
    .select(columns);

/** The list's filter; newest first. */
function filterDeliveries(em: EntityManager, query: ListWebhookDeliveries) {
  let narrowed = selectDeliveries(em);
  if (query.trigger_id) narrowed = narrowed.where('d.trigger_id', '=', query.trigger_id);
  if (query.run_id) narrowed = narrowed.where('d.run_id', '=', query.run_id);
  if (query.status) narrowed = narrowed.where('d.status', 'in', inLiteral(query.status));
  return narrowed.orderBy('d.created_at', 'desc').orderBy('d.id', 'desc');
}

/** A delivery as the API shows it. */
const toDeliveryView = viewOf(WebhookDeliveryView);
