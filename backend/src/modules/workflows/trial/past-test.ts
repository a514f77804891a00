import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  workflowLimits,
  type WorkflowDefinition,
  type WorkflowTestResult,
  type Actor,
  type WorkflowEventName,
} from '@portal/contracts';
import { describeFailing, findFailing, type EvaluationContext } from '../engine/evaluate.js';
import type { ConditionContext } from '../engine/condition-context.js';
import { ConditionContextReader } from '../engine/condition-context.reader.js';
import { RecordSearch } from '../engine/record-search.js';
import { recordIdOf } from '../records/event-records.js';
import { refOf, type RecordView, WorkflowRecords } from '../records/workflow-records.js';
import { recordOfStart } from '../triggers/workflow-trigger.entity.js';

type Result = WorkflowTestResult['results'][number];
type Outcome = Pick<Result, 'record' | 'matched' | 'failed_condition'>;

/** Asks the conditions of a workflow of what happened, or of the records that are there, without any effect. */
@Injectable()
export class PastTest {
  constructor(
    private readonly em: EntityManager,
    private readonly records: WorkflowRecords,
    private readonly facts: ConditionContextReader,
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
    const moment = await this.facts.moment();
    const factsOf = await this.factsOfEvents(events);
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
        occurred_at: event.occurred_at.toISOString(),
        ...outcomeOf(definition, factsOf(event, record), moment, record),
      });
    }
    return results;
  }

  private async ofRecords(definition: WorkflowDefinition): Promise<Result[]> {
    const kind = recordOfStart(definition.trigger);
    const { moment, factsOf } = await this.search.asked();
    const result = (record: RecordView | null): Result => ({
      event_id: null,
      event_name: null,
      occurred_at: moment.now.toISOString(),
      ...outcomeOf(definition, factsOf(record), moment, record),
    });
    if (kind === null) return [result(null)];
    const results: Result[] = [];
    for await (const record of this.records.all(kind)) {
      results.push(result(record));
      if (results.length >= workflowLimits.testEvents) break;
    }
    return results;
  }

  /** ConditionContext of events, whose surroundings are read once for all of them. */
  async factsOfEvents(
    events: readonly PastEvent[],
  ): Promise<(event: PastEvent, record: RecordView | null) => ConditionContext> {
    const roles = await this.facts.roles(events.map(({ actor_id }) => actor_id).filter((id) => id !== null));
    const closed = await this.facts.closedDays();
    return (event, record) => ({
      event: event.payload,
      record: record ?? {},
      actor: this.facts.actor(event.actor_kind, event.actor_id, roles),
      time: this.facts.time(event.occurred_at, closed),
    });
  }
}

function outcomeOf(
  { trigger, conditions }: WorkflowDefinition,
  facts: ConditionContext,
  moment: EvaluationContext,
  record: RecordView | null,
): Outcome {
  const kind = recordOfStart(trigger);
  const failing = findFailing(conditions, facts, moment);
  return {
    record: kind && record ? refOf(kind, record) : null,
    matched: failing === null,
    failed_condition: failing && describeFailing(failing, facts, moment),
  };
}

/** An event that happened, as a test asks conditions of it. */
interface PastEvent {
  id: string;
  name: WorkflowEventName;
  entity_id: string;
  payload: Record<string, unknown>;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  occurred_at: Date;
}

type Row = Omit<PastEvent, 'occurred_at'> & { occurred_at: Date | string };

const columns = 'id, name, entity_id, payload, actor_kind, actor_id, occurred_at';
const toEvent = (row: Row): PastEvent => ({ ...row, occurred_at: new Date(row.occurred_at) });

/** Events of a name of the last days, newest first, at most as many as a test examines. */
async function pastEvents(em: EntityManager, name: WorkflowEventName, days: number): Promise<PastEvent[]> {
  const rows = await em.execute<Row[]>(
    `select ${columns} from domain_events where name = ? and occurred_at > now() - ? * interval '1 day'
     order by occurred_at desc limit ?`,
    [name, days, workflowLimits.testEvents],
  );
  return rows.map(toEvent);
}

/** One event; undefined where it is gone. */
export async function findPastEvent(em: EntityManager, id: string): Promise<PastEvent | undefined> {
  const rows = await em.execute<Row[]>(`select ${columns} from domain_events where id = ?`, [id]);
  return rows.map(toEvent)[0];
}
