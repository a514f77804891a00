import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PROCESS_ROLE, type ProcessRole } from '../config/process-role.js';
import { IdempotencyStore } from './idempotency.store.js';

const HOUR = 3_600_000;

/** Empties the drawer of old answers, in the worker, once an hour. */
@Injectable()
export class IdempotencyCleanup implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(IdempotencyCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: IdempotencyStore,
    @Inject(PROCESS_ROLE) private readonly role: ProcessRole,
  ) {}

  onApplicationBootstrap(): void {
    if (this.role !== 'worker') return;
    this.timer = setInterval(() => void this.purge(), HOUR).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async purge(): Promise<void> {
    await this.store.purge().catch((error: unknown) => {
      this.logger.warn(error);
    });
  }
}
