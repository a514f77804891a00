import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, liveRunStatuses, sentenceOf, workflowLimits, type WorkflowAction } from '@portal/contracts';
import { sql } from 'kysely';
import { setAuditContext } from '../../../infrastructure/database/connection/context-client.js';
import { fixedStatement } from '../../../infrastructure/database/fixed-statement.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { inLiteral, kysely } from '../../../infrastructure/database/read-kit.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { runInContext, systemContext } from '../../../infrastructure/http/request-context.js';
import type { StepContext } from '../actions/step.js';
import { retryPause } from '../retry-pauses.js';
import { WorkflowRun } from '../runs/workflow-run.entity.js';
import { WorkflowTrigger } from '../triggers/workflow-trigger.entity.js';
import { describeFailing, findFailing } from './evaluate-conditions.js';
import { definitionOf, StepContexts, type RunDefinition } from './step-contexts.js';
import { StepExecutor } from './step-executor.js';
import { endStep, writeStep, type StepRow } from './step-rows.js';
import { fillInStep } from './step-texts.js';
import { endOfWait } from './waits.js';

const OTHER_FAILURE = 'Something went wrong on our side';

type BegunStep = Pick<StepRow, 'run_id' | 'position' | 'action_type' | 'started_at' | 'input'>;

/** A step that failed: its transaction is undone, and another one says so. */
class StepFailure extends Error {
  constructor(
    readonly begun: BegunStep,
    override readonly cause: unknown,
  ) {
    super('A step of a workflow failed');
  }
}

const nextDue = fixedStatement((_, building) => {
  const live = kysely(building)
    .selectFrom('workflow_runs')
    .select('id')
    .where('status', 'in', inLiteral(liveRunStatuses));
  const due = live
    .where('due_at', '<=', sql<string>`now()`)
    .orderBy('due_at')
    .orderBy('id');
  return due.limit(sql.lit(1)).forUpdate().skipLocked();
});

/**
 * Takes the steps of runs that are due, each in a transaction of its own together with its row of history: a worker that
 * dies in between leaves the run where it was. Any number of workers may do so at once.
 */
@Injectable()
export class WorkflowRunner {
  private readonly logger = new Logger(WorkflowRunner.name);

  constructor(
    private readonly em: EntityManager,
    private readonly contexts: StepContexts,
    private readonly steps: StepExecutor,
  ) {}

  /** Takes steps of due runs until none is left; answers how many were taken. */
  async work(): Promise<number> {
    let total = 0;
    while (await this.takeNext()) total += 1;
    return total;
  }

  /** Takes one step of the run that is due longest; false when none is due. */
  async takeNext(): Promise<boolean> {
    try {
      return await this.em.fork().transactional((em) => this.takeStep(em));
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      await this.em.fork().transactional((em) => this.recordFailure(em, error));
      return true;
    }
  }

  private async takeStep(em: EntityManager): Promise<boolean> {
    const [due] = await nextDue(em, {});
    if (!due) return false;
    const run = await lockForUpdate(em, WorkflowRun, { id: due.id });
    const definition = await definitionOf(em, run);
    await inContextOf(run, em, async () => {
      if (run.status === 'waiting' && run.waitsFor !== 'retry') await this.completeWait(em, run, definition);
      else await this.resume(em, run, definition);
    });
    return true;
  }

  /** What the step waited for has come, or its time is over. */
  private async completeWait(em: EntityManager, run: WorkflowRun, { actions }: RunDefinition): Promise<void> {
    const action = actions[run.position];
    const end = await endOfWait(em, run, action);
    run.resume();
    if (end.then === 'fail') {
      await endStep(em, run, 'failed', { output: end.output, error: end.reason });
      await this.fail(em, run, end.reason);
      return;
    }
    await endStep(em, run, 'succeeded', { output: end.output });
    if (end.then === 'stop') await this.succeed(em, run, end.reason);
    else await this.advance(em, run);
  }

