import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type DecideRun,
  DomainError,
  isId,
  type RunWorkflow,
  sentenceOf,
  type WorkflowRunView,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { describeFailing, findFailing } from '../engine/evaluate-conditions.js';
import { RecordSearch } from '../engine/record-search.js';
import { endStep, resetStep } from '../engine/step-rows.js';
import { refOf, WorkflowRecords } from '../records/workflow-records.js';
import { WorkflowTrigger } from '../triggers/workflow-trigger.entity.js';
import { WorkflowRun } from './workflow-run.entity.js';
import { WorkflowRunsReader } from './workflow-runs.reader.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';

/** Runs as admins start, retry, cancel and answer them. */
@Injectable()
export class WorkflowRunsService {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: WorkflowRunsReader,
    private readonly records: WorkflowRecords,
    private readonly search: RecordSearch,
  ) {}

  /**
   * Starts a run by hand (specification, section 7: `trigger`). Where the workflow's conditions don't hold, the run is
   * skipped and says which.
   * @throws DomainError `not_found`, `workflow.disabled`, `workflow.no_record`, `workflow.record_not_found`
   */
  start(actor: Actor, id: string, { record_id, payload = {} }: RunWorkflow): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow.run');
    return this.em.transactional(async (em) => {
      const workflow = await lockForUpdate(em, WorkflowTrigger, { id, deletedAt: null });
      const run = await this.begin(em, workflow, {
        recordId: record_id,
        payload,
        source: 'manual',
        startedBy: actor.id,
      });
      await em.flush();
      return this.reader.view(em, run.id);
    });
  }

  /**
   * Begins a run of an enabled workflow within the caller's transaction.
   * @throws DomainError `workflow.disabled`, `workflow.no_record`, `workflow.record_not_found`; `invalid` for what is no id
   */
  async begin(
    em: EntityManager,
    workflow: WorkflowTrigger,
    given: {
      recordId: string | undefined;
      payload: Record<string, unknown>;
      source: 'manual' | 'webhook';
      startedBy: string | null;
      dedupeKey?: string;
    },
  ): Promise<WorkflowRun> {
    if (workflow.status !== 'enabled') throw new DomainError('workflow.disabled');
    const { view, ref } = await this.recordFor(workflow, given.recordId);
    const run = WorkflowRun.begin({
      triggerId: workflow.id,
      triggerVersion: workflow.triggerVersion,
      stepsTotal: workflow.actions.length,
      source: given.source,
      dedupeKey: given.dedupeKey ?? randomUUID(),
      record: ref,
      payload: given.payload,
      startedBy: given.startedBy,
    });
    const { now, factsOf } = await this.search.asked(em);
    const facts = { ...factsOf(view), event: given.payload };
    const failing = findFailing(workflow.conditions, facts, now);
    if (failing) run.skip(describeFailing(failing, facts, now).sentence);
    em.persist(run);
    return run;
  }

  /** Goes on with the step that failed. @throws DomainError `not_found`, `workflow_run.not_failed` */
  retry(actor: Actor, id: string): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow_run.decide');
    return this.change(id, async (em, run) => {
      run.retry();
      await resetStep(em, run);
    });
  }

  /** Ends a run that waits or goes on. @throws DomainError `not_found`, `workflow_run.ended` */
  cancel(actor: Actor, id: string): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow_run.decide');
    return this.change(id, async (em, run) => {
      const name = await nameOf(em, actor);
      run.cancel(`Cancelled by ${name}`);
      await em.execute(
        `update workflow_steps set status = 'cancelled', due_at = null, finished_at = now()
         where run_id = ? and position = ? and status = 'waiting'`,
        [run.id, run.position],
        'run',
      );
    });
  }

  /** Lets a run go on that asks for approval. @throws DomainError `not_found`, `workflow_run.not_waiting` */
  approve(actor: Actor, id: string, { comment }: DecideRun): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow_run.decide');
    return this.change(id, async (em, run) => {
      run.decide(true);
      const approved_by = await nameOf(em, actor);
      await endStep(em, run, 'succeeded', { output: { approved_by, ...(comment ? { comment } : {}) } });
      run.resume();
      run.advance();
    });
  }

  /** Stops a run that asks for approval. @throws DomainError `not_found`, `workflow_run.not_waiting` */
  reject(actor: Actor, id: string, { comment }: DecideRun): Promise<WorkflowRunView> {
    authorizeRole(actor, 'workflow_run.decide');
    return this.change(id, async (em, run) => {
      run.decide(false);
      const name = await nameOf(em, actor);
      await endStep(em, run, 'succeeded', { output: { rejected_by: name, ...(comment ? { comment } : {}) } });
      run.succeed(sentenceOf('workflow.rejected', { name }));
    });
  }

  private change(id: string, work: (em: EntityManager, run: WorkflowRun) => Promise<void>): Promise<WorkflowRunView> {
    return this.em.transactional(async (em) => {
      const run = await lockForUpdate(em, WorkflowRun, { id });
      await work(em, run);
      await em.flush();
      return this.reader.view(em, id);
    });
  }

  private async recordFor({ recordKind: kind }: WorkflowTrigger, id: string | undefined) {
    if (kind === null) return { view: null, ref: null };
    if (id === undefined) throw new DomainError('workflow.no_record');
    if (!isId(id)) refuse('record_id', 'Must be an id');
    const view = await this.records.find(kind, id);
    if (!view) throw new DomainError('workflow.record_not_found');
    return { view, ref: refOf(kind, view) };
  }
}

async function nameOf(em: EntityManager, { id }: Actor): Promise<string> {
  const users = kysely(em).selectFrom('users as u').where('u.id', '=', id);
  return (await users.select(personNameOrEmail('u').as('name')).executeTakeFirst())?.name ?? 'the system';
}
