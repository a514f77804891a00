import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BroadcastAudience, NotificationCategory, BroadcastChannel } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { renderText } from '../../../infrastructure/message-texts/index.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { readAudience, type AudienceMember } from '../../users/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import { textInApp, variablesOf } from '../messages/message-text.js';
import { countProgress, finishBroadcast, stopCancelled } from './broadcast-progress.js';

/** People in one transaction: what a killed worker loses, and what it holds in memory. */
const BATCH = 500;

interface Sending {
  id: string;
  title: string;
  body: string;
  link: string | null;
  category: NotificationCategory;
  channels: BroadcastChannel[];
  audience: BroadcastAudience;
  started_at: string;
  cursor_id: string | null;
}

/**
 * Writes the notifications of messages that are being sent, batch after batch. Each batch and the place where it ended
 * are one transaction, under the lock of the message: whichever worker goes on, each person gets it once.
 */
@Injectable()
export class BroadcastFanOut extends Sweep {
  readonly name = 'send-broadcast';
  readonly every = 2_000;

  constructor(
    private readonly delivery: Delivery,
    private readonly config: Config,
  ) {
    super();
  }

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(
      em,
      `select id from broadcasts
       where (status = 'sending' or waiting > 0)
         and (status = 'sending' or status = 'cancelled' and finished_at > now() - interval '10 minutes'
           or counted_at is null or counted_at < now() - interval '1 minute')
       order by started_at`,
    );
  }

  async handle(em: EntityManager, id: string): Promise<void> {
    let people: number;
    let countedAt = Date.now();
    do {
      people = await this.sendBatch(em.fork(), id);
      if (Date.now() - countedAt < this.every) continue;
      await countProgress(em.fork(), id);
      countedAt = Date.now();
    } while (people === BATCH);
    await countProgress(em.fork(), id);
    await stopCancelled(em.fork(), id);
    await finishBroadcast(em.fork(), id);
  }

  /** Answers how many people it was for; none when the message is not, or no longer, being sent. */
  sendBatch(em: EntityManager, id: string): Promise<number> {
    return em.transactional(async (own) => {
      const [message] = await own.execute<Sending[]>(
        `select id, title, body, link, category, channels, audience, started_at, cursor_id from broadcasts
         where id = ? and status = 'sending' and fanned_out_at is null for update`,
        [id],
      );
      if (!message) return 0;
      const { audience, cursor_id: after, started_at } = message;
      const people = await readAudience(own, audience, { after, until: new Date(started_at), limit: BATCH });
      if (people.length > 0) {
        const eventId = recordEvent(own, 'broadcast.delivered', id, { people: people.length });
        const requests = people.map((person) => this.requestFor(message, person));
        await this.delivery.deliver(own, eventId, requests);
      }
      await own.flush();
      await own.execute(
        `update broadcasts set recipients = recipients + ?, cursor_id = coalesce(?, cursor_id),
           fanned_out_at = case when ? < ${BATCH} then now() end
         where id = ?`,
        [people.length, people.at(-1)?.id ?? null, people.length, id],
        'run',
      );
      return people.length;
    });
  }

  private requestFor(
    { id, title, body, link, category, channels }: Sending,
    person: AudienceMember,
  ): NotificationRequest {
    const variables = variablesOf(person);
    return {
      to: { id: person.id, email: person.email },
      // browsers show what the inbox has
      channels: channels.includes('in_app') ? [...channels, 'push'] : channels,
      message: {
        template: 'message',
        category,
        title: renderText('line', title, variables),
        body: channels.includes('in_app')
          ? textInApp(renderText('markdown', body, variables), this.config.publicUrl)
          : '',
        link: link ?? '/dashboard',
        data: { broadcast_id: id },
        broadcastId: id,
      },
    };
  }
}
