import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowTrigger } from './workflow-trigger.entity.js';

/** Keeps what the workflow does now, for the runs that begin with it. */
export const saveVersion = (em: EntityManager, workflow: WorkflowTrigger, authorId: string | null): Promise<unknown> =>
  em.execute(
    `insert into workflow_versions (trigger_id, number, created_at, trigger, conditions, actions, author_id)
     values (?, ?, now(), ?::jsonb, ?::jsonb, ?::jsonb, ?)`,
    [
      workflow.id,
      workflow.triggerVersion,
      JSON.stringify(workflow.trigger),
      JSON.stringify(workflow.conditions),
      JSON.stringify(workflow.actions),
      authorId,
    ],
    'run',
  );
