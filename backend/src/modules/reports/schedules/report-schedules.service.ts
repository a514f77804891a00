import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  reportScheduleLimits,
  type CreateReportSchedule,
  type Deleted,
  type ListReportDeliveries,
  type ListReportSchedules,
  type Page,
  type ReportDeliveryView,
  type ReportScheduleView,
  type UpdateReportSchedule,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { refuse, refuseAll } from '../../../infrastructure/errors/refuse.js';
import { beginSending, isReportGone, whyStopped, ACCOUNT_GONE, activeUser } from './begin-sending.js';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import { ReportSchedule } from './report-schedule.entity.js';
import {
  filterReportSchedules,
  selectReportDeliveries,
  toReportDeliveryView,
  toReportScheduleView,
  visibleReportSchedules,
} from './report-schedules.queries.js';
import { lockOwner } from '../runs/request-run.js';
import { runOfSchedule, whyRefused } from './run-of-schedule.js';

type Step = 'report_schedule.update' | 'report_schedule.pause' | 'report_schedule.resume' | 'report_schedule.send';

/** Reports that go out by mail again and again (decisions 6.66). */
@Injectable()
export class ReportSchedulesService {
  constructor(private readonly em: EntityManager) {}

  /** Admins see all; customers their own. What is due next comes first. */
  async list(actor: UserActor, query: ListReportSchedules): Promise<Page<ReportScheduleView>> {
    authorizeRole(actor, 'report_schedule.list');
    return paginate(filterReportSchedules(this.em, actor, query), query, toReportScheduleView(actor));
  }

  /** @throws DomainError `not_found`, also for another customer's schedule */
  async get(actor: UserActor, id: string): Promise<ReportScheduleView> {
    const schedule = await viewOf(this.em, actor, id);
    authorize(actor, 'report_schedule.read', schedule);
    return schedule;
  }

  /** What became of each sending of the last 90 days, person by person. @throws DomainError `not_found` */
  async deliveries(actor: UserActor, id: string, query: ListReportDeliveries): Promise<Page<ReportDeliveryView>> {
    authorize(actor, 'report_schedule.read', await viewOf(this.em, actor, id));
    return paginate(selectReportDeliveries(this.em, actor, id, query), query, toReportDeliveryView);
  }

  /**
   * Sets up a schedule, whose report the caller and all recipients can run at this moment.
   * @throws DomainError `forbidden`, `not_found`, `project.not_found` for a report or record that the caller doesn't see;
   *   `invalid` for parameters that it doesn't take, and for recipients who may not run it; `report_schedule.too_many`
   */
  async create(actor: UserActor, input: CreateReportSchedule): Promise<ReportScheduleView> {
    authorizeRole(actor, 'report_schedule.create');
    return this.em.transactional(async (em) => {
      await assertHasRoom(em, actor);
      const now = await databaseNow(em);
      const { definition, params, period, format, timing, recipient_ids: ids = [actor.id] } = input;
      const scheduled = { definition, customReportId: customReportOf(input), params, period, format };
      assertMayName(actor, ids);
      const { title } = await runOfSchedule(em, actor, scheduled, businessDayAt(now));
      await assertMayGet(em, scheduled, ids, now);
      const request = { ...scheduled, title, timing, recipientIds: ids, skipIfEmpty: input.skip_if_empty };
      const schedule = ReportSchedule.create(actor, request, now);
      await em.persist(schedule).flush();
      return viewOf(em, actor, schedule.id);
    });
  }

  /**
   * Changes only the fields that the input carries.
   * @throws DomainError `not_found`, `stale_version`, `forbidden`; the others as `create`
   */
  update(actor: UserActor, id: string, input: UpdateReportSchedule): Promise<ReportScheduleView> {
    return this.step(actor, 'report_schedule.update', id, input, async (em, schedule) => {
      const now = await databaseNow(em);
      if (input.recipient_ids) assertMayName(actor, input.recipient_ids);
      schedule.change(input, now);
      if (!input.recipient_ids && !input.params && input.period === undefined) return;
      await runOfSchedule(em, actor, schedule, businessDayAt(now));
      await assertMayGet(em, schedule, schedule.recipientIds, now);
    });
  }

  /** It isn't due any more until it is resumed. @throws DomainError `not_found` */
  pause(actor: UserActor, id: string): Promise<ReportScheduleView> {
    return this.step(actor, 'report_schedule.pause', id, {}, (_em, schedule) => {
      schedule.pause();
      return Promise.resolve();
    });
  }

  /**
   * It goes out at its next time. An admin who resumes what another admin can't have any more is its owner from now on.
   * @throws DomainError `not_found`, `forbidden`, `report_schedule.report_gone`; `invalid` where it goes to others and the
   *   caller is no admin
   */
  resume(actor: UserActor, id: string): Promise<ReportScheduleView> {
    return this.step(actor, 'report_schedule.resume', id, {}, async (em, schedule) => {
      await assertReport(em, schedule);
      assertMayName(actor, schedule.recipientIds);
      if ((await whyStopped(em, schedule)) !== null) schedule.takeOver(actor);
      schedule.resume(await databaseNow(em));
    });
  }

