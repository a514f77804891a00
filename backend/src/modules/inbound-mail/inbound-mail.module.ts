import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { olderThan, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { CommentsModule } from '../comments/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { UsersModule } from '../users/index.js';
import { INBOUND_MAILS, InboundMailFiles } from './inbound-mail-files.js';
import { InboundMailReceiver } from './inbound-mail.receiver.js';
import { InboundMailSchema } from './inbound-mail.entity.js';
import { InboundMailsController } from './inbound-mails.controller.js';
import { InboundMailsProjector } from './inbound-mails.projector.js';
import { InboundMailsReader } from './inbound-mails.reader.js';
import { InboundMailsService } from './inbound-mails.service.js';
import { MailMessages } from './messages/mail-messages.js';
import { MailThreads } from './messages/mail-threads.js';
import { OriginalMails } from './original-mails.js';
import { ReplyAddresses } from './reply-addresses.js';
import { MailReportSchema, MailReports } from './reports/mail-reports.js';
import { RefusedMails } from './refused/refused-mails.js';
import { RefusedMailsController } from './refused/refused-mails.controller.js';
import { RefusedMailsReader } from './refused/refused-mails.reader.js';
import { SenderLimits } from './refused/sender-limits.js';
import { SenderCheck } from './receiver/proof/sender-check.js';
import { SmtpReceiver } from './receiver/smtp-receiver.js';

/** Support by mail: receives mails, makes messages of tickets of them, and notes which of our own mails came back. */
@Module({
  imports: [
    MikroOrmModule.forFeature([InboundMailSchema, MailReportSchema]),
    CommentsModule,
    SupportConversationModule,
    UsersModule,
  ],
  controllers: [InboundMailsController, RefusedMailsController],
  providers: [
    InboundMailFiles,
    InboundMailReceiver,
    InboundMailsProjector,
    InboundMailsReader,
    InboundMailsService,
    MailMessages,
    MailReports,
    MailThreads,
    OriginalMails,
    RefusedMails,
    RefusedMailsReader,
    ReplyAddresses,
    SenderCheck,
    SenderLimits,
    SmtpReceiver,
    // strangers can write these rows, so they are bounded in time; the message of a filed mail stays in its thread
    retention(
      'purge-inbound-mails',
      { inbound_mails: [olderThan('180 days', 'created_at')] },
      { files: { folder: INBOUND_MAILS, known: pathsOf('inbound_mails') } },
    ),
    retention('purge-refused-mails', { refused_mails: [olderThan('30 days', 'refused_at')] }),
    retention('purge-mail-reports', { mail_reports: [olderThan('180 days', 'created_at')] }),
  ],
  exports: [InboundMailFiles, MailReports, ReplyAddresses],
})
export class InboundMailModule {}
