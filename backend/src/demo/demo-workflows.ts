import { type ActionOf, CreateWorkflow, type WorkflowAction } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Ticket } from '../modules/support/index.js';
import type { User } from '../modules/users/index.js';
import {
  fillInAll,
  saveVersion,
  starters,
  WebhookDelivery,
  WorkflowRun,
  WorkflowTrigger,
} from '../modules/workflows/index.js';
import { datedAt } from './builders/persist-quietly.js';
import { type DemoRun, type DemoStep, type DemoWorkflow, demoWorkflows } from './demo-workflows-table.js';
import type { DemoWorld } from './demo-world.js';

const MINUTE = 60_000;
/** How long a try of a step takes that fails. */
const TRY = 900;

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE);

/** Makes workflows with the history of their runs. */
export async function loadWorkflows(world: DemoWorld): Promise<void> {
  for (const [index, story] of demoWorkflows.entries()) {
    const workflow = workflowOf(world, story, index + 1);
    await world.save(workflow);
    await saveVersion(world.em, workflow, world.admin.id);
    for (const run of story.runs ?? []) await loadRun(world, run, workflow);
    if (workflow.disabledReason !== null)
      await world.run(
        `update workflow_triggers as w set updated_at = r.at
         from (select max(finished_at) as at from workflow_runs where trigger_id = ?) as r where w.id = ?`,
        [workflow.id, workflow.id],
      );
  }
}

function definitionOf({ starter, definition, status }: DemoWorkflow, admin: User): CreateWorkflow {
  const of = starter ? starters.find(({ key }) => key === starter)?.workflow : definition;
  const input = CreateWorkflow.parse({ ...of, status });
  const actions = input.actions.map((action) =>
    action.type === 'assign' && action.user_id === admin.email ? { ...action, user_id: admin.id } : action,
  );
  return { ...input, actions };
}

function workflowOf(world: DemoWorld, story: DemoWorkflow, position: number): WorkflowTrigger {
  const { admin } = world;
  const { status, failures = 0, daysAgo } = story;
  const workflow = WorkflowTrigger.create(definitionOf(story, admin), position, admin.id);
  if (status === 'enabled' || failures > 0) workflow.enable(0, null);
  for (let failed = 0; failed < failures; failed += 1) workflow.countFailure(failures);
  return datedAt(workflow, world.daysAgo(daysAgo));
}

async function loadRun(world: DemoWorld, row: DemoRun, workflow: WorkflowTrigger): Promise<void> {
  const [about, status, steps, { byHandAfter, reason = null, waitsFor = null, waitMinutes = 0 } = {}] = row;
  const ticket = await world.em.findOneOrFail(Ticket, { title: about });
  const { id, number, title, source, priority } = ticket;
  const begun = minutesAfter(ticket.createdAt, byHandAfter ?? 0);
  const over = minutesAfter(
    begun,
    steps.reduce((sum, { minutes }) => sum + minutes, 0),
  );
  const isWaiting = status === 'waiting';
  const run = WorkflowRun.begin({
    triggerId: workflow.id,
    triggerVersion: workflow.triggerVersion,
    stepsTotal: workflow.actions.length,
    dedupeKey: uuidv7(),
    record: { kind: 'ticket', id, label: `${number} ${title}`, link: `/admin/support/${id}` },
    payload: { title, source, priority },
    ...(byHandAfter === undefined
      ? { source: 'event', event: { id: uuidv7(), name: 'ticket.opened' } }
      : { source: 'manual', startedBy: world.admin.id }),
  });
  Object.assign(run, {
    status,
    reason,
    position: Math.max(0, status === 'succeeded' && !reason ? steps.length : steps.length - 1),
    waitsFor,
    waitEvent: waitsFor === 'event' ? 'ticket.replied' : null,
    waitSince: isWaiting ? over : null,
    dueAt: isWaiting ? minutesAfter(over, waitMinutes) : null,
    startedAt: steps.length > 0 ? begun : null,
    finishedAt: isWaiting ? null : over,
  });
  await world.save(datedAt(run, begun, over));
  const requester = [...world.people.values()].find((person) => person.id === ticket.requesterId);
  const context = { record: { number, title, priority, requester_name: requester?.firstName ?? '' } };
  let at = begun;
  for (const [position, step] of steps.entries()) {
    const action = fillInAll(workflow.actions[position] as WorkflowAction, context);
    await loadStep(world, run, step, { action, position, at });
    at = minutesAfter(at, step.minutes);
  }
}

async function loadStep(
  world: DemoWorld,
  run: WorkflowRun,
  step: DemoStep,
  { action, position, at }: { action: WorkflowAction; position: number; at: Date },
): Promise<void> {
  const { status, minutes, output = {}, error = null } = step;
  const over = minutesAfter(at, minutes);
  const earlier = earlierTries(step, at);
  const isWaiting = status === 'waiting';
  const delivery = action.type === 'call_webhook' ? await loadDelivery(world, run, step, action, at) : null;
  await world.run(
    `insert into workflow_steps (id, run_id, position, action_type, status, tries, earlier_tries, input, output, error,
       delivery_id, due_at, started_at, finished_at)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?)`,
    [
      ...[uuidv7(), run.id, position, action.type, status, earlier.length + 1],
      ...[earlier, action, output].map((value) => JSON.stringify(value)),
      ...[error, delivery?.id ?? null, isWaiting ? run.dueAt : null],
      ...[earlier.length > 0 ? new Date(over.getTime() - TRY) : at, isWaiting ? null : over],
    ],
  );
}

/** The tries before the last one: the second came after half a minute, the third after five. */
const earlierTries = ({ tries = 1, error }: DemoStep, at: Date) =>
  [0, 0.5 * MINUTE + TRY].slice(0, tries - 1).map((after) => {
    const started = at.getTime() + after;
    return { started_at: new Date(started), finished_at: new Date(started + TRY), error };
  });

/** Makes the webhook that a step called, with its answer. */
async function loadDelivery(
  world: DemoWorld,
  { id: runId, triggerId }: WorkflowRun,
  { status, minutes, error }: DemoStep,
  { url, body = '{}' }: ActionOf<'call_webhook'>,
  at: Date,
): Promise<WebhookDelivery> {
  const over = minutesAfter(at, minutes);
  const answer =
    status === 'succeeded'
      ? { status: 'delivered', tries: 1, responseStatus: 200, responseBody: '{"shown": true}', durationMs: 214 }
      : { status: 'failed', tries: 3, responseStatus: 503, responseBody: 'Service Unavailable', durationMs: 96 };
  const delivery = Object.assign(WebhookDelivery.queue({ triggerId, runId, url, body }), answer, {
    error: error ?? null,
    dueAt: null,
    deliveredAt: status === 'succeeded' ? over : null,
  });
  await world.save(datedAt(delivery, at, over));
  return delivery;
}
