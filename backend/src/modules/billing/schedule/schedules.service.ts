import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  scheduleEntryStatuses,
  type Actor,
  type CreateScheduleEntry,
  type Deleted,
  type ListScheduleEntries,
  type PageWithTotals,
  type ScheduleEntryTotals,
  type ScheduleEntryView,
  type UpdateScheduleEntry,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { centsOf, inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { enumOrder } from '../../../infrastructure/database/read-kit.js';
import { missingOf, refuse, refuseAll } from '../../../infrastructure/errors/refuse.js';
import { entryViewFor, findEntryRow, visibleEntries, visibleEntryRows } from './schedule-entries.queries.js';
import { ScheduleEntry } from './schedule-entry.entity.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order: Partial<Record<ListScheduleEntries['sortBy'], ReturnType<typeof sql>>> = {
  status: enumOrder(scheduleEntryStatuses, 's.status'),
  amount: sql`s.amount_cents`,
  title: sql`lower(s.title)`,
};

/** Writes what is to be billed for projects and deals: the admins' business (decisions, section 4). */
@Injectable()
export class SchedulesService {
  constructor(private readonly em: EntityManager) {}

  /** The entries the actor may see, filtered, sorted and paged, with the sums of all pages (specification, section 7). */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListScheduleEntries,
  ): Promise<PageWithTotals<ScheduleEntryView, ScheduleEntryTotals>> {
    authorizeRole(actor, 'billing_schedule.list');
    const rows = visibleEntryRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`s.${sortBy}`), (direction) =>
        sortBy === 'trigger_on' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('s.id', sortOrder);
    const found = await paginate(rows, { page, limit }, entryViewFor(actor));
    const sums = await visibleEntries(this.em, actor, filters)
      .select([
        sumOf('s.amount_cents').as('amount'),
        sumOf('s.discount_cents').as('discount'),
        sql<string>`coalesce(sum(s.amount_cents - s.discount_cents), 0)`.as('to_bill'),
      ])
      .executeTakeFirstOrThrow();
    return { ...found, totals: inDollars(sums) };
  }

  /** One entry. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<ScheduleEntryView> {
    const row = orNotFound(await visibleEntryRows(this.em, actor).where('s.id', '=', id).executeTakeFirst());
    return entryViewFor(actor)(row);
  }

  /**
   * An entry of a project or of a deal.
   * @throws DomainError `invalid` naming both or neither, what doesn't exist, or a milestone of another project
   */
  async create(actor: Actor, input: CreateScheduleEntry): Promise<ScheduleEntryView> {
    authorizeRole(actor, 'billing_schedule.create');
    if ((input.project_id === undefined) === (input.deal_id === undefined))
      refuse('project_id', 'Choose a project or a deal, not both');
    return this.em.transactional(async (em) => {
      const isReady = await assertOwners(em, input);
      const entry = ScheduleEntry.plan({
        origin: 'admin',
        projectId: input.project_id ?? null,
        dealId: input.deal_id ?? null,
        type: input.type,
        title: input.title,
        description: input.description ?? '',
        amountCents: centsOf(input.amount),
        milestoneId: input.milestone_id ?? null,
        triggerOn: input.trigger_on ?? null,
        status: isReady ? 'ready' : 'pending',
      });
      await em.persist(entry).flush();
      return viewOf(em, actor, entry.id);
    });
  }

  /**
   * Changes only the fields sent; `status` moves it: ready, approved, back, cancelled.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`, `schedule_entry.frozen`,
   *   `schedule_entry.invoiced`; `invalid` naming the milestone
   */
  update(actor: Actor, id: string, input: UpdateScheduleEntry): Promise<ScheduleEntryView> {
    return this.em.transactional(async (em) => {
      const entry = await this.lock(em, actor, id, input);
      authorize(actor, 'billing_schedule.update', await subjectOf(em, actor, id));
      const { milestone_id } = input;
      const isReady = milestone_id
        ? await assertOwners(em, { project_id: entry.projectId ?? undefined, milestone_id })
        : false;
      entry.change(input);
      if (isReady && entry.status === 'pending' && input.status === undefined) entry.setStatus('ready');
      return viewOf(em, actor, id);
    });
  }

  /** Takes it out of every list. @throws DomainError `not_found`, `schedule_entry.frozen`, `schedule_entry.invoiced` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const entry = await this.lock(em, actor, id);
      authorize(actor, 'billing_schedule.delete', await subjectOf(em, actor, id));
      entry.remove();
      return { id };
    });
  }

  /**
   * Brings a deleted entry back, where its milestone and its deal have left it meanwhile.
   * @throws DomainError `not_found` when there is no deleted one of a project or deal that lives
   */
  async restore(actor: Actor, id: string): Promise<ScheduleEntryView> {
    authorizeRole(actor, 'billing_schedule.restore');
    return this.em.transactional(async (em) => {
      const entry = await lockForUpdate(em, ScheduleEntry, { id, deletedAt: { $ne: null } });
      authorize(actor, 'billing_schedule.restore', await subjectOf(em, actor, id, true));
      entry.restore();
      await catchUp(em, entry);
      return viewOf(em, actor, id);
    });
  }

  private lock(
    em: EntityManager,
    actor: Actor,
    id: string,
    sent: { version?: number | undefined } = {},
  ): Promise<ScheduleEntry> {
    return lockForUpdate(em, ScheduleEntry, { id, deletedAt: null }, sent, () => viewOf(em, actor, id));
  }
}

