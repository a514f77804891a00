import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dealStatuses,
  dealTypes,
  DomainError,
  liveDealStatuses,
  type Actor,
  type CreateDeal,
  type dealGroupFields,
  type DealTotals,
  type DealView,
  type Deleted,
  type ListDeals,
  type PageWithTotals,
  type UpdateDeal,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { agreementOf } from './agreement/deal-agreement.js';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import {
  enumOrder,
  groupOf,
  inGroups,
  kysely,
  personName,
  personNameOrEmail,
} from '../../infrastructure/database/read-kit.js';
import { businessDay } from '../../infrastructure/database/time/business-time.js';
import { BlocksDeletionOf, DeletionChecks } from '../../infrastructure/deletion/deletion-checks.js';
import { ProjectsService } from '../projects/index.js';
import { assertMinimum, PromoRedemptions } from '../promo-codes/index.js';
import { assertReferences, assertStart } from './deal-references.js';
import { Deal } from './deal.entity.js';
import { lockDeal, rowOf, viewOf } from './deal.load.js';
import { dealViewFor } from './deal.view.js';
import { dealTotals, visibleDealRows } from './deals.queries.js';
import { assertFieldsOfStep, takeStep } from './lifecycle/deal-steps.js';
import { DealStopHooks } from './lifecycle/deal-stop-hooks.js';

/** States sort by their order in the contract, numbers and amounts by their value; else by the column itself. */
const order = {
  current_status: enumOrder(dealStatuses, 'd.current_status'),
  number: sql`substr(d.number, 3)::bigint`,
  title: sql`lower(d.title)`,
  amount: sql`d.amount_cents`,
  monthly_amount: sql`d.monthly_cents`,
};

/** How the groups of a list follow each other: by the workflow, or by name. */
const groups: Record<(typeof dealGroupFields)[number], RawBuilder<unknown>> = {
  current_status: enumOrder(dealStatuses, 'd.current_status'),
  deal_type: enumOrder(dealTypes, 'd.deal_type'),
  customer_name: groupOf('c', personName('c')),
  company_name: groupOf('company', sql.ref('company.name')),
};

/** Writes deals: the admins' business (decisions, section 4). */
@Injectable()
export class DealsService {
  constructor(
    private readonly em: EntityManager,
    private readonly promos: PromoRedemptions,
    private readonly checks: DeletionChecks,
    private readonly stops: DealStopHooks,
    private readonly projects: ProjectsService,
  ) {}

  /**
   * The deals the actor may see, filtered, sorted and paged, with the sums of all pages (specification, section 7;
   * decisions, section 1).
   */
  async list(actor: Actor, query: ListDeals): Promise<PageWithTotals<DealView, DealTotals>> {
    authorizeRole(actor, 'deal.list');
    const grouped = inGroups(visibleDealRows(this.em, actor, query), query.groupBy && groups[query.groupBy]);
    const rows = sorted(grouped, 'd', query, { order, nullable: ['next_bill_on'] });
    const page = await paginate(rows, query, dealViewFor(actor));
    return { ...page, totals: await dealTotals(this.em, actor, query) };
  }

  /** One deal. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealView> {
    const row = orNotFound(await visibleDealRows(this.em, actor).where('d.id', '=', id).executeTakeFirst());
    return dealViewFor(actor)(row);
  }

  /**
   * A new deal for a customer, as a draft, which the customer doesn't see.
   * @throws DomainError `invalid` naming customer, consultation or project that don't exist, or figures that don't go together;
   *   what a promo code is refused with
   */
  create(actor: Actor, input: CreateDeal): Promise<DealView> {
    return this.em.transactional((em) => this.begin(em, actor, input));
  }

  /** The same within a transaction that does more than this. */
  async begin(em: EntityManager, actor: Actor, input: CreateDeal): Promise<DealView> {
    const deal = await this.prepare(em, actor, input);
    await em.persist(deal).flush();
    if (input.promo_code) await this.redeem(em, deal, input.promo_code);
    if (input.project_id) await this.projects.linkDeal(em, input.project_id, deal.id);
    return viewOf(em, actor, deal.id);
  }

  /** What would be drafted, with nothing written; a promo code isn't looked at. @throws DomainError as `create` */
  async prepare(em: EntityManager, actor: Actor, input: CreateDeal): Promise<Deal> {
    authorizeRole(actor, 'deal.create');
    await assertReferences(em, input);
    await assertStart(em, input.starts_on);
    return Deal.draft(input);
  }

  /** A deal as it is after the changes of the caller's transaction. @throws DomainError `not_found` */
  getWithin(em: EntityManager, actor: Actor, id: string): Promise<DealView> {
    return viewOf(em, actor, id);
  }

  /**
   * Changes only the fields sent; `current_status` moves it, now or at the end of the period. Figures, terms and code change
   * in a draft only. Words first, then the step; a deal that is taken back to draft first is. What has begun of a deal that
   * is to stop is billed before.
   * @throws DomainError `not_found`; `deal.not_editable`; `illegal_transition`; `stale_version`; `invalid`; what a code is
   *   refused with
   */
  update(actor: Actor, id: string, input: UpdateDeal): Promise<DealView> {
    return this.em.transactional(async (em) => {
      await this.updateWithin(em, actor, id, input);
      return viewOf(em, actor, id);
    });
  }

