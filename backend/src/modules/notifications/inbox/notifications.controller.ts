import { Controller, Get, Post, Put } from '@nestjs/common';
import {
  ChangeMailChoice,
  ListNotifications,
  ListSentNotifications,
  MailChoice,
  MarkAllNotifications,
  MarkedNotifications,
  NotificationPreferences,
  NotificationView,
  SentNotificationView,
  UnreadNotifications,
  UpdateNotification,
  UpdateNotificationPreferences,
  type Actor,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';

@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly preferences: PreferencesService,
  ) {}

  @Get()
  @Operation('List notifications', 'notification.list', [NotificationView], {
    description: 'The caller’s, newest first.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListNotifications) query: ListNotifications) {
    return this.notifications.list(actor, query);
  }

  @Get('unread')
  @Operation('Count unread notifications', 'notification.list', UnreadNotifications)
  unread(@CurrentActor() actor: UserActor) {
    return this.notifications.unread(actor);
  }

  @Post('read-all')
  @Operation('Mark all notifications as read', 'notification.update', UnreadNotifications, { status: 200 })
  readAll(@CurrentActor() actor: UserActor) {
    return this.notifications.readAll(actor);
  }

  @Post('mark-all')
  @Operation('Bulk-update notifications', 'notification.update', MarkedNotifications, {
    description: 'Marks all or a category as read, archives what was read, or reverts that.',
    status: 200,
    example: { read: true, category: 'projects' },
  })
  markAll(@CurrentActor() actor: UserActor, @Body(MarkAllNotifications) input: MarkAllNotifications) {
    return this.notifications.markAll(actor, input);
  }

  @Get('preferences')
  @Operation('Get notification preferences', 'notification_preference.read', NotificationPreferences)
  getPreferences(@CurrentActor() actor: UserActor) {
    return this.preferences.get(actor);
  }

  @Put('preferences')
  @Operation('Change notification preferences', 'notification_preference.update', NotificationPreferences, {
    description: 'What comes by mail and push, and quiet hours; only named settings change.',
    errors: ['notification.locked'],
    example: { preferences: [{ category: 'projects', email: 'at_once' }] },
  })
  changePreferences(
    @CurrentActor() actor: UserActor,
    @Body(UpdateNotificationPreferences) input: UpdateNotificationPreferences,
  ) {
    return this.preferences.update(actor, input);
  }

  @Put(':id')
  @Operation('Change a notification', 'notification.update', NotificationView, {
    description: 'Marks it as read or unread, archives or unarchives it.',
    example: { read: true },
  })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateNotification) input: UpdateNotification) {
    return this.notifications.update(actor, id, input);
  }
}

@Controller('notifications/sent')
export class SentNotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Operation('List sent notifications', 'notification.list_all', [SentNotificationView], {
    description: 'Of all users with their delivery, newest first.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListSentNotifications) query: ListSentNotifications) {
    return this.notifications.listSent(actor, query);
  }
}

@Controller('notifications/mail-choice')
export class MailChoiceController {
  constructor(private readonly preferences: PreferencesService) {}

  @Post()
  @Operation('Get or change mail preferences by link', 'notification_preference.update_by_link', MailChoice, {
    description: 'For the kind of mail that carries the link; no session is needed.',
    status: 200,
    errors: ['notification.link_invalid'],
    example: { token: 'from-the-link-in-the-mail', preferences: [{ category: 'projects', email: 'off' }] },
  })
  change(@CurrentActor() actor: Actor, @Body(ChangeMailChoice) input: ChangeMailChoice) {
    return this.preferences.updateByLink(actor, input);
  }
}
