import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import { system } from '@portal/contracts';
import type { Job } from 'bullmq';
import { runInContext } from '../http/request-context.js';
import { JobProcessor } from '../queue/job-processor.js';
import { workerOptions } from '../queue/worker-options.js';
import { EventHandlers, type Listener } from './event-handlers.js';
import { readEvent } from './read-events.js';
import { causeOf } from './stored-event.js';
import { EventSignals } from './event-signals.js';

interface ListenerJob {
  event_id: string;
  listener: string;
}

/** Gives an event to one listener: its work and its row of `effects` in one transaction, so a repeat changes nothing. */
@Processor('events', { ...workerOptions, concurrency: 10 })
export class ListenerProcessor extends JobProcessor {
  constructor(
    private readonly em: EntityManager,
    private readonly handlers: EventHandlers,
    private readonly signals: EventSignals,
  ) {
    super();
  }

  /** @throws Error of a listener that this release doesn't have: another worker may, until the tries are used up */
  async process({ data }: Job<ListenerJob>): Promise<void> {
    const listener = this.handlers.listener(data.listener);
    if (!listener) throw new Error(`No listener is called ${data.listener}`);
    if (!(await this.effect(data.event_id, listener))) return;
    this.signals.delivered();
    if (listener.shows) this.signals.committed();
  }

  private async effect(eventId: string, listener: Listener): Promise<boolean> {
    const em = this.em.fork();
    const event = await readEvent(em, eventId);
    if (!event) return false;
    const cause = causeOf(event);
    const context = { requestId: event.request_id, actor: system, ip: null, userAgent: null, ...(cause && { cause }) };
    return runInContext(context, () =>
      em.transactional(async (inTransaction) => {
        const { affectedRows } = await inTransaction.execute<{ affectedRows: number }>(
          'insert into effects (event_id, listener, shows) values (?, ?, ?) on conflict do nothing',
          [eventId, listener.name, listener.shows],
          'run',
        );
        if (affectedRows === 0) return false;
        await listener.handle({ event, em: inTransaction });
        return true;
      }),
    );
  }
}
