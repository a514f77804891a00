import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { EventSignals } from './event-signals.js';
import { LoopRunner, PollingLoop } from './polling-loop.js';
import { Reconciler } from './reconciler.js';
import { Relay } from './relay.js';

/**
 * Gives committed events, and effects of listeners that screens show, their feed position in the order in which they
 * were written. One process at a time: the lock is held until the positions are committed, so a reader that has seen a
 * position has seen all lower ones, which the sequence alone would not promise.
 */
@Injectable()
export class EventSequencer {
  constructor(private readonly em: EntityManager) {}

  /** Sequences everything committed that has no position yet, in one statement; answers how much that was. */
  async sequence(): Promise<number> {
    const [row] = await this.em.fork().execute<{ sequenced: string }[]>('select give_feed_positions() as sequenced');
    return Number(row?.sequenced ?? 0);
  }
}

/**
 * Runs the loops of events: every process sequences what it has written; only the worker relays and reconciles, so that
 * an api adds no jobs.
 */
@Injectable()
export class EventLoops extends LoopRunner {
  protected readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    signals: EventSignals,
    sequencer: EventSequencer,
    relay: Relay,
    reconciler: Reconciler,
    config: Config,
  ) {
    super();
    const every = config.reconcileSeconds * 1_000;
    const sequencing = new PollingLoop(EventSequencer.name, async () => {
      if ((await sequencer.sequence()) > 0) signals.sequenced();
    });
    const relaying = new PollingLoop(Relay.name, () => relay.relay());
    const reconciling = new PollingLoop(Reconciler.name, () => reconciler.reconcile(), every);
    const enqueuing = new PollingLoop('PendingJobs', () => reconciler.enqueuePending(), every);
    signals.on('committed', () => {
      sequencing.trigger();
    });
    signals.on('sequenced', () => {
      relaying.trigger();
      enqueuing.trigger();
    });
    signals.on('delivered', () => {
      enqueuing.trigger();
    });
    this.loops = {
      api: [sequencing],
      worker: [sequencing, relaying, reconciling, enqueuing],
      inbound: [sequencing],
      cli: [],
    }[role];
  }
}
