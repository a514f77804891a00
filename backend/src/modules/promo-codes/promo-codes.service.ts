import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  fieldError,
  promoCodeStatuses,
  type Actor,
  type CreatePromoCode,
  type Deleted,
  type ListPromoCodes,
  type Page,
  type PromoCodeView,
  type UpdatePromoCode,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import { refusingTaken } from '../../infrastructure/errors/problem.js';
import { PromoCode } from './promo-code.entity.js';
import { findPromoCodeRow, listedPromoCodes, toPromoCodeView } from './promo-codes.queries.js';

const order = { status: enumOrder(promoCodeStatuses, 'p.status') };

/** Writes codes: the admins' business (decisions, section 4). */
@Injectable()
export class PromoCodesService {
  constructor(private readonly em: EntityManager) {}

  /** Codes, filtered, sorted and paged (specification, section 7). */
  async list(actor: Actor, query: ListPromoCodes): Promise<Page<PromoCodeView>> {
    authorizeRole(actor, 'promo_code.list');
    const rows = sorted(listedPromoCodes(this.em, actor, query), 'p', query, { order, nullable: ['ends_at'] });
    return paginate(rows, query, toPromoCodeView);
  }

  /** One code. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<PromoCodeView> {
    authorizeRole(actor, 'promo_code.read');
    const row = orNotFound(await listedPromoCodes(this.em, actor).where('p.id', '=', id).executeTakeFirst());
    return toPromoCodeView(row);
  }

  /** A new code. @throws DomainError `promo_code.taken`; `invalid` naming what doesn't fit together */
  async create(actor: Actor, input: CreatePromoCode): Promise<PromoCodeView> {
    authorizeRole(actor, 'promo_code.create');
    return this.uniquely(async (em) => {
      const promo = PromoCode.offer(input);
      em.persist(promo);
      return viewOf(em, promo);
    });
  }

  /**
   * Changes only the fields sent; `status` moves it. Deals that redeemed the code keep the terms they had.
   * @throws DomainError `not_found`; `promo_code.taken`; `illegal_transition`; `stale_version`; `invalid`
   */
  async update(actor: Actor, id: string, input: UpdatePromoCode): Promise<PromoCodeView> {
    authorizeRole(actor, 'promo_code.update');
    return this.uniquely(async (em) => {
      const promo = await lockForUpdate(em, PromoCode, { id, deletedAt: null }, input, (row) => viewOf(em, row));
      promo.change(input);
      return viewOf(em, promo);
    });
  }

  /** Deletes a code that was never redeemed. @throws DomainError `not_found`; `promo_code.redeemed` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'promo_code.delete');
    return this.em.transactional(async (em) => {
      const promo = await lockForUpdate(em, PromoCode, { id, deletedAt: null });
      promo.remove();
      return { id };
    });
  }

  /** Brings a deleted code back. @throws DomainError `not_found` when there is no deleted one; `promo_code.taken` */
  async restore(actor: Actor, id: string): Promise<PromoCodeView> {
    authorizeRole(actor, 'promo_code.restore');
    return this.uniquely(async (em) => {
      const promo = await lockForUpdate(em, PromoCode, { id, deletedAt: { $ne: null } });
      promo.restore();
      return viewOf(em, promo);
    });
  }

  private uniquely<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return refusingTaken(
      () => fieldError('promo_code.taken', 'code'),
      () => this.em.transactional(work),
    );
  }
}

/** What the code looks like once the changes so far are in the database. */
async function viewOf(em: EntityManager, { id }: PromoCode): Promise<PromoCodeView> {
  await em.flush();
  return toPromoCodeView(orNotFound(await findPromoCodeRow(em, id)));
}
