import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Config } from '../config/config.js';
import { clientNetwork } from './client-network.js';
import { FairQueue } from './fair-queue.js';

/** More than a busy browser asks for at once, less than what would keep the process busy for minutes. */
const MAX_WAITING = 200;

/**
 * Runs a few calls of one person at a time, so that expensive ones (long periods, deep pages, searches) wait behind each
 * other and not before other people's. Visitors are told apart by their network.
 */
@Injectable()
export class CallQueue {
  private readonly queue: FairQueue;

  constructor(config: Config) {
    this.queue = new FairQueue({
      atOnce: Number.POSITIVE_INFINITY,
      perKey: config.limits.callsAtOncePerUser,
      waitingPerKey: MAX_WAITING,
    });
  }

  /** Waits for the caller's turn, which lasts until the answer is sent. @throws DomainError `unavailable` */
  async enter(actor: Actor, ip: string, reply: FastifyReply): Promise<void> {
    const leave = await this.queue.enter(actor.id ?? clientNetwork(ip));
    if (reply.raw.closed || reply.raw.destroyed) leave();
    else reply.raw.once('finish', leave).once('close', leave);
  }
}
