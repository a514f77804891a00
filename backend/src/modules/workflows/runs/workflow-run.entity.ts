import { p } from '@mikro-orm/core';
import {
  DomainError,
  liveRunStatuses,
  workflowRunTransitions,
  type EventPayload,
  type RunWait,
  type WorkflowEventName,
  type WorkflowRecordKind,
  type WorkflowRecordRef,
  type WorkflowRunStatus,
  type WorkflowTriggerType,
} from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';

/** What a run begins with. */
interface RunStart extends Pick<
  WorkflowRun,
  'triggerId' | 'triggerVersion' | 'stepsTotal' | 'source' | 'dedupeKey' | 'payload'
> {
  event?: { id: string; name: WorkflowEventName };
  record: WorkflowRecordRef | null;
  /** The run that caused it, and the workflows that caused one another up to it. */
  cause?: { runId: string; depth: number; chain: readonly string[] };
  startedBy?: string | null;
}

/** What a run waits for, and until when. */
export interface Waiting {
  for: RunWait;
  dueAt: Date | null;
  event?: WorkflowEventName;
  /** Events from this instant on end it; by default from now on. */
  since?: Date;
  /** The event that ends it at once, because it has happened already. */
  wokenBy?: string;
}

type Told = Omit<EventPayload<'workflow_run.notified'>, 'trigger_id'>;

/** One run of a workflow, of the version with which it began. */
export class WorkflowRun extends withProperties(AggregateRoot, {
  triggerId: p.uuid(),
  triggerVersion: p.integer(),
  status: text<WorkflowRunStatus>().onCreate(() => 'queued'),
  source: text<WorkflowTriggerType>(),
  /** At most one run of a workflow has it. */
  dedupeKey: p.text(),
  eventName: text<WorkflowEventName>().nullable(),
  eventId: p.uuid().nullable(),
  recordKind: text<WorkflowRecordKind>().nullable(),
  recordId: p.uuid().nullable(),
  recordLabel: p.text().nullable(),
  recordLink: p.text().nullable(),
  payload: p.json<Record<string, unknown>>(),
  /** Why it failed, was skipped or stopped. */
  reason: p.text().nullable(),
  depth: p.smallint().onCreate(() => 1),
  causedByRunId: p.uuid().nullable(),
  /** The workflows that caused one another up to this run, its own last. */
  chain: p.array(),
  /** The step it is at, from 0. */
  position: p.integer().onCreate(() => 0),
  stepsTotal: p.integer(),
  waitsFor: text<RunWait>().nullable(),
  waitEvent: text<WorkflowEventName>().nullable(),
  /** Events before this instant don't end the wait. */
  waitSince: p.datetime().nullable(),
  /** The event that ended the wait. */
  wokenBy: p.uuid().nullable(),
  /** When it goes on by itself; null: it doesn't. */
  dueAt: p.datetime().nullable(),
  startedBy: p.uuid().nullable(),
  startedAt: p.datetime().nullable(),
  finishedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'workflow_runs';

  static begin({ cause, record, event, startedBy = null, ...start }: RunStart): WorkflowRun {
    const run = Object.assign(new WorkflowRun(), {
      ...start,
      eventName: event?.name ?? null,
      eventId: event?.id ?? null,
      recordKind: record?.kind ?? null,
      recordId: record?.id ?? null,
      recordLabel: record?.label ?? null,
      recordLink: record?.link ?? null,
      depth: (cause?.depth ?? 0) + 1,
      causedByRunId: cause?.runId ?? null,
      chain: [...(cause?.chain ?? []), start.triggerId],
      startedBy,
    });
    run.dueAt = run.createdAt;
    return run;
  }

  get isLive(): boolean {
    return (liveRunStatuses as readonly WorkflowRunStatus[]).includes(this.status);
  }

  /** A run that doesn't take place, which the history says. */
  skip(reason: string): void {
    this.end('skipped', reason);
  }

  /** Goes on with its step; nothing is recorded of the moments in between. */
  resume(): void {
    if (this.status === 'running') return;
    workflowRunTransitions.assert(this.status, 'running', 'admin');
    this.status = 'running';
    this.startedAt ??= new Date();
    this.waitsFor = null;
    this.waitEvent = null;
  }

  /** The step is done: the next one is due now. */
  advance(): void {
    this.position += 1;
    this.wokenBy = null;
    this.dueAt = new Date();
  }

  wait({ for: waitsFor, dueAt, event, since = new Date(), wokenBy }: Waiting): void {
    this.waitsFor = waitsFor;
    this.waitEvent = event ?? null;
    this.waitSince = since;
    this.wokenBy = wokenBy ?? null;
    this.dueAt = dueAt;
    this.moveTo('waiting');
  }

  /** What it waited for has come: it goes on now. */
  wake(eventId: string | null = null): void {
    this.wokenBy = eventId;
    this.dueAt = new Date();
  }

  succeed(reason: string | null = null): void {
    this.end('succeeded', reason);
  }

  fail(reason: string): void {
    this.end('failed', reason);
  }

  /** @throws DomainError `workflow_run.ended` */
  cancel(reason: string): void {
    if (!this.isLive) throw new DomainError('workflow_run.ended');
    this.end('cancelled', reason);
  }

  /** Goes on with the step that failed. @throws DomainError `workflow_run.not_failed` */
  retry(): void {
    if (this.status !== 'failed') throw new DomainError('workflow_run.not_failed');
    this.reason = null;
    this.finishedAt = null;
    this.dueAt = new Date();
    this.moveTo('running');
  }

  /** An admin's answer. @throws DomainError `workflow_run.not_waiting` */
  decide(isApproved: boolean): void {
    if (this.status !== 'waiting' || this.waitsFor !== 'approval') throw new DomainError('workflow_run.not_waiting');
    this.record(isApproved ? 'workflow_run.approved' : 'workflow_run.rejected', { trigger_id: this.triggerId });
  }

  tell(told: Told): void {
    this.record('workflow_run.notified', { trigger_id: this.triggerId, ...told });
  }

  askApproval(asked: { title: string; message: string; due_at: string }): void {
    this.record('workflow_run.approval_requested', { trigger_id: this.triggerId, ...asked });
  }

  private end(status: WorkflowRunStatus, reason: string | null): void {
    this.reason = reason;
    this.waitsFor = null;
    this.waitEvent = null;
    this.dueAt = null;
    this.finishedAt = new Date();
    this.moveTo(status);
  }

  private moveTo(to: WorkflowRunStatus): void {
    const from = this.status;
    if (from === to) return;
    workflowRunTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('workflow_run.status_changed', { trigger_id: this.triggerId, from, to });
  }
}
