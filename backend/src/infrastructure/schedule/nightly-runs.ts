import { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { system } from '@portal/contracts';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { markedMethods } from '../discovery/marked-methods.js';
import { Pump } from '../events/pump.js';
import { runInContext } from '../http/request-context.js';
import { Nightly, NIGHTLY, type NightlyJob } from './nightly.decorator.js';
import { rowsOf } from './purge-rows.js';

const LOOK_EVERY = 10 * 60_000;
const NIGHT = `(now() at time zone 'America/New_York' - interval '2 hours')::date`;
const GIVEN_UP_AFTER = `interval '1 hour'`;

/** Does what is due once a night; a row per job and night lets one worker do it, however many there are. */
@Injectable()
export class NightlyRuns implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(NightlyRuns.name);
  private readonly pump = new Pump(NightlyRuns.name, () => this.run(), LOOK_EVERY);

  constructor(
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
    private readonly em: EntityManager,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role === 'worker') this.pump.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.pump.stop();
  }

  /** Runs every job that nobody has run in this night; one that fails doesn't keep the others from running. */
  async run(): Promise<void> {
    for (const { mark: job, call } of markedMethods<string, NightlyJob>(this.discovery, this.scanner, NIGHTLY))
      if (await this.claim(job)) await this.do(job, call);
  }

  /** Nights that nobody asks about any more. */
  @Nightly('forget-nightly-runs')
  forget(em: EntityManager): Promise<number> {
    return rowsOf(em, `delete from nightly_runs where night < now()::date - 90`);
  }

  private async claim(job: string): Promise<boolean> {
    const claimed = await this.em.fork().execute<object[]>(
      `insert into nightly_runs as run (job, night) values (?, ${NIGHT})
       on conflict (job, night) do update set started_at = now()
       where run.finished_at is null and run.started_at < now() - ${GIVEN_UP_AFTER} returning 1`,
      [job],
    );
    return claimed.length > 0;
  }

  private async do(job: string, call: NightlyJob): Promise<void> {
    const em = this.em.fork();
    try {
      const context = { requestId: `nightly-${job}`, actor: system, ip: null, userAgent: null };
      const rows = await runInContext(context, () => call(em));
      const done = `update nightly_runs set finished_at = now(), rows_purged = ? where job = ? and finished_at is null`;
      await em.fork().execute(done, [rows, job], 'run');
      this.logger.log({ job, rows, msg: 'done for tonight' });
    } catch (error) {
      this.logger.error({ job, err: error, msg: 'failed, to be tried again' });
    }
  }
}
