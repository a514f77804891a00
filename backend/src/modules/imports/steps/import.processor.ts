import { Processor } from '@nestjs/bullmq';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import type { Import } from '../import.entity.js';
import { ImportOutbox } from './import-outbox.js';
import { ImportWorker } from './import-worker.js';

type ImportJob = Readonly<Record<'import_id', string>>;

/** Imports that are under way at once, one batch of one of them at a time. */
const AT_ONCE = 4;

@Processor('imports', { ...workerOptions, concurrency: AT_ONCE })
export class ImportProcessor extends RowProcessor<ImportJob, Import> {
  constructor(
    private readonly outbox: ImportOutbox,
    private readonly steps: ImportWorker,
  ) {
    super();
  }

  protected claim({ import_id }: ImportJob): Promise<Claim<Import>> {
    return this.outbox.claim(import_id);
  }

  protected async work(run: Import): Promise<void> {
    await this.steps.work(run);
  }
}
