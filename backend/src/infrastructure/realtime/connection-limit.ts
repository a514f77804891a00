import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import type { Socket } from 'socket.io';
import { Config } from '../config/config.js';

type Connected = Pick<Socket, 'conn'>;

/** How many connections of one person this process keeps open: enough for every window, not for a flood. */
@Injectable()
export class ConnectionLimit {
  private readonly open = new Map<string, Set<Connected['conn']>>();

  constructor(private readonly config: Config) {}

  /**
   * Counts the connection as the user's until it ends. @throws DomainError `too_many_sockets` above the limit
   * (decisions 8.8)
   */
  take(userId: string, { conn }: Connected): void {
    const own = this.open.get(userId) ?? new Set<Connected['conn']>();
    if (own.has(conn) || conn.readyState === 'closed') return;
    if (own.size >= this.config.limits.socketsPerUser) throw new DomainError('too_many_sockets');
    this.open.set(userId, own.add(conn));
    conn.once('close', () => {
      own.delete(conn);
      if (own.size === 0) this.open.delete(userId);
    });
  }
}