  private async resume(em: EntityManager, run: WorkflowRun, definition: RunDefinition): Promise<void> {
    run.resume();
    const action = definition.actions[run.position];
    if (!action) return this.succeed(em, run);
    const begun: BegunStep = {
      run_id: run.id,
      position: run.position,
      action_type: action.type,
      started_at: new Date(),
    };
    try {
      const context = await this.contexts.of(em, run, definition);
      const skipped = skippedBy(action, context);
      if (skipped !== undefined) {
        await writeStep(em, { ...begun, status: 'skipped', output: { reason: skipped } });
        return await this.advance(em, run);
      }
      const filled = fillInStep(action, context);
      begun.input = withoutConditions(filled);
      const result = await this.steps.take(filled, context, action);
      await writeStep(em, {
        ...begun,
        status: result.wait ? 'waiting' : 'succeeded',
        output: result.output,
        delivery_id: result.deliveryId ?? null,
        due_at: result.wait?.dueAt ?? null,
      });
      if (result.wait) run.wait(result.wait);
      else if (result.stop !== undefined) await this.succeed(em, run, result.stop);
      else await this.advance(em, run);
      await em.flush();
    } catch (error) {
      throw new StepFailure(begun, error);
    }
  }

  private async advance(em: EntityManager, run: WorkflowRun): Promise<void> {
    run.advance();
    if (run.position >= run.stepsTotal) await this.succeed(em, run);
  }

  private async succeed(em: EntityManager, run: WorkflowRun, reason: string | null = null): Promise<void> {
    run.succeed(reason);
    await em.execute('update workflow_triggers set failure_count = 0 where id = ? and failure_count > 0', [
      run.triggerId,
    ]);
  }

  /** So many failed runs in a row disable the workflow. */
  private async fail(em: EntityManager, run: WorkflowRun, reason: string): Promise<void> {
    run.fail(reason);
    const workflow = await lockForUpdate(em, WorkflowTrigger, { id: run.triggerId });
    workflow.countFailure(workflowLimits.failuresInARow);
  }

  /** A refusal has the same outcome however often; anything else is tried three times. */
  private async recordFailure(em: EntityManager, { begun, cause }: StepFailure): Promise<void> {
    const { run_id, position } = begun;
    const run = await lockForUpdate(em, WorkflowRun, { id: run_id });
    if (!run.isLive || run.position !== position) return;
    const isRefusal = cause instanceof DomainError && cause.status < 500 && cause.status !== 429;
    const error = cause instanceof DomainError ? sentenceOfError(cause) : OTHER_FAILURE;
    if (!isRefusal) this.logger.warn({ run_id, position, err: cause, msg: 'a step of a workflow failed' });
    const tries = await writeStep(em, { ...begun, status: 'failed', error });
    const now = await databaseNow(em);
    await inContextOf(run, em, async () => {
      run.resume();
      if (isRefusal || tries >= workflowLimits.tries) await this.fail(em, run, error);
      else run.wait({ for: 'retry', dueAt: new Date(now.getTime() + retryPause(tries) * 1_000) });
    });
  }
}

/** Does a part of a run as the system, caused by the run, and writes it. */
const inContextOf = ({ id, depth }: WorkflowRun, em: EntityManager, work: () => Promise<void>): Promise<void> => {
  const context = systemContext(`workflow-${id}`);
  return runInContext({ ...context, cause: { workflowRunId: id, depth } }, async () => {
    await setAuditContext(em);
    await work();
    await em.flush();
  });
};

/** The sentence with what is wrong with each field. */
function sentenceOfError(error: DomainError): string {
  const details = error.extras.details?.map(({ path, message }) => `${path}: ${message}`) ?? [];
  return [error.message, ...details].join('. ') || sentenceOf(error.code);
}

/** Why a step is skipped: the first of its own conditions that doesn't hold; undefined where all do. */
export function skippedBy({ only_if: condition }: WorkflowAction, { facts, now }: StepContext): string | undefined {
  const failing = condition ? findFailing(condition, facts, now) : null;
  return failing ? describeFailing(failing, facts, now).sentence : undefined;
}

/** What the history shows of a step: its texts, without its conditions. */
export const withoutConditions = (action: WorkflowAction): object =>
  Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'only_if'));
