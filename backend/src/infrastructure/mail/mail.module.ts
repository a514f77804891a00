import { Global, Module } from '@nestjs/common';
import { AnonymousMailLimit } from './anonymous-mail-limit.js';
import { MailReferences } from './mail-references.js';
import { Mailer } from './mailer.js';

/** SMTP. The domains write the content of mails, `mailLayout` their layout. */
@Global()
@Module({
  providers: [AnonymousMailLimit, Mailer, MailReferences],
  exports: [AnonymousMailLimit, Mailer, MailReferences],
})
export class MailModule {}
