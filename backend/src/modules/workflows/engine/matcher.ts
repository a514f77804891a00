import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { type ConditionGroup, noConditions, sentenceOf, workflowLimits, type WorkflowAction } from '@portal/contracts';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { toDomainError } from '../../../infrastructure/errors/problem.js';
import { recordIdOf } from '../records/event-records.js';
import { refOf, type RecordView, WorkflowRecords } from '../records/workflow-records.js';
import { WorkflowRun } from '../runs/workflow-run.entity.js';
import { findFailing } from './evaluate-conditions.js';
import { readConditionContexts, type Occurrence } from './condition-context.js';
import {
  chainsOf,
  lockCursor,
  moveCursor,
  nextBatch,
  ranLately,
  selectTriggerMatches,
  selectWaitMatches,
  type Batch,
  type TriggerMatch,
  type WaitMatch,
} from './matches.js';

const UNREADABLE = Symbol('unreadable');

/** The record of an event; null when it is gone, or when the event has none. */
type Found = RecordView | null | typeof UNREADABLE;

/** A run that is to begin, or to be noted as skipped. */
interface PendingRun {
  match: TriggerMatch;
  record: Found;
}

/** What came of a batch. */
interface MatchResult {
  pendingRuns: readonly PendingRun[];
  /** The events that end waits, by run. */
  woken: ReadonlyMap<string, string>;
  /** The runs that waited for an event of the batch when it was read. */
  known: ReadonlySet<string>;
}

/** How often a batch is read before it goes on without the records that can't be read; without the database, for ever. */
const MAX_READS = 10;

/**
 * Begins runs: reads the feed past its own cursor, in order, and compares each event with the workflows and the waiting
 * runs that name it. Runs and cursor are written together, so an event begins a run of a workflow once, whatever ends
 * in between. An event that no workflow names costs one index entry (decisions 6.20).
 */
@Injectable()
export class WorkflowMatcher {
  private readonly logger = new Logger(WorkflowMatcher.name);
  /** How often the batch could not be read because of a record. */
  private failures = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly records: WorkflowRecords,
  ) {}

  /** Matches until nothing is left; answers how many runs began or went on. */
  async match(): Promise<number> {
    let total = 0;
    for (let batch = await nextBatch(this.em.fork()); batch; batch = await nextBatch(this.em.fork()))
      total += await this.matchBatch(batch);
    return total;
  }

  /** What is slow, reading records, happens before the cursor is locked. */
  private async matchBatch(batch: Batch): Promise<number> {
    const em = this.em.fork();
    const triggers = await selectTriggerMatches(em, batch).execute();
    const waits = await selectWaitMatches(em, batch).execute();
    const all = [...triggers, ...waits];
    const contextOf = await readConditionContexts<Occurrence>(em, all);
    const now = all.length > 0 ? await databaseNow(em) : new Date();
    const records = new Map<string, Found>();
    const meets = async (match: TriggerMatch | WaitMatch, conditions: ConditionGroup): Promise<boolean> => {
      const record = await this.recordOf(match, records);
      return record !== UNREADABLE && findFailing(conditions, contextOf(match, record), now) === null;
    };
    const pendingRuns: PendingRun[] = [];
    for (const match of triggers) {
      const isMet = await meets(match, match.conditions);
      const record = await this.recordOf(match, records);
      if (isMet || record === UNREADABLE) pendingRuns.push({ match, record });
    }
    const woken = new Map<string, string>();
    for (const match of waits) {
      const action = match.actions[match.position] as Extract<WorkflowAction, { type: 'wait_until' }> | undefined;
      const isMet = await meets(match, action?.conditions ?? noConditions);
      if ((isMet || !action?.conditions) && !woken.has(match.run_id)) woken.set(match.run_id, match.event_id);
    }
    const known = new Set(waits.map(({ run_id }) => run_id));
    const total = await this.em
      .fork()
      .transactional((inside) => this.write(inside, batch, { pendingRuns, woken, known }));
    this.failures = 0;
    return total;
  }

  private async write(em: EntityManager, batch: Batch, { pendingRuns, woken, known }: MatchResult): Promise<number> {
    if (!(await lockCursor(em, batch))) return 0;
    // a wait that was written since the batch was read: the cursor stays, and the batch is read again
    if ((await selectWaitMatches(em, batch).execute()).some(({ run_id }) => !known.has(run_id))) return 0;
    const causes = pendingRuns.map(({ match }) => match.workflow_run_id).filter((id) => id !== null);
    const chains = await chainsOf(em, causes);
    for (const pendingRun of pendingRuns) await this.begin(em, pendingRun, chains);
    for (const [runId, eventId] of woken)
      await em.execute(
        `update workflow_runs set woken_by = ?, due_at = now(), updated_at = now(), version = version + 1
         where id = ? and status = 'waiting' and waits_for = 'event' and woken_by is null`,
        [eventId, runId],
        'run',
      );
    await moveCursor(em, batch);
    return pendingRuns.length + woken.size;
  }

  private async begin(
    em: EntityManager,
    { match, record }: PendingRun,
    chains: ReadonlyMap<string, readonly string[]>,
  ): Promise<void> {
    const causeId = match.workflow_run_id;
    const chain = causeId === null ? [] : (chains.get(causeId) ?? []);
    const run = WorkflowRun.begin({
      triggerId: match.trigger_id,
      triggerVersion: match.trigger_version,
      stepsTotal: match.steps,
      source: 'event',
      dedupeKey: match.event_id,
      event: { id: match.event_id, name: match.name },
      record: record && record !== UNREADABLE && match.record_kind ? refOf(match.record_kind, record) : null,
      payload: match.payload,
      ...(causeId ? { cause: { runId: causeId, depth: match.workflow_depth ?? 1, chain } } : {}),
    });
    if (record === UNREADABLE) run.skip(sentenceOf('workflow.record_unreadable'));
    else if (run.depth > workflowLimits.chainDepth)
      run.skip(sentenceOf('workflow.chain_too_deep', { depth: workflowLimits.chainDepth }));
    else if (
      chain.includes(match.trigger_id) &&
      (await ranLately(em, match.trigger_id, run.recordId, match.cooldown_minutes))
    )
      run.skip(sentenceOf('workflow.cooldown'));
    em.persist(run);
  }

  /** A record that can't be read is tried again with its batch; at last the batch goes on, so that others don't wait. */
  private async recordOf(match: TriggerMatch | WaitMatch, records: Map<string, Found>): Promise<Found> {
    const id = recordIdOf(match);
    if (id === null || match.record_kind === null) return null;
    const known = records.get(id);
    if (known !== undefined) return known;
    const record = await this.records.find(match.record_kind, id).catch((error: unknown): typeof UNREADABLE => {
      this.logger.error({ event_id: match.event_id, err: error, msg: 'the record of an event could not be read' });
      if (toDomainError(error).code === 'unavailable') throw error;
      if (this.failures < MAX_READS - 1) {
        this.failures += 1;
        throw error;
      }
      return UNREADABLE;
    });
    records.set(id, record);
    return record;
  }
}