/** What the policy decides by. @throws DomainError `not_found` for one of a deleted project or deal */
async function subjectOf(em: EntityManager, actor: Actor, id: string, deleted = false) {
  const row = orNotFound(await visibleEntryRows(em, actor, { deleted }).where('s.id', '=', id).executeTakeFirst());
  return { customer_id: row.customer_id, company_id: row.company_id };
}

/** What an entry missed while it was deleted: its milestone was completed, or its deal was cancelled. */
async function catchUp(em: EntityManager, entry: ScheduleEntry): Promise<void> {
  if (entry.status === 'cancelled') return;
  const [missed] = await em.execute<{ is_done: boolean | null; is_over: boolean | null }[]>(
    `select (select status = 'completed' from milestones where id = ? for share) as is_done,
      (select current_status = 'cancelled' from customer_deals where id = ? for share) as is_over`,
    [entry.milestoneId, entry.dealId],
  );
  if (missed?.is_over) entry.setStatus('cancelled');
  else if (missed?.is_done && entry.status === 'pending') entry.setStatus('ready');
}

type Owners = Pick<CreateScheduleEntry, 'project_id' | 'deal_id' | 'milestone_id'>;
type Found = Record<keyof Owners, boolean | null> & { is_ready: boolean | null };

const sentences: Record<keyof Owners, string> = {
  project_id: 'There is no such project',
  deal_id: 'There is no such deal',
  milestone_id: 'The project has no such milestone',
};

/** Looks at what an entry is of; answers whether its milestone is completed already. */
async function assertOwners(em: EntityManager, sent: Owners): Promise<boolean> {
  const { project_id = null, deal_id = null, milestone_id = null } = sent;
  const [found] = await em.execute<Found[]>(
    `select
      exists (select 1 from projects where id = ? and deleted_at is null) as project_id,
      exists (select 1 from customer_deals where id = ? and deleted_at is null) as deal_id,
      exists (select 1 from milestones where id = ? and project_id = ? and deleted_at is null) as milestone_id,
      (select status = 'completed' from milestones where id = ? for share) as is_ready`,
    [project_id, deal_id, milestone_id, project_id, milestone_id],
  );
  refuseAll(missingOf(sent, found, sentences));
  return found?.is_ready ?? false;
}

/** The entry as its reader sees it, once the changes so far are in the database. */
async function viewOf(em: EntityManager, actor: Actor, id: string): Promise<ScheduleEntryView> {
  await em.flush();
  return entryViewFor(actor)(orNotFound(await findEntryRow(em, id)));
}
