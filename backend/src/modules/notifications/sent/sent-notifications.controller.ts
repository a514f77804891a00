import { Controller, Get } from '@nestjs/common';
import {
  listSentNotifications,
  sentNotificationView,
  type ListSentNotifications,
  type Page,
  type SentNotificationView,
  type UserActor,
} from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../../infrastructure/http/operation.decorator.js';
import { SentNotificationsReader } from './sent-notifications.reader.js';

@Controller('notifications/sent')
export class SentNotificationsController {
  constructor(private readonly reader: SentNotificationsReader) {}

  @Get()
  @Operation('List sent notifications', {
    description: 'Of all users with their delivery, newest first.',
    permission: 'notification.list_all',
    lists: sentNotificationView,
  })
  list(
    @CurrentActor() actor: UserActor,
    @Query(listSentNotifications) query: ListSentNotifications,
  ): Promise<Page<SentNotificationView>> {
    return this.reader.list(actor, query);
  }
}
