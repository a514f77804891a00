import { Controller, Get } from '@nestjs/common';
import {
  listSentNotifications,
  sentNotificationView,
  type ListSentNotifications,
  type UserActor,
} from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../../infrastructure/http/operation.js';
import { SentNotificationsReader } from './sent-notifications.reader.js';

@Controller('notifications/sent')
export class SentNotificationsController {
  constructor(private readonly reader: SentNotificationsReader) {}

  @Get()
  @Operation('List sent notifications', 'notification.list_all', [sentNotificationView], {
    description: 'Of all users with their delivery, newest first.',
  })
  list(@CurrentActor() actor: UserActor, @Query(listSentNotifications) query: ListSentNotifications) {
    return this.reader.list(actor, query);
  }
}