  /**
   * Sends it now as well, also while it is paused; its next time stays.
   * @throws DomainError `not_found`, `forbidden`, `report_schedule.report_gone`; `report_schedule.is_sending` while its
   *   reports are being made
   */
  send(actor: UserActor, id: string): Promise<ReportScheduleView> {
    return this.step(actor, 'report_schedule.send', id, {}, async (em, schedule) => {
      await assertReport(em, schedule);
      assertMayName(actor, schedule.recipientIds);
      const deliveries = kysely(em).selectFrom('report_deliveries').select('id').where('schedule_id', '=', id);
      const isSending = await deliveries.where('outcome', '=', sql.lit('waiting')).limit(sql.lit(1)).executeTakeFirst();
      if (isSending) throw new DomainError('report_schedule.is_sending');
      await beginSending(em, schedule, await databaseNow(em));
    });
  }

  /** Ends it; runs that it asked for stay in the history. @throws DomainError `not_found` */
  async remove(actor: UserActor, id: string): Promise<Deleted> {
    authorize(actor, 'report_schedule.delete', await viewOf(this.em, actor, id));
    return this.em.transactional(async (em) => {
      const schedule = await lockForUpdate(em, ReportSchedule, { id, deletedAt: null });
      schedule.remove();
      return { id };
    });
  }

  private async step(
    actor: UserActor,
    permission: Step,
    id: string,
    sent: { version?: number | undefined },
    work: (em: EntityManager, schedule: ReportSchedule) => Promise<void>,
  ): Promise<ReportScheduleView> {
    authorize(actor, permission, await viewOf(this.em, actor, id));
    return this.em.transactional(async (em) => {
      const own = actor.role === 'admin' ? {} : { ownerId: actor.id };
      const where = { id, deletedAt: null, ...own };
      const schedule = await lockForUpdate(em, ReportSchedule, where, sent, () => viewOf(em, actor, id));
      await work(em, schedule);
      await em.flush();
      return viewOf(em, actor, id);
    });
  }
}

async function assertHasRoom(em: EntityManager, { id }: UserActor): Promise<void> {
  await lockOwner(em, id);
  if ((await em.count(ReportSchedule, { ownerId: id, deletedAt: null })) >= reportScheduleLimits.perOwner)
    throw new DomainError('report_schedule.too_many', { count: reportScheduleLimits.perOwner });
}

function customReportOf({ definition, custom_report_id }: CreateReportSchedule): string | null {
  const id = custom_report_id ?? null;
  if ((definition === 'custom') === (id !== null)) return id;
  const message = id === null ? 'Name the report' : 'Only with the definition custom';
  refuse('custom_report_id', message);
}

async function assertReport(em: EntityManager, schedule: ReportSchedule): Promise<void> {
  if (await isReportGone(em, schedule)) throw new DomainError('report_schedule.report_gone');
}

async function viewOf(em: EntityManager, actor: UserActor, id: string): Promise<ReportScheduleView> {
  const row = orNotFound(await visibleReportSchedules(em, actor).where('s.id', '=', id).executeTakeFirst());
  return toReportScheduleView(actor)(row);
}

const PATH = 'recipient_ids';

/** Customers send reports to themselves. @throws DomainError `invalid` naming `recipient_ids` */
function assertMayName(actor: UserActor, ids: readonly string[]): void {
  if (actor.role === 'admin' || ids.every((id) => id === actor.id)) return;
  refuse(PATH, 'You can send reports to yourself only');
}

/** @throws DomainError `invalid` naming `recipient_ids` with each person who can't run the report now, and why */
async function assertMayGet(
  em: EntityManager,
  scheduled: Parameters<typeof runOfSchedule>[2],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const refused: { id: string; why: string }[] = [];
  for (const id of ids) {
    const reader = await activeUser(em, id);
    const why = reader
      ? await runOfSchedule(em, reader, scheduled, businessDayAt(now)).then(() => undefined, whyRefused)
      : ACCOUNT_GONE;
    if (why !== undefined) refused.push({ id, why });
  }
  if (refused.length === 0) return;
  const names = await namesOf(em, refused);
  const details = refused.map(({ id, why }) => ({ path: PATH, message: `${names.get(id) ?? 'Nobody'}: ${why}` }));
  refuseAll(details);
}

async function namesOf(em: EntityManager, people: readonly { id: string }[]): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely(em)
    .selectFrom('users as u')
    .where(
      'u.id',
      'in',
      people.map(({ id }) => id),
    )
    .where('u.deleted_at', 'is', null)
    .select(['u.id', personNameOrEmail('u').as('name')])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
