import { Global, Module } from '@nestjs/common';
import { MessageTexts } from './message-texts.js';

/** The words of mails and notifications that admins may change. */
@Global()
@Module({ providers: [MessageTexts], exports: [MessageTexts] })
export class MessageTextsModule {}
