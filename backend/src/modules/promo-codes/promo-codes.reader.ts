import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { promoCodeStatuses, type Actor, type ListPromoCodes, type Page, type PromoCodeView } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { listedPromoCodes, toPromoCodeView } from './promo-codes.queries.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';

const placeOfStatus = enumOrder(promoCodeStatuses, 'p.status');

/** Reads codes as views; for admins, which the controller checks. */
@Injectable()
export class PromoCodesReader {
  constructor(private readonly em: EntityManager) {}

  /** Codes, filtered, sorted and paged (specification, section 7). */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListPromoCodes,
  ): Promise<Page<PromoCodeView>> {
    authorizeRole(actor, 'promo_code.list');
    const rows = listedPromoCodes(this.em, actor, filters)
      .orderBy(sortBy === 'status' ? placeOfStatus : sql.ref(`p.${sortBy}`), (direction) =>
        sortBy === 'ends_at' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('p.id', sortOrder);
    return paginate(rows, { page, limit }, toPromoCodeView);
  }

  /** One code. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<PromoCodeView> {
    authorizeRole(actor, 'promo_code.read');
    const row = orNotFound(await listedPromoCodes(this.em, actor).where('p.id', '=', id).executeTakeFirst());
    return toPromoCodeView(row);
  }
}
