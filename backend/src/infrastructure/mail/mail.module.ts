import { Global, Module } from '@nestjs/common';
import { AnonymousMailLimit } from './anonymous-mail-limit.js';
import { Mailer } from './mailer.js';

/** SMTP; what a mail says is its domain's, how it looks is `mailLayout`'s. */
@Global()
@Module({ providers: [AnonymousMailLimit, Mailer], exports: [AnonymousMailLimit, Mailer] })
export class MailModule {}