  /** The same within the caller's transaction. @throws DomainError as `update` */
  async updateWithin(em: EntityManager, actor: Actor, id: string, input: UpdateDeal): Promise<void> {
    authorizeRole(actor, 'deal.update');
    const deal = await lockDeal(em, actor, id, input);
    assertFieldsOfStep(deal, input);
    if (input.starts_on !== deal.startsOn) await assertStart(em, input.starts_on);
    const takesBack = input.current_status === 'draft' && deal.currentStatus !== 'draft';
    if (takesBack) deal.takeBack();
    deal.edit(input);
    await this.changeCode(em, deal, input.promo_code);
    if (!takesBack) await this.step(em, deal, input);
    await em.flush();
  }

  /** Takes a draft out of every list. @throws DomainError `not_found`; `deal.not_draft`; `deal.has_records` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'deal.delete');
    return this.em.transactional(async (em) => {
      const deal = await lockDeal(em, actor, id);
      if (deal.currentStatus !== 'draft') throw new DomainError('deal.not_draft');
      if (await this.promos.of(em, id)) throw new DomainError('deal.has_records');
      await this.checks.assertNotNeeded(em, 'deal', id);
      deal.remove();
      return { id };
    });
  }

  /** Brings a deleted draft back. @throws DomainError `not_found` when there is no deleted one; `invalid` */
  async restore(actor: Actor, id: string): Promise<DealView> {
    authorizeRole(actor, 'deal.restore');
    return this.em.transactional(async (em) => {
      const deal = await lockDeal(em, actor, id, {}, { deleted: true });
      await assertReferences(em, { customer_id: deal.customerId });
      deal.restore();
      return viewOf(em, actor, id);
    });
  }

  /**
   * Keeps users with a deal that is sent, active or paused from being deleted (decisions 4.43).
   * @throws DomainError `user.owns_deals` with the deals in its details
   */
  @BlocksDeletionOf('user')
  async keepCustomers(em: EntityManager, userId: string): Promise<void> {
    const owned = await kysely(em)
      .selectFrom('customer_deals as d')
      .innerJoin('users as u', 'u.id', 'd.customer_id')
      .where('d.customer_id', '=', userId)
      .where('d.deleted_at', 'is', null)
      .where('d.current_status', 'in', liveDealStatuses)
      .orderBy('d.created_at')
      .select(['d.number', 'd.title', personNameOrEmail('u').as('name')])
      .execute();
    const [first] = owned;
    if (!first) return;
    const details = owned.map(({ number, title }) => ({ path: 'deals', message: `${number} ${title}` }));
    throw new DomainError('user.owns_deals', { name: first.name, count: owned.length }, { details });
  }

  /** Redeems a code for a deal that the transaction holds; one that it had before is given back. */
  async redeem(em: EntityManager, deal: Deal, code: string): Promise<void> {
    const { id: dealId, customerId, dealType, amountCents } = deal;
    const before = await this.promos.of(em, dealId);
    if (before?.code === code) return;
    if (before) await this.promos.giveBackFor(em, dealId, code);
    await this.promos.redeem(em, code, { dealId, customerId, dealType, amountCents });
  }

  /** A draft gets another code, loses it, or keeps it as far as its terms allow the new amount. */
  private async changeCode(em: EntityManager, deal: Deal, code: string | null | undefined): Promise<void> {
    const before = await this.promos.of(em, deal.id);
    if (code === undefined || code === (before?.code ?? null)) {
      if (deal.currentStatus === 'draft' && before) assertMinimum(before.minimumCents, deal.amountCents);
      return;
    }
    deal.assertEditable();
    if (code === null) await this.promos.release(em, deal.id);
    else await this.redeem(em, deal, code);
    deal.changeCode(before?.code ?? null, code);
  }

  private async step(em: EntityManager, deal: Deal, input: UpdateDeal): Promise<void> {
    if (input.current_status === undefined && input.resumes_at === undefined) return;
    if (stops(deal, input)) await this.stops.run(em, deal);
    const row = await rowOf(em, deal.id);
    takeStep(deal, input, {
      today: await businessDay(em),
      now: new Date(),
      agreement: agreementOf(row),
      customerName: row.customer_name ?? row.customer_email,
    });
    if (isOver(deal)) await this.promos.release(em, deal.id);
  }
}

/** Whether an active deal is to be paused or to end, now or at the end of its period. */
const stops = ({ currentStatus }: Deal, { current_status: to }: UpdateDeal): boolean =>
  currentStatus === 'active' && (to === 'paused' || to === 'cancelled' || to === 'completed');

/** Whether it ended without an acceptance: its redemption is released. */
const isOver = ({ currentStatus, acceptedAt }: Deal): boolean =>
  currentStatus === 'declined' || (currentStatus === 'cancelled' && acceptedAt === null);
