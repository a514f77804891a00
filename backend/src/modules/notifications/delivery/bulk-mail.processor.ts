import { Processor } from '@nestjs/bullmq';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { MailProcessor } from './mail.processor.js';

/**
 * Sends the mails of messages to many people: a queue and connections of their own, and few at once, so that no mail about
 * a record waits behind them.
 */
@Processor('bulk-mail', { ...workerOptions, concurrency: 3 })
export class BulkMailProcessor extends MailProcessor {
  protected override readonly pool = 'broadcast';
}
