import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowActionType, WorkflowStepStatus } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { WorkflowRun } from '../runs/workflow-run.entity.js';

/** What the history says of a step. */
export interface StepRow {
  run_id: string;
  position: number;
  action_type: WorkflowActionType;
  status: WorkflowStepStatus;
  input?: unknown;
  output?: unknown;
  error?: string | null;
  delivery_id?: string | null;
  due_at?: Date | null;
  started_at: Date;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** The attempt of a row, as the next one keeps it. */
const thisTry = `jsonb_build_object('started_at', s.started_at, 'finished_at', s.finished_at, 'error', s.error)`;

/** Writes a step of a run, or over it at its next try, which keeps the failed one. Its tries grow by one. */
export async function writeStep(em: EntityManager, step: StepRow): Promise<number> {
  const isOver = step.status !== 'waiting' && step.status !== 'running';
  const rows = await em.execute<{ tries: number }[]>(
    `insert into workflow_steps as s (id, run_id, position, action_type, status, tries, input, output, error, delivery_id,
       due_at, started_at, finished_at)
     values (?, ?, ?, ?, ?, 1, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?)
     on conflict (run_id, position) do update set status = excluded.status, tries = s.tries + 1,
       earlier_tries = case when s.status = 'failed' then s.earlier_tries || ${thisTry} else s.earlier_tries end,
       started_at = excluded.started_at, input = coalesce(excluded.input, s.input), output = excluded.output, error = excluded.error,
       delivery_id = excluded.delivery_id, due_at = excluded.due_at, finished_at = excluded.finished_at
     returning tries`,
    [
      uuidv7(),
      step.run_id,
      step.position,
      step.action_type,
      step.status,
      json(step.input),
      json(step.output),
      step.error ?? null,
      step.delivery_id ?? null,
      step.due_at?.toISOString() ?? null,
      step.started_at.toISOString(),
      isOver ? new Date().toISOString() : null,
    ],
  );
  return rows[0]?.tries ?? 1;
}

/** Ends a step that waited. @param output is added to what it has */
export const endStep = (
  em: EntityManager,
  { id, position }: Pick<WorkflowRun, 'id' | 'position'>,
  status: WorkflowStepStatus,
  { output = {}, error = null }: { output?: object; error?: string | null } = {},
): Promise<unknown> =>
  em.execute(
    `update workflow_steps set status = ?, output = coalesce(output, '{}') || ?::jsonb, error = ?, due_at = null,
       finished_at = ? where run_id = ? and position = ?`,
    [status, JSON.stringify(output), error, new Date().toISOString(), id, position],
    'run',
  );

/** Restarts the attempts of a failed step; those so far are kept. */
export const resetStep = (
  em: EntityManager,
  { id, position }: Pick<WorkflowRun, 'id' | 'position'>,
): Promise<unknown> =>
  em.execute(
    `update workflow_steps as s set tries = 0, status = 'running', error = null, started_at = ?, finished_at = null,
       earlier_tries = s.earlier_tries || ${thisTry}
     where run_id = ? and position = ?`,
    [new Date().toISOString(), id, position],
    'run',
  );
