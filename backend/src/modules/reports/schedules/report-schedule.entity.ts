import { p } from '@mikro-orm/core';
import {
  reportScheduleTransitions,
  UpdateReportSchedule,
  type ReportFormat,
  type ReportPeriod,
  type ReportRunDefinition,
  type ReportScheduleStatus,
  type ReportTiming,
  type ScheduledReportParams,
  type UserActor,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../../infrastructure/database/aggregate-root.js';
import { nextDueTime } from './due-times.js';

const fields = propertiesOf(UpdateReportSchedule, 'version');

/** What a schedule is made of. */
type ScheduleRequest = Pick<
  ReportSchedule,
  (typeof fields)[keyof typeof fields] | 'definition' | 'customReportId' | 'title'
>;

/** A report that goes out by mail again and again. When it went out last, `begin-sending.ts` writes beside it. */
export class ReportSchedule extends withProperties(AggregateRoot, {
  ownerId: p.uuid(),
  definition: text<ReportRunDefinition>(),
  customReportId: p.uuid().nullable(),
  title: p.text(),
  params: p.json<ScheduledReportParams>(),
  period: text<ReportPeriod>().nullable(),
  format: text<ReportFormat>(),
  timing: p.json<ReportTiming>(),
  recipientIds: p.array().columnType('uuid[]'),
  skipIfEmpty: p.boolean(),
  status: text<ReportScheduleStatus>().onCreate(() => 'active'),
  /** Why the product paused it. */
  pausedReason: p.text().nullable(),
  nextDueAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'report_schedules';

  /** @param now the database's clock */
  static create(owner: UserActor, request: ScheduleRequest, now: Date): ReportSchedule {
    const schedule = Object.assign(new ReportSchedule(), { ...request, ownerId: owner.id });
    schedule.nextDueAt = nextDueTime(request.timing, now);
    const { definition, timing } = request;
    schedule.record('report_schedule.created', { definition, frequency: timing.frequency });
    return schedule;
  }

  /** Changes what the input carries; a new time counts from now on. */
  change(input: UpdateReportSchedule, now: Date): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length === 0) return;
    if (changes['timing'] !== undefined && this.status === 'active') this.nextDueAt = nextDueTime(this.timing, now);
    this.record('report_schedule.updated', { changes });
  }

  /** @param reason why the product does it; null where a person does */
  pause(reason: string | null = null): void {
    if (this.status === 'paused') return;
    this.nextDueAt = null;
    this.pausedReason = reason;
    this.moveTo('paused', reason);
  }

  /** Makes it due at its next time; what was missed meanwhile doesn't go out. */
  resume(now: Date): void {
    if (this.status === 'active') return;
    this.nextDueAt = nextDueTime(this.timing, now);
    this.pausedReason = null;
    this.moveTo('active', null);
  }

  /** Gives it to an admin, since its owner can't have it any more. */
  takeOver(admin: UserActor): void {
    if (this.ownerId === admin.id) return;
    const changes = { owner_id: { from: this.ownerId, to: admin.id } };
    this.ownerId = admin.id;
    this.record('report_schedule.updated', { changes });
  }

  /** It can't be restored; the purge deletes it after 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('report_schedule.deleted', { owner_id: this.ownerId });
  }

  private moveTo(to: ReportScheduleStatus, reason: string | null): void {
    const from = this.status;
    reportScheduleTransitions.assert(from, to, 'anyone');
    this.status = to;
    this.record('report_schedule.status_changed', { from, to, reason });
  }
}
