import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  workflowLimits,
  type WorkflowDefinition,
  type WorkflowEventName,
  type WorkflowTestResult,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import { type ConditionContext, readConditionContexts } from '../engine/condition-context.js';
import { describeFailing, findFailing } from '../engine/evaluate-conditions.js';
import { RecordSearch } from '../engine/record-search.js';
import { recordIdOf } from '../records/event-records.js';
import { refOf, WorkflowRecords, type RecordView } from '../records/workflow-records.js';
import { recordOfStart } from '../triggers/workflow-trigger.entity.js';

type Result = WorkflowTestResult['results'][number];
type Outcome = Pick<Result, 'record' | 'matched' | 'failed_condition'>;

/** Asks the conditions of a workflow of what happened, or of the records that are there, without any effect. */
@Injectable()
export class PastTest {
  constructor(
    private readonly em: EntityManager,
    private readonly records: WorkflowRecords,
    private readonly search: RecordSearch,
  ) {}

  async of(definition: WorkflowDefinition, days: number): Promise<WorkflowTestResult> {
    const { trigger } = definition;
    const results =
      trigger.type === 'event'
        ? await this.ofEvents(definition, await pastEvents(this.em, trigger.event, days))
        : await this.ofRecords(definition);
    const matches = results.filter(({ matched }) => matched);
    const others = results.filter(({ matched }) => !matched);
    return {
      days,
      examined: results.length,
      matched: matches.length,
      is_truncated: results.length >= workflowLimits.testEvents,
      results: [...matches, ...others].slice(0, workflowLimits.testResults),
    };
  }

  private async ofEvents(definition: WorkflowDefinition, events: readonly PastEvent[]): Promise<Result[]> {
    const em = this.em.fork();
    const [now, factsOf] = [await databaseNow(em), await readConditionContexts(em, events)];
    const known = new Map<string, RecordView | null>();
    const results: Result[] = [];
    for (const event of events) {
      const kind = recordOfStart(definition.trigger);
      const id = recordIdOf(event);
      if (kind && id && !known.has(id)) known.set(id, await this.records.find(kind, id));
      const record = (id && known.get(id)) || null;
      results.push({
        event_id: event.id,
        event_name: event.name,
        occurred_at: instantOf(event.occurred_at),
        ...outcomeOf(definition, factsOf(event, record), now, record),
      });
    }
    return results;
  }

  private async ofRecords(definition: WorkflowDefinition): Promise<Result[]> {
    const kind = recordOfStart(definition.trigger);
    const { now, factsOf } = await this.search.asked();
    const result = (record: RecordView | null): Result => ({
      event_id: null,
      event_name: null,
      occurred_at: now.toISOString(),
      ...outcomeOf(definition, factsOf(record), now, record),
    });
    if (kind === null) return [result(null)];
    const results: Result[] = [];
    for await (const record of this.records.all(kind)) {
      results.push(result(record));
      if (results.length >= workflowLimits.testEvents) break;
    }
    return results;
  }
}

function outcomeOf(
  { trigger, conditions }: WorkflowDefinition,
  facts: ConditionContext,
  now: Date,
  record: RecordView | null,
): Outcome {
  const kind = recordOfStart(trigger);
  const failing = findFailing(conditions, facts, now);
  return {
    record: kind && record ? refOf(kind, record) : null,
    matched: failing === null,
    failed_condition: failing && describeFailing(failing, facts, now),
  };
}

/** Events that happened, as a test asks conditions of them. */
const selectPastEvents = (em: EntityManager) =>
  kysely(em)
    .selectFrom('domain_events')
    .select(['id', 'name', 'entity_id', 'payload', 'actor_kind', 'actor_id', 'occurred_at'])
    .$narrowType<{ name: WorkflowEventName }>();
type PastEvent = InferResult<ReturnType<typeof selectPastEvents>>[number];

/** Events of a name of the last days, newest first, at most as many as a test examines. */
const pastEvents = (em: EntityManager, name: WorkflowEventName, days: number): Promise<PastEvent[]> =>
  selectPastEvents(em)
    .where('name', '=', name)
    .where(sql<boolean>`occurred_at > now() - ${days}::int * interval '1 day'`)
    .orderBy('occurred_at', 'desc')
    .limit(workflowLimits.testEvents)
    .execute();

/** One event; undefined where it is gone. */
export const findPastEvent = (em: EntityManager, id: string): Promise<PastEvent | undefined> =>
  selectPastEvents(em).where('id', '=', id).executeTakeFirst();
