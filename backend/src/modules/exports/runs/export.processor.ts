import { Processor } from '@nestjs/bullmq';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import type { DataExport } from '../data-export.entity.js';
import { ExportMaker } from './export-maker.js';
import { ExportOutbox } from './export-outbox.js';

type ExportJob = Readonly<Record<'export_id', string>>;

/** Makes one export at a time: claim, write, mark. */
@Processor('exports', { ...workerOptions, concurrency: 1 })
export class ExportProcessor extends RowProcessor<ExportJob, DataExport> {
  constructor(
    private readonly outbox: ExportOutbox,
    private readonly maker: ExportMaker,
  ) {
    super();
  }

  protected claim({ export_id }: ExportJob): Promise<Claim<DataExport>> {
    return this.outbox.claim(export_id);
  }

  protected async work(run: DataExport): Promise<void> {
    await this.maker.make(run);
  }
}
