import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type NotNull } from 'kysely';
import { Config } from '../../../infrastructure/config/config.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { Broadcasts } from '../../../infrastructure/database/tables.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { renderText } from '../../../infrastructure/message-texts/index.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { readAudience, type AudienceMember } from '../../users/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import { textInApp, variablesOf } from '../messages/message-text.js';
import { countProgress, finishBroadcast, stopCancelled } from './broadcast-progress.js';

/** People in one transaction: what a killed worker loses, and what it holds in memory. */
const BATCH = 500;

type Sending = Pick<Broadcasts, 'id' | 'title' | 'body' | 'link' | 'category' | 'channels'>;

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

  async findDue(em: EntityManager): Promise<string[]> {
    const due = await kysely(em)
      .selectFrom('broadcasts')
      .select('id')
      .where(sql<boolean>`(status = 'sending' or waiting > 0)`)
      .where(
        sql<boolean>`(status = 'sending' or status = 'cancelled' and finished_at > now() - interval '10 minutes'
          or counted_at is null or counted_at < now() - interval '1 minute')`,
      )
      .orderBy('started_at')
      .execute();
    return due.map(({ id }) => id);
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
      const message = await kysely(own)
        .selectFrom('broadcasts')
        .select(['id', 'title', 'body', 'link', 'category', 'channels', 'audience', 'started_at', 'cursor_id'])
        .where((eb) => eb.and({ id, status: 'sending', fanned_out_at: null }))
        .$narrowType<{ started_at: NotNull }>() // one that is being sent has begun
        .forUpdate()
        .executeTakeFirst();
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
