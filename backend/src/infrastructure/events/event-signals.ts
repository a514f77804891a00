import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { RedisConnections } from '../queue/redis-connections.js';

/**
 * What makes loops run at once; each signal can be lost without harm, because every loop polls too.
 * `committed`: this process committed events, or effects that screens show · `sequenced`: some process gave them their
 * feed positions · `delivered`: a listener's effect was committed here.
 */
interface Signals {
  committed: [];
  sequenced: [];
  delivered: [];
}

/** The name of `sequenced` in Redis. */
const CHANNEL = 'feed';

/** Carries signals inside the process, and `sequenced` to all processes by Redis. A command receives none: it ends soon. */
@Injectable()
export class EventSignals implements OnApplicationBootstrap {
  private readonly signals = new EventEmitter<Signals>();
  /** Sent along with signals, because Redis brings a process its own too. */
  private readonly sender = randomUUID();

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly connections: RedisConnections,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'cli') return;
    this.connections.listen(CHANNEL, (sender) => {
      if (sender !== this.sender) this.signals.emit('sequenced');
    });
  }

  on(signal: keyof Signals, trigger: () => void): void {
    this.signals.on(signal, trigger);
  }

  committed(): void {
    this.signals.emit('committed');
  }

  delivered(): void {
    this.signals.emit('delivered');
  }

  /** Signals this process directly and the others by Redis. */
  sequenced(): void {
    this.signals.emit('sequenced');
    this.connections.publish(CHANNEL, this.sender).catch(() => undefined);
  }
}
