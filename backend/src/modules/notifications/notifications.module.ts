import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ClosedDaysModule } from '../closed-days/index.js';
import { InboundMailModule } from '../inbound-mail/index.js';
import { BillingMails } from './delivery/billing-mails.js';
import { BillingNotifications } from './listeners/billing-notifications.listener.js';
import { CommentNotifications } from './listeners/comment-notifications.listener.js';
import { ConsultationNotifications } from './listeners/consultation-notifications.listener.js';
import { InboundMailNotifications } from './listeners/inbound-mail-notifications.listener.js';
import { DealNotifications } from './listeners/deal-notifications.listener.js';
import { DealNotifier } from './listeners/deal-notifier.js';
import { DocumentNotifications } from './listeners/document-notifications.listener.js';
import { Delivery } from './delivery/delivery.js';
import { MailProcessor } from './delivery/mail.processor.js';
import { MeetingMails } from './delivery/meeting-mails.js';
import { MeetingNotifications } from './listeners/meeting-notifications.listener.js';
import { MeetingNotifier } from './listeners/meeting-notifier.js';
import { MilestoneNotifications } from './listeners/milestone-notifications.listener.js';
import { NotificationMails } from './delivery/notification-mails.js';
import { NotificationOutbox } from './delivery/notification-outbox.js';
import { NotificationSchema } from './notification.entity.js';
import { NotificationsController } from './inbox/notifications.controller.js';
import { NotificationsProjector } from './notifications.projector.js';
import { NotificationsPurge } from './notifications.purge.js';
import { NotificationsReader } from './inbox/notifications.reader.js';
import { NotificationsService } from './inbox/notifications.service.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { PushClient } from './push/push-client.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushOutbox } from './push/push-outbox.js';
import { PushProcessor } from './push/push.processor.js';
import { MailChoiceController } from './unsubscribe/mail-choice.controller.js';
import { MailChoiceService } from './unsubscribe/mail-choice.service.js';
import { UnsubscribeLinks } from './unsubscribe/unsubscribe-link.js';
import { ProjectNotifications } from './listeners/project-notifications.listener.js';
import { ProjectNotifier } from './listeners/project-notifier.js';
import { RecipientsReader } from './listeners/recipients.reader.js';
import { SecurityNotifications } from './listeners/security-notifications.listener.js';
import { TicketMails } from './delivery/ticket-mails.js';
import { TicketNotifications } from './listeners/ticket-notifications.listener.js';
import { WorkflowNotifications } from './listeners/workflow-notifications.listener.js';
import { TaskNotifications } from './listeners/task-notifications.listener.js';

/** Notifications by recipient and channel. Reads events and other domains; no module imports it. */
@Module({
  imports: [AuthModule, ClosedDaysModule, InboundMailModule, MikroOrmModule.forFeature([NotificationSchema])],
  controllers: [NotificationsController, MailChoiceController, PushDevicesController],
  providers: [
    BillingMails,
    BillingNotifications,
    CommentNotifications,
    ConsultationNotifications,
    DealNotifications,
    InboundMailNotifications,
    DealNotifier,
    DocumentNotifications,
    Delivery,
    MailChoiceService,
    MailProcessor,
    MeetingMails,
    MeetingNotifications,
    MeetingNotifier,
    MilestoneNotifications,
    NotificationMails,
    NotificationOutbox,
    NotificationsProjector,
    NotificationsPurge,
    NotificationsReader,
    NotificationsService,
    PreferencesService,
    ProjectNotifications,
    ProjectNotifier,
    PushClient,
    PushDevicesService,
    PushOutbox,
    PushProcessor,
    RecipientsReader,
    SecurityNotifications,
    TaskNotifications,
    TicketMails,
    TicketNotifications,
    UnsubscribeLinks,
    WorkflowNotifications,
  ],
})
export class NotificationsModule {}
