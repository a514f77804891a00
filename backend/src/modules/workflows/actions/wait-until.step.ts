import type { EntityManager } from '@mikro-orm/postgresql';
import {
  actionTitles,
  durationMinutes,
  noConditions,
  truncate,
  type WorkflowDuration,
  type WorkflowEventName,
} from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { findFailing } from '../engine/evaluate-conditions.js';
import { readConditionContexts } from '../engine/condition-context.js';
import { recordIdSql } from '../records/event-records.js';
import type { WorkflowRun } from '../runs/workflow-run.entity.js';
import { done, type TakeStep } from './step.js';

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

/** What happened after it can end the wait: the event `id` at `at`; without an event, the begin of the run. */
interface Origin {
  id: string | null;
  at: Date;
}

/**
 * Waits until something happens to the record. It counts from the begin of the run, or from the event that ended the
 * wait before it, so that what happens while the earlier steps are taken isn't missed (decisions 6.37). The place in the
 * feed is held meanwhile: events before it are looked up here, later ones find the run waiting.
 */
export const waitUntil: TakeStep<'wait_until'> = async (action, context) => {
  const { em, run, now } = context;
  const cursor = await kysely(em).selectFrom('workflow_cursor').select('seq').forShare().executeTakeFirst();
  const origin = await originOf(em, run);
  const until = after(now, action.timeout);
  const past = await pastEvents(em, run, { name: action.event, origin, upto: cursor?.seq ?? '0' });
  const contextOf = await readConditionContexts(em, past);
  const conditions = action.conditions ?? noConditions;
  const wokenBy = past.find((event) => findFailing(conditions, contextOf(event, context.record), now) === null);
  const wait = { for: 'event', event: action.event, since: origin.at } as const;
  return {
    output: { event: action.event, until: until.toISOString() },
    wait: wokenBy ? { ...wait, dueAt: now, wokenBy: wokenBy.id } : { ...wait, dueAt: until },
  };
};

async function originOf(em: EntityManager, run: WorkflowRun): Promise<Origin> {
  const eventId = sql<string>`${sql.ref('output')} ->> 'event_id'`;
  const waits = kysely(em).selectFrom('workflow_steps').where('action_type', '=', sql.lit('wait_until'));
  const past = waits.where('run_id', '=', run.id).where('position', '<', run.position).where(eventId, 'is not', null);
  const last = past.select(eventId.as('event_id')).orderBy('position', 'desc').limit(sql.lit(1));
  const wait = await last.executeTakeFirst();
  const id = wait?.event_id ?? run.eventId;
  const events = kysely(em).selectFrom('domain_events').select('occurred_at');
  const event = id === null ? undefined : await events.where('id', '=', id).executeTakeFirst();
  return { id, at: event ? new Date(event.occurred_at) : run.createdAt };
}

/** The events of the record between the origin and the place up to which the feed was matched, oldest first. */
const pastEvents = (
  em: EntityManager,
  run: WorkflowRun,
  { name, origin, upto }: { name: WorkflowEventName; origin: Origin; upto: string },
) =>
  kysely(em)
    .selectFrom('domain_events as e')
    .where('e.name', '=', name)
    .where('e.occurred_at', '>=', origin.at.toISOString())
    .where('e.seq', '<=', upto)
    .where(sql<boolean>`${sql.raw(recordIdSql('e'))} = ${run.recordId}::uuid`)
    .where(sql<boolean>`e.seq > coalesce((select seq from domain_events where id = ${origin.id}::uuid), 0)`)
    .where(sql<boolean>`e.workflow_run_id is distinct from ${run.id}::uuid`)
    .select(['e.id', 'e.payload', 'e.actor_kind', 'e.actor_id', 'e.occurred_at'])
    .orderBy('e.seq')
    .execute();
