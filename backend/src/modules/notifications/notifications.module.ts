import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { CommentsModule } from '../comments/index.js';
import { InboundMailModule } from '../inbound-mail/index.js';
import { ReportsModule } from '../reports/index.js';
import { Broadcast } from './broadcasts/broadcast.entity.js';
import { BroadcastFanOut } from './broadcasts/broadcast-fan-out.sweep.js';
import { BroadcastSchedule } from './broadcasts/broadcast-schedule.sweep.js';
import { BroadcastsController } from './broadcasts/broadcasts.controller.js';
import { BroadcastsProjector } from './broadcasts/broadcasts.projector.js';
import { BroadcastsService } from './broadcasts/broadcasts.service.js';
import { SupportModule } from '../support/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { ForwardMails } from './delivery/mails/forward-mails.js';
import { TicketForwardsController } from './forwards/ticket-forwards.controller.js';
import { TicketForwardsService } from './forwards/ticket-forwards.service.js';
import { BillingMails } from './delivery/mails/billing-mails.js';
import { InvoiceMailsController } from './invoice-mails/invoice-mails.controller.js';
import { InvitationMails } from './delivery/mails/invitation-mails.js';
import { InvitationNotifications } from './listeners/invitation-notifications.listener.js';
import { InvoiceMailsReader } from './invoice-mails/invoice-mails.reader.js';
import { AdminNotifications } from './listeners/admin-notifications.listener.js';
import { BillingNotifications } from './listeners/billing-notifications.listener.js';
import { CommentNotifications } from './listeners/comment-notifications.listener.js';
import { ConsultationMails } from './delivery/mails/consultation-mails.js';
import { OwnWordsMails } from './delivery/mails/own-words-mails.js';
import { ReportMails } from './delivery/mails/report-mails.js';
import { SecurityMails } from './delivery/mails/security-mails.js';
import { ConsultationNotifications } from './listeners/consultation-notifications.listener.js';
import { DealNotifications } from './listeners/deal-notifications.listener.js';
import { Delivery } from './delivery/delivery.js';
import { BulkMailProcessor, MailProcessor } from './delivery/mail.processor.js';
import { MeetingMails } from './delivery/mails/meeting-mails.js';
import { MeetingNotifications } from './listeners/meeting-notifications.listener.js';
import { ExportNotifications } from './listeners/export-notifications.listener.js';
import { ReportNotifications } from './listeners/report-notifications.listener.js';
import { NotificationMails } from './delivery/mails/notification-mails.js';
import { NotificationOutbox } from './delivery/notification-outbox.js';
import { Notification } from './notification.entity.js';
import {
  MailChoiceController,
  NotificationsController,
  SentNotificationsController,
} from './inbox/notifications.controller.js';
import { NotificationsProjector } from './notifications.projector.js';
import { notificationsRetention } from './notifications.retention.js';
import { NotificationsService } from './inbox/notifications.service.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushProcessor } from './push/push.processor.js';
import { OneClick } from './unsubscribe/one-click.js';
import { UnsubscribeLinks } from './unsubscribe/unsubscribe-link.js';
import { ProjectNotifications } from './listeners/project-notifications.listener.js';
import { ProjectNotifier } from './listeners/notifiers/project-notifier.js';
import { RecipientsReader } from './listeners/notifiers/recipients.reader.js';
import { SecurityNotifications } from './listeners/security-notifications.listener.js';
import { MailReportsListener } from './suppressions/mail-reports.listener.js';
import { MailSuppression } from './suppressions/mail-suppression.entity.js';
import { MailSuppressionsController } from './suppressions/mail-suppressions.controller.js';
import { MailSuppressionsService } from './suppressions/mail-suppressions.service.js';
import { TestMails } from './messages/test-mails.js';
import { TemplatesController } from './template-admin/templates.controller.js';
import { TemplatesReader } from './template-admin/templates.reader.js';
import { TemplatesService } from './template-admin/templates.service.js';
import { MessageFiles } from './delivery/message-files.js';
import { TicketMails } from './delivery/mails/ticket-mails.js';
import { TicketNotifications } from './listeners/ticket-notifications.listener.js';
import { WorkflowNotifications } from './listeners/workflow-notifications.listener.js';
import { TaskNotifications } from './listeners/task-notifications.listener.js';

/** Notifications by recipient and channel. Reads events and other domains; other observers send messages by it, no domain does. */
@Module({
  imports: [
    BillingModule,
    CommentsModule,
    AuthModule,
    InboundMailModule,
    ReportsModule,
    SupportConversationModule,
    SupportModule,
    entities(Notification, Broadcast, MailSuppression),
  ],
  controllers: [
    TemplatesController,
    BroadcastsController,
    SentNotificationsController,
    InvoiceMailsController,
    MailSuppressionsController,
    NotificationsController,
    TicketForwardsController,
    MailChoiceController,
    PushDevicesController,
  ],
  providers: [
    AdminNotifications,
    BillingMails,
    BroadcastFanOut,
    BroadcastSchedule,
    BroadcastsProjector,
    BroadcastsService,
    BulkMailProcessor,
    BillingNotifications,
    CommentNotifications,
    ConsultationMails,
    ConsultationNotifications,
    DealNotifications,
    Delivery,
    ExportNotifications,
    ForwardMails,
    InvitationMails,
    InvitationNotifications,
    InvoiceMailsReader,
    OneClick,
    MailProcessor,
    MailReportsListener,
    MailSuppressionsService,
    MeetingMails,
    MeetingNotifications,
    NotificationMails,
    NotificationOutbox,
    NotificationsProjector,
    ...notificationsRetention,
    NotificationsService,
    PreferencesService,
    ProjectNotifications,
    ProjectNotifier,
    PushDevicesService,
    PushProcessor,
    RecipientsReader,
    OwnWordsMails,
    ReportMails,
    ReportNotifications,
    SecurityMails,
    SecurityNotifications,
    TaskNotifications,
    TemplatesReader,
    TemplatesService,
    TestMails,
    MessageFiles,
    TicketForwardsService,
    TicketMails,
    TicketNotifications,
    UnsubscribeLinks,
    WorkflowNotifications,
  ],
})
export class NotificationsModule {}
