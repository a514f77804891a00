import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { WritingMessage, WritingNotice } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { RedisConnections } from '../queue/redis-connections.js';
import { ActorNames } from './actor-names.js';
import { Sockets } from './sockets.js';

const CHANNEL = 'writing';

/** Broadcasts typing indicators to admins through Redis. Best effort: clients repeat them every 3 s. */
@Injectable()
export class TypingIndicators implements OnApplicationBootstrap {
  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly connections: RedisConnections,
    private readonly names: ActorNames,
    private readonly sockets: Sockets,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role !== 'api') return;
    this.connections.listen(CHANNEL, (notice) => {
      this.sockets.announceTyping(JSON.parse(notice) as WritingNotice);
    });
  }

  /** Says that this person writes in a record; nothing is kept. */
  async announce(userId: string, message: WritingMessage): Promise<void> {
    const name = (await this.names.of([userId])).get(userId)?.toAdmins;
    if (name === undefined) return;
    const notice: WritingNotice = { ...message, by: { id: userId, name } };
    await this.connections.publish(CHANNEL, JSON.stringify(notice));
  }
}
