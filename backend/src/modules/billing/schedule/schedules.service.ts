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
import { currentView, lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { centsOf, inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { assertFound } from '../../../infrastructure/database/named-values.js';
import { paginate, sorted } from '../../../infrastructure/database/paginate.js';
import { enumOrder, kysely } from '../../../infrastructure/database/read-kit.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { planEntry } from './deal-entries.js';
import { entryViews, findEntryRow, visibleEntries, visibleEntryRows } from './schedule-entries.queries.js';
import { ScheduleEntry } from './schedule-entry.entity.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order = {
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
    query: ListScheduleEntries,
  ): Promise<PageWithTotals<ScheduleEntryView, ScheduleEntryTotals>> {
    authorizeRole(actor, 'billing_schedule.list');
    const rows = sorted(visibleEntryRows(this.em, actor, query), 's', query, { order, nullable: ['trigger_on'] });
    const page = await paginate(rows, query, entryViews.viewFor(actor));
    const sums = await visibleEntries(this.em, actor, query)
      .select([
        sumOf('s.amount_cents').as('amount'),
        sumOf('s.discount_cents').as('discount'),
        sql<string>`coalesce(sum(s.amount_cents - s.discount_cents), 0)`.as('to_bill'),
      ])
      .executeTakeFirstOrThrow();
    return { ...page, totals: inDollars(sums) };
  }

  /** One entry. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<ScheduleEntryView> {
    const row = orNotFound(await visibleEntryRows(this.em, actor).where('s.id', '=', id).executeTakeFirst());
    return entryViews.viewFor(actor)(row);
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
      const entry = await planEntry(em, {
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
      const isReady = milestone_id ? await assertOwners(em, { project_id: entry.projectId, milestone_id }) : false;
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
  const milestones = kysely(em).selectFrom('milestones').select('status').where('id', '=', entry.milestoneId);
  const milestone = await milestones.forShare().executeTakeFirst();
  const deals = kysely(em).selectFrom('customer_deals').select('current_status').where('id', '=', entry.dealId);
  const deal = await deals.forShare().executeTakeFirst();
  if (deal?.current_status === 'cancelled') entry.setStatus('cancelled');
  else if (milestone?.status === 'completed' && entry.status === 'pending') entry.setStatus('ready');
}

type Owners = Partial<Record<'project_id' | 'deal_id' | 'milestone_id', string | null | undefined>>;

/** Looks at what an entry is of; answers whether its milestone is completed already. */
async function assertOwners(em: EntityManager, sent: Owners): Promise<boolean> {
  await assertFound(em, sent, {
    project_id: ['select true from projects where id = :project_id and deleted_at is null', 'There is no such project'],
    deal_id: ['select true from customer_deals where id = :deal_id and deleted_at is null', 'There is no such deal'],
    milestone_id: [
      'select true from milestones where id = :milestone_id and project_id = :project_id and deleted_at is null for share',
      'The project has no such milestone',
    ],
  });
  const milestones = kysely(em)
    .selectFrom('milestones')
    .select('status')
    .where('id', '=', sent.milestone_id ?? null);
  return (await milestones.executeTakeFirst())?.status === 'completed';
}

const viewOf = currentView(findEntryRow, entryViews.viewFor);
