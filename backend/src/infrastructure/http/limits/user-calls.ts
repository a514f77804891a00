import { Injectable } from '@nestjs/common';
import { DomainError, type Actor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Config } from '../../config/config.js';
import { clientNetwork } from './client-network.js';
import { FairQueue } from './fair-queue.js';
import { RateLimits } from './rate-limits.js';

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

const MINUTE = 60;
/** The share of the limit that a process takes at a time, so that most calls don't need Redis (decisions 2.15). */
const SHARE = 1 / 24;
const MAX_USERS = 10_000;

/** How many calls a process may allow a user until then without Redis; none where the limit is used up. */
interface Credit {
  left: number;
  until: number;
  isUsedUp: boolean;
}

/** Limits the calls of a signed-in user per minute, over all processes. */
@Injectable()
export class UserCalls {
  private readonly credits = new Map<string, Credit>();
  private readonly requests = new Map<string, Promise<void>>();
  private readonly limit: number;
  private readonly share: number;

  constructor(
    private readonly limits: RateLimits,
    config: Config,
  ) {
    this.limit = config.limits.requestsPerUserMinute;
    this.share = Math.max(1, Math.floor(this.limit * SHARE));
  }

  /** Counts one call. @throws DomainError `rate_limited` with the seconds to wait */
  async count(userId: string): Promise<void> {
    for (;;) {
      const credit = this.credits.get(userId);
      if (credit && credit.until > Date.now()) {
        if (credit.isUsedUp) throw new DomainError('rate_limited', {}, { retryAfter: secondsUntil(credit.until) });
        if (credit.left > 0) {
          credit.left -= 1;
          return;
        }
      }
      await this.requestShare(userId);
    }
  }

  /** One question at a time for each user: calls that arrive meanwhile wait for its answer. */
  private requestShare(userId: string): Promise<void> {
    let request = this.requests.get(userId);
    if (!request) {
      request = this.takeShare(userId).finally(() => this.requests.delete(userId));
      this.requests.set(userId, request);
    }
    return request;
  }

  private async takeShare(userId: string): Promise<void> {
    if (this.credits.size >= MAX_USERS) this.forget();
    try {
      const lasts = await this.limits.take(this.share, {
        name: 'user-calls',
        key: userId,
        points: this.limit,
        perSeconds: MINUTE,
      });
      this.credits.set(userId, { left: this.share, until: Date.now() + lasts, isUsedUp: false });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
      const until = Date.now() + (error.extras.retryAfter ?? 1) * 1_000;
      this.credits.set(userId, { left: 0, until, isUsedUp: true });
    }
  }

  private forget(): void {
    for (const [userId, { until }] of this.credits) if (until <= Date.now()) this.credits.delete(userId);
  }
}

const secondsUntil = (instant: number): number => Math.max(1, Math.ceil((instant - Date.now()) / 1_000));
