import { Global, Module } from '@nestjs/common';
import { AnonymousMailLimit } from './anonymous-mail-limit.js';
import { Mailer } from './mailer.js';

/** SMTP. The domains write the content of mails, `mailLayout` their layout. */
@Global()
@Module({ providers: [AnonymousMailLimit, Mailer], exports: [AnonymousMailLimit, Mailer] })
export class MailModule {}
