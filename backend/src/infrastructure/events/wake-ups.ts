import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { RedisConnections } from '../queue/redis-connections.js';

/**
 * The hints that make things fast; each can be lost without harm, because everything they wake also sweeps.
 * `committed`: this process committed events · `fed`: some process numbered events · `effected`: a listener's effect was
 * committed here.
 */
interface Hints {
  committed: [];
  fed: [];
  effected: [];
}

/** Carries hints inside the process, and `fed` to all processes by Redis. A command hears nobody: it ends soon. */
@Injectable()
export class WakeUps implements OnApplicationBootstrap {
  private readonly logger = new Logger(WakeUps.name);
  private readonly hints = new EventEmitter<Hints>();
  private readonly channel: string;

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
    subscriber.on('message', () => this.hints.emit('fed'));
    subscriber.subscribe(this.channel).catch((error: unknown) => {
      this.logger.warn(`No wake-ups from other processes: ${String(error)}`);
    });
  }

  on(hint: keyof Hints, wake: () => void): void {
    this.hints.on(hint, wake);
  }

  committed(): void {
    this.hints.emit('committed');
  }

  effected(): void {
    this.hints.emit('effected');
  }

  /** Tells this process at once and the others by Redis. */
  numbered(): void {
    this.hints.emit('fed');
    const { producer } = this.connections;
    if (producer.status === 'ready') producer.publish(this.channel, '').catch(() => undefined);
  }
}
