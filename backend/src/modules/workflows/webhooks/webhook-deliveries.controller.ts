import { Controller, Get, Post } from '@nestjs/common';
import { type Actor, listWebhookDeliveries, type ListWebhookDeliveries, webhookDeliveryView } from '@portal/contracts';
import { CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';

@Controller('workflows/deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveriesService) {}

  @Get()
  @Operation('List webhook deliveries', 'workflow_run.list', [webhookDeliveryView], { description: 'Newest first.' })
  list(@CurrentActor() actor: Actor, @Query(listWebhookDeliveries) query: ListWebhookDeliveries) {
    return this.deliveries.list(actor, query);
  }

  @Post(':id/redeliver')
  @Operation('Retry a webhook delivery', 'workflow.run', webhookDeliveryView, { errors: ['webhook_delivery.pending'] })
  redeliver(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.deliveries.redeliver(actor, id);
  }
}
