import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { EventSequencer } from './event-sequencer.js';
import { PollingLoop } from './polling-loop.js';
import { Reconciler } from './reconciler.js';
import { Relay } from './relay.js';
import { EventSignals } from './event-signals.js';

/**
 * Runs the loops of events: every process sequences what it has written; only the worker relays and reconciles, so that
 * an api adds no jobs.
 */
@Injectable()
export class EventLoops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    signals: EventSignals,
    sequencer: EventSequencer,
    relay: Relay,
    reconciler: Reconciler,
    config: Config,
  ) {
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

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }
}
