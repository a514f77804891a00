import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError, type UserActor } from '@portal/contracts';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config.js';

const HOUR = 3_600;
/** How many visitors' allowances a customer has: what customers send mails admins, and accounts are free to make. */
const OF_A_VISITORS = 6;

/** A limit, and whose points of it are meant. */
interface Limit {
  name: string;
  key: string;
  points: number;
  perSeconds: number;
}

/** Counts that hold over all processes; while Redis is away each process counts by itself. */
@Injectable()
export class RateLimits implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(private readonly config: Config) {
    this.redis = new Redis(config.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 500,
      lazyConnect: true,
    });
    this.redis.on('error', () => undefined); // the insurance limiter answers meanwhile; health reports Redis
  }

  /** Waits for the first connection or its refusal; without Redis the process starts all the same. */
  async onApplicationBootstrap(): Promise<void> {
    await this.redis.connect().catch(() => undefined);
  }

  /**
   * Takes one point of `key` in the limit `name`.
   * @throws DomainError `rate_limited` with the seconds to wait
   */
  async consume(name: string, key: string, points: number, perSeconds: number): Promise<void> {
    await this.take(1, { name, key, points, perSeconds });
  }

  /** Takes one point of a customer in the hourly limit `name`; admins have none. @throws DomainError `rate_limited` */
  async consumeOfCustomer(name: string, { id, role }: UserActor): Promise<void> {
    if (role !== 'admin') await this.consume(name, id, this.config.limits.publicFormPerIpHour * OF_A_VISITORS, HOUR);
  }

  /**
   * Takes so many points at once. Resolves to the milliseconds until all of them are there again.
   * @throws DomainError `rate_limited` with the seconds to wait
   */
  async take(taken: number, { name, key, points, perSeconds }: Limit): Promise<number> {
    try {
      return (await this.limiter(name, points, perSeconds).consume(key, taken)).msBeforeNext;
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        throw new DomainError('rate_limited', {}, { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
      }
      throw error;
    }
  }

  /** How many points `key` has left in the limit `name`, without taking one. */
  async remaining(name: string, key: string, points: number, perSeconds: number): Promise<number> {
    const used = await this.limiter(name, points, perSeconds).get(key);
    return used ? Math.max(0, points - used.consumedPoints) : points;
  }

  /** Whether Redis answers. */
  ping(): Promise<unknown> {
    return this.redis.ping();
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private limiter(name: string, points: number, perSeconds: number): RateLimiterRedis {
    const id = `${name}/${points}/${perSeconds}`;
    let limiter = this.limiters.get(id);
    if (!limiter) {
      const options = { points, duration: perSeconds, keyPrefix: `${this.config.queuePrefix}:limit:${id}` };
      limiter = new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        insuranceLimiter: new RateLimiterMemory(options),
        rejectIfRedisNotReady: true,
      });
      this.limiters.set(id, limiter);
    }
    return limiter;
  }
}
