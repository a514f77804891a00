import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { CommentsModule } from '../comments/index.js';
import { ConsultationConversationModule } from '../consultation-conversation/index.js';
import { SupportModule } from '../support/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { UsersModule } from '../users/index.js';
import { InboundMailFiles } from './inbound-mail-files.js';
import { InboundMail } from './inbound-mail.entity.js';
import { InboundMailReceiver } from './inbound-mail.receiver.js';
import { inboundMailRetention } from './inbound-mail.retention.js';
import { InboundMailsController, RefusedMailsController } from './inbound-mails.controller.js';
import { InboundMailsProjector } from './inbound-mails.projector.js';
import { InboundMailsService } from './inbound-mails.service.js';
import { MailCopiesReader } from './messages/mail-copies.js';
import { MailMessages } from './messages/mail-messages.js';
import { MailReadingPool } from './messages/mail-reading-pool.js';
import { OriginalMails } from './original-mails.js';
import { SenderCheck } from './receiver/proof/sender-check.js';
import { SmtpReceiver } from './receiver/smtp-receiver.js';
import { SenderLimits } from './receiver/sender-limits.js';
import { ReplyAddresses } from './reply-addresses.js';
import { MailReport, MailReports } from './reports/mail-reports.js';

/** Support by mail: receives mails, makes messages of tickets and requests of them, and notes which of our own mails came back. */
@Module({
  imports: [
    entities(InboundMail, MailReport),
    CommentsModule,
    ConsultationConversationModule,
    SupportConversationModule,
    SupportModule,
    UsersModule,
  ],
  controllers: [InboundMailsController, RefusedMailsController],
  providers: [
    InboundMailFiles,
    InboundMailReceiver,
    InboundMailsProjector,
    InboundMailsService,
    MailCopiesReader,
    MailMessages,
    MailReports,
    MailReadingPool,
    OriginalMails,
    ReplyAddresses,
    SenderCheck,
    SenderLimits,
    SmtpReceiver,
    ...inboundMailRetention,
  ],
  exports: [InboundMailFiles, MailReports, ReplyAddresses],
})
export class InboundMailModule {}
