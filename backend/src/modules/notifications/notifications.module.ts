import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { BillingMails } from './billing-mails.js';
import { BillingNotifications } from './billing-notifications.listener.js';
import { CommentNotifications } from './comment-notifications.listener.js';
import { ConsultationNotifications } from './consultation-notifications.listener.js';
import { DealNotifications } from './deal-notifications.listener.js';
import { DealTeller } from './deal-teller.js';
import { DocumentNotifications } from './document-notifications.listener.js';
import { Delivery } from './delivery.js';
import { MailProcessor } from './mail.processor.js';
import { MeetingMails } from './meeting-mails.js';
import { MeetingNotifications } from './meeting-notifications.listener.js';
import { MeetingTeller } from './meeting-teller.js';
import { MilestoneNotifications } from './milestone-notifications.listener.js';
import { NotificationMails } from './notification-mails.js';
import { NotificationOutbox } from './notification-outbox.js';
import { NotificationSchema } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsProjector } from './notifications.projector.js';
import { NotificationsPurge } from './notifications.purge.js';
import { NotificationsReader } from './notifications.reader.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesService } from './preferences.service.js';
import { ProjectNotifications } from './project-notifications.listener.js';
import { ProjectTeller } from './project-teller.js';
import { RecipientsReader } from './recipients.reader.js';
import { TaskNotifications } from './task-notifications.listener.js';

/** Who is told what by which channel. Knows events and other domains; nobody imports it. */
@Module({
  imports: [AuthModule, MikroOrmModule.forFeature([NotificationSchema])],
  controllers: [NotificationsController],
  providers: [
    BillingMails,
    BillingNotifications,
    CommentNotifications,
    ConsultationNotifications,
    DealNotifications,
    DealTeller,
    DocumentNotifications,
    Delivery,
    MailProcessor,
    MeetingMails,
    MeetingNotifications,
    MeetingTeller,
    MilestoneNotifications,
    NotificationMails,
    NotificationOutbox,
    NotificationsProjector,
    NotificationsPurge,
    NotificationsReader,
    NotificationsService,
    PreferencesService,
    ProjectNotifications,
    ProjectTeller,
    RecipientsReader,
    TaskNotifications,
  ],
})
export class NotificationsModule {}
