import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';

/** SMTP; what a mail says is its domain's, how it looks is `mailLayout`'s. */
@Global()
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
