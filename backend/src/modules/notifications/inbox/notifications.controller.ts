import { Controller, Get, Post, Put } from '@nestjs/common';
import {
  listNotifications,
  markAllNotifications,
  markedNotifications,
  notificationPreferences,
  notificationView,
  unreadNotifications,
  updateNotification,
  updateNotificationPreferences,
  type ListNotifications,
  type MarkAllNotifications,
  type MarkedNotifications,
  type NotificationPreferences,
  type NotificationView,
  type Page,
  type UnreadNotifications,
  type UpdateNotification,
  type UpdateNotificationPreferences,
  type UserActor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.decorator.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';

@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly preferences: PreferencesService,
  ) {}

  @Get()
  @Operation('List notifications', {
    description: 'The caller’s, newest first.',
    permission: 'notification.list',
    lists: notificationView,
  })
  list(
    @CurrentActor() actor: UserActor,
    @Query(listNotifications) query: ListNotifications,
  ): Promise<Page<NotificationView>> {
    return this.notifications.list(actor, query);
  }

  @Get('unread')
  @Operation('Count unread notifications', { permission: 'notification.list', returns: unreadNotifications })
  unread(@CurrentActor() actor: UserActor): Promise<UnreadNotifications> {
    return this.notifications.unread(actor);
  }

  @Post('read-all')
  @Operation('Mark all notifications as read', {
    permission: 'notification.update',
    returns: unreadNotifications,
    status: 200,
  })
  readAll(@CurrentActor() actor: UserActor): Promise<UnreadNotifications> {
    return this.notifications.readAll(actor);
  }

  @Post('mark-all')
  @Operation('Bulk-update notifications', {
    description: 'Marks all or a category as read, archives what was read, or reverts that.',
    permission: 'notification.update',
    returns: markedNotifications,
    status: 200,
    example: { read: true, category: 'projects' },
  })
  markAll(
    @CurrentActor() actor: UserActor,
    @Body(markAllNotifications) input: MarkAllNotifications,
  ): Promise<MarkedNotifications> {
    return this.notifications.markAll(actor, input);
  }

  @Get('preferences')
  @Operation('Get notification preferences', {
    permission: 'notification_preference.read',
    returns: notificationPreferences,
  })
  getPreferences(@CurrentActor() actor: UserActor): Promise<NotificationPreferences> {
    return this.preferences.get(actor);
  }

  @Put('preferences')
  @Operation('Change notification preferences', {
    description: 'What comes by mail and push, and quiet hours; only named settings change.',
    permission: 'notification_preference.update',
    returns: notificationPreferences,
    errors: ['notification.locked'],
    example: { preferences: [{ category: 'projects', email: 'at_once' }] },
  })
  changePreferences(
    @CurrentActor() actor: UserActor,
    @Body(updateNotificationPreferences) input: UpdateNotificationPreferences,
  ): Promise<NotificationPreferences> {
    return this.preferences.update(actor, input);
  }

  @Put(':id')
  @Operation('Change a notification', {
    description: 'Marks it as read or unread, archives or unarchives it.',
    permission: 'notification.update',
    returns: notificationView,
    example: { read: true },
  })
  update(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body(updateNotification) input: UpdateNotification,
  ): Promise<NotificationView> {
    return this.notifications.update(actor, id, input);
  }
}
