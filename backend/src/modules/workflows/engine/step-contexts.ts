import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type UserActor } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { userById } from '../../users/index.js';
import type { StepContext } from '../actions/step.js';
import { WorkflowRecords } from '../records/workflow-records.js';
import type { WorkflowRun } from '../runs/workflow-run.entity.js';
import { readConditionContexts } from './condition-context.js';

/** What a run does: its version of the workflow. */
export type RunDefinition = Awaited<ReturnType<typeof definitionOf>>;

/** @throws Error where the version is gone, which its foreign key prevents */
export const definitionOf = (em: EntityManager, run: WorkflowRun) =>
  kysely(em)
    .selectFrom('workflow_versions as v')
    .innerJoin('workflow_triggers as w', 'w.id', 'v.trigger_id')
    .where('v.trigger_id', '=', run.triggerId)
    .where('v.number', '=', run.triggerVersion)
    .select(['w.name', 'v.actions', 'v.author_id'])
    .executeTakeFirstOrThrow();

/** Gathers what a step works with: the record as it is now, what the event carried, and when it is. */
@Injectable()
export class StepContexts {
  constructor(private readonly records: WorkflowRecords) {}

  async of(em: EntityManager, run: WorkflowRun, definition: RunDefinition): Promise<StepContext> {
    const { recordKind: kind, recordId } = run;
    const record = kind && recordId ? await this.records.find(kind, recordId) : null;
    const now = await databaseNow(em);
    const taken = { payload: run.payload, ...(await causerOf(em, run)), occurred_at: now };
    const contextOf = await readConditionContexts(em, [taken]);
    return {
      em,
      run,
      workflow: { id: run.triggerId, name: definition.name },
      kind,
      record,
      now,
      facts: contextOf(taken, record),
      author: () => authorOf(em, definition.author_id),
    };
  }
}

/** The user who caused the event, or who started the run by hand. */
async function causerOf(em: EntityManager, { eventId, startedBy }: WorkflowRun) {
  const events = kysely(em).selectFrom('domain_events').select(['actor_kind', 'actor_id']);
  const event = eventId ? await events.where('id', '=', eventId).executeTakeFirst() : undefined;
  return {
    actor_kind: event?.actor_kind ?? (startedBy ? 'user' : 'system'),
    actor_id: event?.actor_id ?? startedBy,
  } as const;
}

/** @throws DomainError `workflow.no_author` */
async function authorOf(em: EntityManager, id: string | null): Promise<UserActor> {
  const user = id === null ? null : await userById(em, id);
  if (!user || user.actor.role !== 'admin' || user.status === 'suspended') throw new DomainError('workflow.no_author');
  return user.actor;
}
