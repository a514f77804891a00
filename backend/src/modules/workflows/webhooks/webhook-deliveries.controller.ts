import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  type Actor,
  byId,
  type ById,
  listWebhookDeliveries,
  type ListWebhookDeliveries,
  webhookDeliveryView,
} from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';

@Controller('workflows/deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveriesService) {}

  @Get()
  @Operation('List webhook deliveries', {
    description: 'Newest first.',
    permission: 'workflow_run.list',
    returns: webhookDeliveryView,
    list: true,
  })
  list(@CurrentActor() actor: Actor, @Query({ schema: listWebhookDeliveries }) query: ListWebhookDeliveries) {
    return this.deliveries.list(actor, query);
  }

  @Post(':id/redeliver')
  @Operation('Retry a webhook delivery', {
    permission: 'workflow.run',
    returns: webhookDeliveryView,
    errors: ['webhook_delivery.pending'],
  })
  redeliver(@CurrentActor() actor: Actor, @Param({ schema: byId }) { id }: ById) {
    return this.deliveries.redeliver(actor, id);
  }
}
