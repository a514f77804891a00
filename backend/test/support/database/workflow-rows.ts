import type { TestContext } from '../create-test-context.js';

/** What the database has of workflows: states in the order of the list, states of runs and deliveries, impossible runs. */
export async function workflowRows({ db }: TestContext) {
  return {
    workflows: await db.rows<{ status: string; disabled_reason: string | null }>(
      'select status, disabled_reason from workflow_triggers order by position',
    ),
    runs: await db.rows<{ status: string }>('select distinct status from workflow_runs order by status'),
    impossible: await db.rows(
      `select 1 from workflow_runs as r where r.created_at > now() or r.finished_at > now() or r.due_at < now()
       or (r.status in ('succeeded', 'failed', 'waiting')) <> exists (
         select 1 from workflow_steps as s where s.run_id = r.id and s.status in ('succeeded', 'failed', 'waiting'))`,
    ),
    deliveries: await db.rows<{ status: string }>('select distinct status from webhook_deliveries order by status'),
  };
}
