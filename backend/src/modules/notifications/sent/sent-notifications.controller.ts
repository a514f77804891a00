import { Controller, Get, Query } from '@nestjs/common';
import {
  listSentNotifications,
  sentNotificationView,
  type ListSentNotifications,
  type Page,
  type SentNotificationView,
  type UserActor,
} from '@portal/contracts';
import { CurrentActor } from '../../../infrastructure/auth/current-actor.decorator.js';
import { Operation } from '../../../infrastructure/http/operation.decorator.js';
import { SentNotificationsReader } from './sent-notifications.reader.js';

@Controller('notifications/sent')
export class SentNotificationsController {
  constructor(private readonly reader: SentNotificationsReader) {}

  @Get()
  @Operation('List sent notifications', {
    description: 'Of all users with their delivery, newest first.',
    permission: 'notification.list_all',
    returns: sentNotificationView,
    list: true,
  })
  list(
    @CurrentActor() actor: UserActor,
    @Query({ schema: listSentNotifications }) query: ListSentNotifications,
  ): Promise<Page<SentNotificationView>> {
    return this.reader.list(actor, query);
  }
}
