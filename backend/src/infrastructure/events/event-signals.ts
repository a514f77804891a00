import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
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

/** Carries signals inside the process, and `sequenced` to all processes by Redis. A command receives none: it ends soon. */
@Injectable()
export class EventSignals implements OnApplicationBootstrap {
  private readonly logger = new Logger(EventSignals.name);
  private readonly signals = new EventEmitter<Signals>();
  private readonly channel: string;
  /** Sent along with signals, because Redis brings a process its own too. */
  private readonly sender = randomUUID();

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    config: Config,
    private readonly connections: RedisConnections,
  ) {
    this.channel = `${config.queuePrefix}:feed`;
  }

  onApplicationBootstrap(): void {
    if (this.role === 'cli') return;
    const { subscriber } = this.connections;
    subscriber.on('message', (channel, sender) => {
      if (channel === this.channel && sender !== this.sender) this.signals.emit('sequenced');
    });
    subscriber.subscribe(this.channel).catch((error: unknown) => {
      this.logger.warn(`No signals from other processes: ${String(error)}`);
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
    const { producer } = this.connections;
    if (producer.status === 'ready') producer.publish(this.channel, this.sender).catch(() => undefined);
  }
}
