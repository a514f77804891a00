import { Controller, Get, Post } from '@nestjs/common';
import { type Actor, ListWebhookDeliveries, WebhookDeliveryView } from '@portal/contracts';
import { CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';

@Controller('workflows/deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveriesService) {}

  @Get()
  @Operation('List webhook deliveries', 'workflow_run.list', [WebhookDeliveryView], { description: 'Newest first.' })
  list(@CurrentActor() actor: Actor, @Query(ListWebhookDeliveries) query: ListWebhookDeliveries) {
    return this.deliveries.list(actor, query);
  }

  @Post(':id/redeliver')
  @Operation('Retry a webhook delivery', 'workflow.run', WebhookDeliveryView, { errors: ['webhook_delivery.pending'] })
  redeliver(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.deliveries.redeliver(actor, id);
  }
}
