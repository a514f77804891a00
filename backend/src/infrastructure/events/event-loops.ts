import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { Numberer } from './numberer.js';
import { PollingLoop } from './polling-loop.js';
import { Reconciler } from './reconciler.js';
import { Relay } from './relay.js';
import { WakeUps } from './wake-ups.js';

const RECONCILE_EVERY = 5_000;

/**
 * Keeps events moving: numbered by whoever writes them, relayed and reconciled by the worker, whose jobs they become: an
 * api that answers calls has nothing to do with queues.
 */
@Injectable()
export class EventLoops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: PollingLoop[];

  constructor(
    @Inject(PROCESS_ROLE) role: ProcessRole,
    wakeUps: WakeUps,
    numberer: Numberer,
    relay: Relay,
    reconciler: Reconciler,
  ) {
    const numbering = new PollingLoop(Numberer.name, async () => {
      if ((await numberer.number()) > 0) wakeUps.numbered();
    });
    const relaying = new PollingLoop(Relay.name, () => relay.relay());
    const reconciling = new PollingLoop(Reconciler.name, () => reconciler.reconcile(), RECONCILE_EVERY);
    const owing = new PollingLoop(`${Reconciler.name}.addOwed`, () => reconciler.addOwed(), RECONCILE_EVERY);
    wakeUps.on('committed', () => {
      numbering.trigger();
    });
    wakeUps.on('fed', () => {
      relaying.trigger();
    });
    wakeUps.on('effected', () => {
      owing.trigger();
    });
    this.loops = { api: [numbering], worker: [numbering, relaying, reconciling, owing], cli: [] }[role];
  }

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }
}
