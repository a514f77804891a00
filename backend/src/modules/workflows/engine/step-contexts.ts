import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type UserActor, type WorkflowAction, type WorkflowStart } from '@portal/contracts';
import { userById } from '../../users/index.js';
import type { StepContext } from '../actions/step.js';
import { WorkflowRecords } from '../records/workflow-records.js';
import type { WorkflowRun } from '../runs/workflow-run.entity.js';
import type { EvaluationContext } from './evaluate.js';
import { ConditionContextReader } from './condition-context.reader.js';

/** What a run does: its version of the workflow. */
export interface RunDefinition {
  name: string;
  trigger: WorkflowStart;
  actions: WorkflowAction[];
  author_id: string | null;
}

/** @throws Error where the version is gone, which its foreign key prevents */
export async function definitionOf(em: EntityManager, run: WorkflowRun): Promise<RunDefinition> {
  const [row] = await em.execute<RunDefinition[]>(
    `select w.name, v.trigger, v.actions, v.author_id from workflow_versions as v
     join workflow_triggers as w on w.id = v.trigger_id where v.trigger_id = ? and v.number = ?`,
    [run.triggerId, run.triggerVersion],
  );
  if (!row) throw new Error(`Version ${run.triggerVersion} of workflow ${run.triggerId} is gone`);
  return row;
}

/** Gathers what a step works with: the record as it is now, what the event carried, and when it is. */
@Injectable()
export class StepContexts {
  constructor(
    private readonly records: WorkflowRecords,
    private readonly facts: ConditionContextReader,
  ) {}

  moment(em: EntityManager): Promise<EvaluationContext> {
    return this.facts.moment(em);
  }

  async of(em: EntityManager, run: WorkflowRun, definition: RunDefinition): Promise<StepContext> {
    const { recordKind: kind, recordId } = run;
    const record = kind && recordId ? await this.records.find(kind, recordId) : null;
    const { now } = await this.facts.moment(em);
    return {
      em,
      run,
      workflow: { id: run.triggerId, name: definition.name },
      kind,
      record,
      now,
      facts: {
        event: run.payload,
        record: record ?? {},
        actor: await this.causer(em, run),
        time: this.facts.time(now, await this.facts.closedDays(em)),
      },
      author: () => authorOf(em, definition.author_id),
    };
  }

  /** The user who caused the event, or who started the run by hand. */
  private async causer(em: EntityManager, { eventId, startedBy }: WorkflowRun): ReturnType<StepContexts['actorOf']> {
    const [event] = eventId
      ? await em.execute<{ actor_kind: Actor['kind']; actor_id: string | null }[]>(
          'select actor_kind, actor_id from domain_events where id = ?',
          [eventId],
        )
      : [];
    return this.actorOf(em, event?.actor_kind ?? (startedBy ? 'user' : 'system'), event?.actor_id ?? startedBy);
  }

  private async actorOf(
    em: EntityManager,
    kind: Actor['kind'],
    id: string | null,
  ): Promise<StepContext['facts']['actor']> {
    return this.facts.actor(kind, id, await this.facts.roles(id === null ? [] : [id], em));
  }
}

/** @throws DomainError `workflow.no_author` */
async function authorOf(em: EntityManager, id: string | null): Promise<UserActor> {
  const user = id === null ? null : await userById(em, id);
  if (!user || user.actor.role !== 'admin' || user.status === 'suspended') throw new DomainError('workflow.no_author');
  return user.actor;
}
