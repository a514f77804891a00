import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Config } from '../../config/config.js';
import { clientNetwork } from './client-network.js';
import { FairQueue } from './fair-queue.js';

/** More than a browser sends at once, less than what keeps the process busy for minutes. */
const MAX_WAITING = 200;

/**
 * Runs a few calls of one user at a time, so that expensive ones (long periods, deep pages, searches) delay no other
 * user (decisions 2.16). Anonymous callers are distinguished by network.
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
