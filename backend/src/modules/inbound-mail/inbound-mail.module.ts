import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { UsersModule } from '../users/index.js';
import { InboundMailFiles } from './inbound-mail-files.js';
import { InboundMailReceiver } from './inbound-mail.receiver.js';
import { InboundMailSchema } from './inbound-mail.entity.js';
import { InboundMailsController } from './inbound-mails.controller.js';
import { InboundMailsProjector } from './inbound-mails.projector.js';
import { InboundMailsPurge } from './inbound-mails.purge.js';
import { InboundMailsReader } from './inbound-mails.reader.js';
import { InboundMailsService } from './inbound-mails.service.js';
import { MailMessages } from './mail-messages.js';
import { ReplyAddresses } from './reply-addresses.js';
import { SenderCheck } from './receiver/sender-check.js';
import { SmtpReceiver } from './receiver/smtp-receiver.js';

/** Support by mail: receives mails, and makes messages of tickets of them. */
@Module({
  imports: [MikroOrmModule.forFeature([InboundMailSchema]), CommentsModule, SupportConversationModule, UsersModule],
  controllers: [InboundMailsController],
  providers: [
    InboundMailFiles,
    InboundMailReceiver,
    InboundMailsProjector,
    InboundMailsPurge,
    InboundMailsReader,
    InboundMailsService,
    MailMessages,
    ReplyAddresses,
    SenderCheck,
    SmtpReceiver,
  ],
  exports: [InboundMailFiles, InboundMailsReader, ReplyAddresses],
})
export class InboundMailModule {}
