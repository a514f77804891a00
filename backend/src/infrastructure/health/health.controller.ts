import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OutsideApi } from '../http/operation.js';
import { RateLimits } from '../http/limits/rate-limits.js';
import { MalwareScanner } from '../storage/malware/malware-scanner.js';
import { Lifecycle } from './lifecycle.js';

interface Readiness {
  status: 'ready' | 'unavailable' | 'ending';
  database: boolean;
  /** Queues and wake-ups; the product goes on without it for a while, so it doesn't decide. */
  redis: boolean;
  /** ClamAV, where `CLAMD` names it: only files wait while it is away, so it doesn't decide. */
  malware_scanner?: boolean;
}

const PATIENCE = 2_000;

/** For load balancers and people on call. */
@OutsideApi()
@Controller('health')
export class HealthController {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly scanner: MalwareScanner,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** The process runs. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** The process can answer calls: the database answers and it isn't ending. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const [database, redis, scanner] = await Promise.all([
      answersInTime(this.em.fork().execute('select 1')),
      answersInTime(this.rateLimits.ping()),
      this.scanner.isSet ? answersInTime(this.scanner.ping()) : undefined,
    ]);
    const status = this.lifecycle.isDraining ? 'ending' : database ? 'ready' : 'unavailable';
    if (status !== 'ready') void reply.status(503);
    return { status, database, redis, ...(scanner === undefined ? {} : { malware_scanner: scanner }) };
  }
}

function answersInTime(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, pause(PATIENCE, false, { ref: false })]);
}
