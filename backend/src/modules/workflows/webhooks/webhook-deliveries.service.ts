import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type ListWebhookDeliveries,
  type Page,
  type WebhookDeliveryView,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { filterDeliveries, selectDeliveries, toDeliveryView } from './webhook-deliveries.queries.js';

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
