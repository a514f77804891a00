import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { WritingMessage, WritingNotice } from '@portal/contracts';
import { Config } from '../config/config.js';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { RedisConnections } from '../queue/redis-connections.js';
import { ActorNames } from './actor-names.js';
import { Sockets } from './sockets.js';

/** Broadcasts typing indicators to admins through Redis. Best effort: clients repeat them every 3 s. */
@Injectable()
export class TypingIndicators implements OnApplicationBootstrap {
  private readonly logger = new Logger(TypingIndicators.name);
  private readonly channel: string;

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    config: Config,
    private readonly connections: RedisConnections,
    private readonly names: ActorNames,
    private readonly sockets: Sockets,
  ) {
    this.channel = `${config.queuePrefix}:writing`;
  }

  onApplicationBootstrap(): void {
    if (this.role !== 'api') return;
    const { subscriber } = this.connections;
    subscriber.on('message', (channel, notice) => {
      if (channel === this.channel) this.sockets.announceTyping(JSON.parse(notice) as WritingNotice);
    });
    subscriber.subscribe(this.channel).catch((error: unknown) => {
      this.logger.warn(`No word of who writes from other processes: ${String(error)}`);
    });
  }

  /** Says that this person writes in a record; nothing is kept. */
  async announce(userId: string, message: WritingMessage): Promise<void> {
    const name = (await this.names.of([userId])).get(userId)?.toAdmins;
    const { producer } = this.connections;
    if (name === undefined || producer.status !== 'ready') return;
    const notice: WritingNotice = { ...message, by: { id: userId, name } };
    await producer.publish(this.channel, JSON.stringify(notice));
  }
}
