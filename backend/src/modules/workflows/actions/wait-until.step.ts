import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Actor, actionTitles, durationMinutes, type WorkflowDuration, truncate } from '@portal/contracts';
import { findFailing } from '../engine/evaluate.js';
import { ConditionContextReader } from '../engine/condition-context.reader.js';
import { recordIdSql } from '../records/event-records.js';
import type { WorkflowRun } from '../runs/workflow-run.entity.js';
import { type ActionOf, type StepContext, type TakeStep, done } from './step.js';

/** The instant at which a span that begins now is over. */
const after = (now: Date, duration: WorkflowDuration): Date =>
  new Date(now.getTime() + durationMinutes(duration) * 60_000);

export const delay: TakeStep<'delay'> = (action, { now }) => {
  const dueAt = after(now, action.for);
  return { output: { until: dueAt.toISOString() }, wait: { for: 'delay', dueAt } };
};

export const askApproval: TakeStep<'ask_approval'> = ({ title, message, timeout }, { run, now }) => {
  const dueAt = after(now, timeout);
  run.askApproval({ title: truncate(title, 200), message, due_at: dueAt.toISOString() });
  return { output: { until: dueAt.toISOString() }, wait: { for: 'approval', dueAt } };
};

export const stop: TakeStep<'stop'> = ({ reason }) => ({ ...done(), stop: reason || actionTitles.stop });

interface Past {
  id: string;
  payload: Record<string, unknown>;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  occurred_ms: number;
}

/** What happened after it can end the wait: the event `id` at `at`; without an event, the begin of the run. */
interface Origin {
  id: string | null;
  at: Date;
}

/**
 * Waits until something happens to the record. It counts from the begin of the run, or from the event that ended the
 * wait before it, so that what happens while the earlier steps are taken isn't missed (decisions 6.37).
 */
@Injectable()
export class WaitUntilStep {
  constructor(private readonly facts: ConditionContextReader) {}

  /** The place in the feed is held meanwhile: events before it are looked up here, later ones find the run waiting. */
  readonly waitUntil: TakeStep<'wait_until'> = async (action, context) => {
    const { em, run, now } = context;
    const [cursor] = await em.execute<{ seq: string }[]>('select seq from workflow_cursor for share');
    const origin = await originOf(em, run);
    const until = after(now, action.timeout);
    const past = await pastEvents(em, run, { name: action.event, origin, upto: Number(cursor?.seq) });
    const wokenBy = await this.firstOf(past, action, context);
    const wait = { for: 'event', event: action.event, since: origin.at } as const;
    return {
      output: { event: action.event, until: until.toISOString() },
      wait: wokenBy === undefined ? { ...wait, dueAt: until } : { ...wait, dueAt: now, wokenBy },
    };
  };

  /** The first event for which the step's conditions hold. */
  private async firstOf(
    past: readonly Past[],
    { conditions }: ActionOf<'wait_until'>,
    { em, facts }: StepContext,
  ): Promise<string | undefined> {
    if (past.length === 0 || !conditions) return past[0]?.id;
    const [moment, closed] = [await this.facts.moment(em), await this.facts.closedDays(em)];
    const roles = await this.facts.roles(
      past.map(({ actor_id }) => actor_id).filter((id) => id !== null),
      em,
    );
    const holds = ({ payload, actor_kind, actor_id, occurred_ms }: Past): boolean => {
      const actor = this.facts.actor(actor_kind, actor_id, roles);
      const time = this.facts.time(new Date(occurred_ms), closed);
      return findFailing(conditions, { event: payload, record: facts.record, actor, time }, moment) === null;
    };
    return past.find(holds)?.id;
  }
}

async function originOf(em: EntityManager, run: WorkflowRun): Promise<Origin> {
  const [before] = await em.execute<{ event_id: string }[]>(
    `select output ->> 'event_id' as event_id from workflow_steps
     where run_id = ? and position < ? and action_type = 'wait_until' and output ->> 'event_id' is not null
     order by position desc limit 1`,
    [run.id, run.position],
  );
  const id = before?.event_id ?? run.eventId;
  if (id === null) return { id, at: run.createdAt };
  const [event] = await em.execute<{ ms: number }[]>(
    'select (extract(epoch from occurred_at) * 1000)::float8 as ms from domain_events where id = ?',
    [id],
  );
  return { id, at: event ? new Date(event.ms) : run.createdAt };
}

/** The events of the record between the origin and the place up to which the feed was matched, oldest first. */
const pastEvents = (
  em: EntityManager,
  run: WorkflowRun,
  { name, origin, upto }: { name: string; origin: Origin; upto: number },
): Promise<Past[]> =>
  em.execute<Past[]>(
    `select e.id, e.payload, e.actor_kind, e.actor_id, (extract(epoch from e.occurred_at) * 1000)::float8 as occurred_ms
     from domain_events as e
     where e.name = ? and e.occurred_at >= ? and ${recordIdSql('e')} = ? and e.seq <= ?
       and e.seq > coalesce((select seq from domain_events where id = ?), 0)
       and e.workflow_run_id is distinct from ?
     order by e.seq`,
    [name, origin.at.toISOString(), run.recordId, upto, origin.id, run.id],
  );
