import { EntityManager } from '@mikro-orm/postgresql';
import { Processor } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, mayByRole, policies, type UserActor } from '@portal/contracts';
import { bulkRequestId } from '../../../infrastructure/events/index.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import type { Claim } from '../../../infrastructure/queue/leased-rows.js';
import { RowProcessor } from '../../../infrastructure/queue/row-processor.js';
import { workerOptions } from '../../../infrastructure/queue/worker-options.js';
import { userById } from '../../users/index.js';
import type { Import } from '../import.entity.js';
import { ApplyStep } from './apply-step.js';
import { CheckStep } from './check-step.js';
import { ImportBatches, StepTaken } from './import-batches.js';
import { ImportOutbox } from './import-outbox.js';
import { UndoStep } from './undo-step.js';

const MAX_TRIES = 3;
const BROKEN = 'Something went wrong on our side. Try it again; tell us if it fails once more';
const NO_RIGHTS = 'Whoever started it is no admin any more. Start it again';

/** Does one step of an import with the rights of the admin who started it, as if by so many calls of the API. */
@Injectable()
export class ImportWorker {
  private readonly logger = new Logger(ImportWorker.name);

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: ImportOutbox,
    private readonly batches: ImportBatches,
    private readonly checking: CheckStep,
    private readonly applying: ApplyStep,
    private readonly undoing: UndoStep,
  ) {}

  /** One attempt. @throws Error when it is to be tried again */
  async work(run: Import): Promise<void> {
    try {
      const actor = await this.actorOf(run);
      const context = { requestId: bulkRequestId(`import-${run.id}`), actor, ip: null, userAgent: null };
      await runInContext(context, () => this.step(run, actor));
    } catch (error) {
      await this.settle(run, error);
    }
  }

  private step(run: Import, actor: UserActor): Promise<void> {
    if (run.status === 'checking') return this.checking.run(run, actor);
    return run.status === 'applying' ? this.applying.run(run, actor) : this.undoing.run(run, actor);
  }

  private async actorOf({ startedBy, ownerId }: Import): Promise<UserActor> {
    const known = await userById(this.em.fork(), startedBy ?? ownerId);
    if (!known || known.status === 'suspended' || !mayByRole(policies['import.apply'], known.actor))
      throw new DomainError('forbidden');
    return known.actor;
  }

  private async settle(run: Import, error: unknown): Promise<void> {
    if (error instanceof StepTaken) return;
    const hasNoRights = error instanceof DomainError && error.code === 'forbidden';
    if (!hasNoRights && run.tries < MAX_TRIES) {
      await this.outbox.release(run);
      throw error;
    }
    if (!hasNoRights) this.logger.error({ import_id: run.id, err: error });
    await this.batches.end(run, (ended) => ended.fail(hasNoRights ? NO_RIGHTS : BROKEN));
  }
}

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
