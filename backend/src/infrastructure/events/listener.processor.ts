import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { runInContext, systemContext } from '../http/request-context.js';
import { JobProcessor } from '../queue/job-processor.js';
import { workerOptions } from '../queue/worker-options.js';
import { rowsOf } from '../schedule/index.js';
import { EventHandlers, type Listener } from './event-handlers.js';
import { causeOf, readEvent } from './stored-event.js';
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
    const context = { ...systemContext(event.request_id), ...(cause && { cause }) };
    return runInContext(context, () =>
      em.transactional(async (inTransaction) => {
        const added = await rowsOf(
          inTransaction,
          'insert into effects (event_id, listener, shows) values (?, ?, ?) on conflict do nothing',
          [eventId, listener.name, listener.shows],
        );
        if (added === 0) return false;
        await listener.handle({ event, em: inTransaction });
        return true;
      }),
    );
  }
}
