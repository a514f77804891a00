import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { PollingLoop } from '../events/polling-loop.js';
import { Sockets } from './sockets.js';

/** How often the sockets' unread data is looked at, in milliseconds. */
const EVERY = 1_000;

/** Disconnects clients that don't read, whose unread data would fill the memory (decisions 8.7). */
@Injectable()
export class SlowClients implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollingLoop(SlowClients.name, () => this.look(), EVERY);

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly sockets: Sockets,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'api') this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  look(): Promise<void> {
    this.sockets.dropSlow();
    return Promise.resolve();
  }
}
