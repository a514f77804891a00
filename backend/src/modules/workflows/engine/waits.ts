import type { EntityManager } from '@mikro-orm/postgresql';
import { actionTitles, sentenceOf, type WorkflowAction } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { WorkflowRun } from '../runs/workflow-run.entity.js';

/** How a run goes on after its wait. */
export type EndOfWait =
  { then: 'continue'; output: object } | { then: 'stop' | 'fail'; reason: string; output: object };

/** What came of a wait that is over: by time, by an event, or by an answer. */
export async function endOfWait(
  em: EntityManager,
  run: WorkflowRun,
  action: WorkflowAction | undefined,
): Promise<EndOfWait> {
  if (run.waitsFor === 'webhook') return webhookAnswer(em, run);
  if (action?.type === 'wait_until') {
    const { wokenBy } = run;
    if (wokenBy !== null) return turn(action.on_event, actionTitles.wait_until, { event_id: wokenBy });
    return turn(action.on_timeout, sentenceOf('workflow.timed_out'), { timed_out: true });
  }
  if (action?.type === 'ask_approval')
    return turn(action.on_timeout, sentenceOf('workflow.timed_out'), { timed_out: true });
  return { then: 'continue', output: {} };
}

const turn = (then: 'continue' | 'stop', reason: string, output: object): EndOfWait =>
  then === 'continue' ? { then, output } : { then, reason, output };

async function webhookAnswer(em: EntityManager, { id, position }: WorkflowRun): Promise<EndOfWait> {
  const delivery = await kysely(em)
    .selectFrom('workflow_steps as s')
    .innerJoin('webhook_deliveries as d', 'd.id', 's.delivery_id')
    .select(['d.status', 'd.response_status', 'd.error', 'd.tries'])
    .where((eb) => eb.and({ 's.run_id': id, 's.position': position }))
    .executeTakeFirst();
  const output = { response_status: delivery?.response_status ?? null, tries: delivery?.tries ?? 0 };
  if (delivery?.status === 'delivered') return { then: 'continue', output };
  return {
    then: 'fail',
    reason: delivery?.error ?? sentenceOf('webhook.unreachable', { reason: 'no answer' }),
    output,
  };
}
