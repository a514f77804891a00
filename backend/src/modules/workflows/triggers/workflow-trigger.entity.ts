import { p } from '@mikro-orm/core';
import {
  UpdateWorkflow,
  workflowEvents,
  type ConditionGroup,
  type CreateWorkflow,
  type WorkflowAction,
  type WorkflowDefinition,
  type WorkflowEventName,
  type WorkflowRecordKind,
  type WorkflowStart,
  type WorkflowStatus,
  type WorkflowTriggerType,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../../infrastructure/database/aggregate-root.js';

const fields = propertiesOf(UpdateWorkflow, 'status', 'version');

const defining = ['trigger', 'conditions', 'actions'];

/** What the runs of a workflow with this start are about. */
export const recordOfStart = (start: WorkflowStart): WorkflowRecordKind | null =>
  start.type === 'event' ? workflowEvents[start.event].record : start.record;

/** A workflow ("workflow trigger"): what starts it, when, and what it does. */
export class WorkflowTrigger extends withProperties(AggregateRoot, {
  name: p.text(),
  description: p.text(),
  status: text<WorkflowStatus>().onCreate(() => 'disabled'),
  type: text<WorkflowTriggerType>(),
  event: text<WorkflowEventName>().nullable(),
  recordKind: text<WorkflowRecordKind>().nullable(),
  trigger: p.json<WorkflowStart>(),
  conditions: p.json<ConditionGroup>(),
  actions: p.json<WorkflowAction[]>(),
  cooldownMinutes: p.integer(),
  position: p.double().$type<number>(),
  /** Raised by every change of what it does; a run keeps the one it began with. */
  triggerVersion: p.integer().onCreate(() => 1),
  starter: p.text().nullable(),
  disabledReason: p.text().nullable(),
  /** Events up to this feed position happened before it was enabled. */
  fromSeq: p.bigint('number').onCreate(() => 0),
  nextRunAt: p.datetime().nullable(),
  /** Failed runs in a row. */
  failureCount: p.integer().onCreate(() => 0),
  secretVersion: p.integer().onCreate(() => 1),
  createdBy: p.uuid().nullable(),
  updatedBy: p.uuid().nullable(),
}) {
  static readonly tableName = 'workflow_triggers';

  static create(input: CreateWorkflow, position: number, authorId: string | null): WorkflowTrigger {
    const workflow = Object.assign(new WorkflowTrigger(), {
      name: input.name,
      description: input.description,
      conditions: input.conditions,
      actions: input.actions,
      cooldownMinutes: input.cooldown_minutes,
      starter: input.starter ?? null,
      position,
      createdBy: authorId,
      updatedBy: authorId,
    });
    workflow.startBy(input.trigger);
    workflow.record('workflow_trigger.created', { name: workflow.name });
    return workflow;
  }

  /** Changes what the input carries; a change of what it does makes a new version. Answers whether there is one. */
  change(input: UpdateWorkflow, authorId: string | null): boolean {
    const changes = applyChanges(this, input, fields);
    const changed = Object.keys(changes);
    if (changed.length === 0) return false;
    if (input.trigger) this.startBy(input.trigger);
    const isRedefined = changed.some((field) => defining.includes(field));
    if (isRedefined) this.triggerVersion += 1;
    this.updatedBy = authorId;
    this.record('workflow_trigger.updated', { changed, trigger_version: this.triggerVersion });
    return isRedefined;
  }

  /** Switches it on. @param seq the newest feed position: what happened before starts no run */
  enable(seq: number, nextRunAt: Date | null): void {
    this.nextRunAt = nextRunAt;
    if (this.status === 'enabled') return;
    this.fromSeq = seq;
    this.failureCount = 0;
    this.disabledReason = null;
    this.moveTo('enabled');
  }

  /** Switches it off; runs that began go on. */
  disable(): void {
    this.nextRunAt = null;
    if (this.status === 'enabled') this.moveTo('disabled');
  }

  /** Counts a failed run; the last of so many in a row disables it. */
  countFailure(limit: number): void {
    this.failureCount += 1;
    if (this.failureCount < limit || this.status === 'disabled') return;
    this.nextRunAt = null;
    this.status = 'disabled';
    this.disabledReason = `${this.failureCount} runs in a row failed`;
    this.record('workflow_trigger.status_changed', {
      from: 'enabled',
      to: 'disabled',
      after_failures: this.failureCount,
    });
  }

  renewSecrets(): void {
    this.secretVersion += 1;
    this.record('workflow_trigger.updated', { changed: ['secrets'], trigger_version: this.triggerVersion });
  }

  /** Takes it out of every list; an admin can bring it back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.nextRunAt = null;
    this.record('workflow_trigger.deleted', { name: this.name });
  }

  /** Brings it back as it was. @param seq the newest feed position: what happened meanwhile starts no run */
  restore(seq: number, nextRunAt: Date | null): void {
    this.deletedAt = null;
    if (this.status === 'enabled') Object.assign(this, { fromSeq: seq, nextRunAt });
    this.record('workflow_trigger.restored', { name: this.name });
  }

  private startBy(start: WorkflowStart): void {
    this.trigger = start;
    this.type = start.type;
    this.event = start.type === 'event' ? start.event : null;
    this.recordKind = recordOfStart(start);
  }

  private moveTo(to: WorkflowStatus): void {
    const from = this.status;
    this.status = to;
    this.record('workflow_trigger.status_changed', { from, to });
  }
}

/** What a workflow does. */
export const definitionOf = ({ trigger, conditions, actions }: WorkflowTrigger): WorkflowDefinition => ({
  trigger,
  conditions,
  actions,
});
