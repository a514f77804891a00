import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Config } from '../config/config.js';

/** Commands to Redis fail after this, in milliseconds. */
const COMMAND_TIMEOUT = 2_000;
const RETRY_AFTER_AT_MOST = 2_000;

const retryStrategy = (times: number): number => Math.min(50 * 2 ** Math.min(times, 6), RETRY_AFTER_AT_MOST);

/**
 * One connection a use, because they fail differently: adding jobs and publishing give up after two seconds and never
 * wait in line; workers wait for ever; a subscribed connection can do nothing else.
 */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private readonly opened = new Map<string, Redis>();

  constructor(private readonly config: Config) {}

  /** For adding jobs and publishing: refuses at once while Redis is away. */
  get producer(): Redis {
    return this.open('producer', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT,
    });
  }

  /** For workers. */
  get consumer(): Redis {
    return this.open('consumer', { maxRetriesPerRequest: null });
  }

  /** Calls back with each message that a process publishes under this name; messages can be lost. */
  listen(name: string, onMessage: (message: string) => void): void {
    const subscriber = this.open('subscriber', { maxRetriesPerRequest: null });
    const own = this.channelOf(name);
    subscriber.on('message', (channel, message) => {
      if (channel === own) onMessage(message);
    });
    subscriber.subscribe(own).catch((error: unknown) => {
      this.logger.warn(`No ${name} from other processes: ${String(error)}`);
    });
  }

  /** Sends a message to all processes, this one included; none while Redis is away. */
  async publish(name: string, message: string): Promise<void> {
    if (this.producer.status === 'ready') await this.producer.publish(this.channelOf(name), message);
  }

  onApplicationShutdown(): void {
    for (const redis of this.opened.values()) redis.disconnect();
  }

  private channelOf(name: string): string {
    return `${this.config.queuePrefix}:${name}`;
  }

  private open(use: string, options: RedisOptions): Redis {
    const known = this.opened.get(use);
    if (known) return known;
    const redis = new Redis(this.config.redisUrl, {
      ...options,
      retryStrategy,
      enableReadyCheck: true,
      connectTimeout: 5_000,
    });
    let away = false;
    redis.on('error', (error: Error) => {
      if (!away) this.logger.warn(`Redis is away (${use}): ${error.message}`);
      away = true;
    });
    redis.on('ready', () => {
      if (away) this.logger.log(`Redis is back (${use})`);
      away = false;
    });
    this.opened.set(use, redis);
    return redis;
  }
}
