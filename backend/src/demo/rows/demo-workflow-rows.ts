import type { EntityManager } from '@mikro-orm/postgresql';
import { createWorkflow, type CreateWorkflow, type WorkflowAction } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Ticket } from '../../modules/support/index.js';
import type { User } from '../../modules/users/index.js';
import { fillInAll, saveVersion, starters, WorkflowRun, WorkflowTrigger } from '../../modules/workflows/index.js';
import { loadDelivery } from '../demo-workflow-deliveries.js';
import { type DemoRun, type DemoStep, type DemoWorkflow, demoWorkflows } from '../demo-workflows.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
}

const MINUTE = 60_000;
/** How long a try of a step takes that fails. */
const TRY = 900;

/** Makes workflows with the history of their runs. */
export async function loadWorkflows(em: EntityManager, { people, now }: Scene): Promise<void> {
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo has no admin');
  for (const [index, story] of demoWorkflows.entries()) {
    const workflow = workflowOf(story, index + 1, { admin, now });
    persistQuietly(em, [workflow]);
    await em.flush();
    await saveVersion(em, workflow, admin.id);
    for (const run of story.runs ?? []) await loadRun(em, run, { workflow, admin, people });
    if (workflow.disabledReason === null) continue;
    const [last] = await em.execute<{ at: Date }[]>(
      'select max(finished_at) as at from workflow_runs where trigger_id = ?',
      [workflow.id],
    );
    await em.execute('update workflow_triggers set updated_at = ? where id = ?', [last?.at, workflow.id], 'run');
  }
}

function definitionOf({ starter, definition, status }: DemoWorkflow, admin: User): CreateWorkflow {
  const of = starter ? starters.find(({ key }) => key === starter)?.workflow : definition;
  const input = createWorkflow.parse({ ...of, status });
  const actions = input.actions.map((action) =>
    action.type === 'assign' && action.user_id === admin.email ? { ...action, user_id: admin.id } : action,
  );
  return { ...input, actions };
}

function workflowOf(
  story: DemoWorkflow,
  position: number,
  { admin, now }: { admin: User; now: Date },
): WorkflowTrigger {
  const workflow = WorkflowTrigger.create(definitionOf(story, admin), position, admin.id);
  const at = daysBefore(now, story.daysAgo);
  if (story.status === 'enabled' || story.failures) workflow.enable(0, null);
  for (let failed = 0; failed < (story.failures ?? 0); failed += 1) workflow.countFailure(story.failures ?? 0);
  return Object.assign(workflow, { createdAt: at, updatedAt: at });
}

interface Played {
  workflow: WorkflowTrigger;
  admin: User;
  people: ReadonlyMap<string, User>;
}

async function loadRun(em: EntityManager, story: DemoRun, { workflow, admin, people }: Played): Promise<void> {
  const ticket = await em.findOneOrFail(Ticket, { title: story.ticket });
  const steps = story.steps ?? [];
  const begun = new Date(ticket.createdAt.getTime() + (story.byHandAfter ?? 0) * MINUTE);
  const over = new Date(begun.getTime() + steps.reduce((sum, { minutes }) => sum + minutes, 0) * MINUTE);
  const isWaiting = story.status === 'waiting';
  const dueAt = isWaiting ? new Date(over.getTime() + (story.waitMinutes ?? 0) * MINUTE) : null;
  const run = WorkflowRun.begin({
    triggerId: workflow.id,
    triggerVersion: workflow.triggerVersion,
    steps: workflow.actions.length,
    source: story.byHandAfter === undefined ? 'event' : 'manual',
    dedupeKey: uuidv7(),
    ...(story.byHandAfter === undefined ? { event: { id: uuidv7(), name: 'ticket.opened' } } : {}),
    record: {
      kind: 'ticket',
      id: ticket.id,
      label: `${ticket.number} ${ticket.title}`,
      link: `/admin/support/${ticket.id}`,
    },
    payload: { title: ticket.title, source: ticket.source, priority: ticket.priority },
    startedBy: story.byHandAfter === undefined ? null : admin.id,
  });
  Object.assign(run, {
    status: story.status,
    reason: story.reason ?? null,
    position: Math.max(0, story.status === 'succeeded' && !story.reason ? steps.length : steps.length - 1),
    waitsFor: story.waitsFor ?? null,
    waitEvent: story.waitsFor === 'event' ? 'ticket.replied' : null,
    waitSince: isWaiting ? over : null,
    dueAt,
    startedAt: steps.length > 0 ? begun : null,
    finishedAt: isWaiting ? null : over,
    createdAt: begun,
    updatedAt: over,
  });
  persistQuietly(em, [run]);
  await em.flush();
  const record = { number: ticket.number, title: ticket.title, priority: ticket.priority };
  const requester = [...people.values()].find(({ id }) => id === ticket.requesterId);
  const facts = { record: { ...record, requester_name: requester?.firstName ?? '' } };
  let at = begun;
  for (const [position, step] of steps.entries()) {
    const action = fillInAll(workflow.actions[position] as WorkflowAction, facts);
    const isCall = action.type === 'call_webhook';
    const deliveryId = isCall ? await loadDelivery(em, { run, step, action, at }) : null;
    at = await loadStep(em, { run, step, action, position, at, dueAt, deliveryId });
  }
}

interface Told {
  run: WorkflowRun;
  step: DemoStep;
  action: WorkflowAction;
  position: number;
  at: Date;
  dueAt: Date | null;
  deliveryId: string | null;
}

/** Answers when the step was over. */
async function loadStep(
  em: EntityManager,
  { run, step, action, position, at, dueAt, deliveryId }: Told,
): Promise<Date> {
  const over = new Date(at.getTime() + step.minutes * MINUTE);
  const earlier = earlierTries(step, at);
  await em.execute(
    `insert into workflow_steps (id, run_id, position, action_type, status, tries, earlier_tries, input, output, error,
       delivery_id, due_at, started_at, finished_at)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?)`,
    [
      uuidv7(),
      run.id,
      position,
      action.type,
      step.status,
      step.tries ?? 1,
      JSON.stringify(earlier),
      JSON.stringify(action),
      JSON.stringify(step.output ?? {}),
      step.error ?? null,
      deliveryId,
      step.status === 'waiting' ? dueAt : null,
      earlier.length > 0 ? new Date(over.getTime() - TRY) : at,
      step.status === 'waiting' ? null : over,
    ],
    'run',
  );
  return over;
}

/** The tries before the last one: the second came after half a minute, the third after five. */
const earlierTries = ({ tries = 1, error }: DemoStep, at: Date) =>
  [0, 0.5 * MINUTE + TRY].slice(0, tries - 1).map((after) => {
    const started = at.getTime() + after;
    return { started_at: new Date(started), finished_at: new Date(started + TRY), error };
  });
