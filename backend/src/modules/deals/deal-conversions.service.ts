import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  createDeal,
  DomainError,
  offerings,
  requestTitleOf,
  type Actor,
  type ConvertToDeal,
  type DealView,
} from '@portal/contracts';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { ConsultationsService } from '../consultations/index.js';
import { DealsService } from './deals.service.js';

/** Makes deals of requests for consultations (decisions, section 4: outcome `converted`). */
@Injectable()
export class DealConversions {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsService,
    private readonly deals: DealsService,
  ) {}

  /**
   * A one-time draft for the request's customer, with the request's words and the price of what was asked for, or 0 where it
   * has none; the request is completed. Once a deal came of it there is no second one; a deleted one doesn't count.
   * @throws DomainError `not_found`; `stale_version`; `consultation.converted_already`; `illegal_transition` for a request
   *   that was declined or cancelled; `invalid` when its customer is gone
   */
  convert(actor: Actor, id: string, { title, version }: ConvertToDeal): Promise<DealView> {
    return this.em.transactional(async (em) => {
      const consultation = await this.consultations.hold(em, actor, id, { version });
      if (await hasDeal(em, id)) throw new DomainError('consultation.converted_already');
      const deal = await this.deals.begin(
        em,
        actor,
        createDeal.parse({
          customer_id: consultation.customerId,
          title: title ?? consultation.title,
          description: consultation.description,
          deal_type: 'one_time',
          amount: priceOf(consultation.title),
          consultation_id: id,
        }),
      );
      consultation.convertTo({ deal_id: deal.id });
      return deal;
    });
  }
}

/** What the offering costs that the request's title names, in dollars. */
function priceOf(title: string): number {
  const offering = Object.values(offerings).find((one) => requestTitleOf(one) === title);
  return dollarsOf(offering?.price_cents ?? 0);
}

async function hasDeal(em: EntityManager, consultationId: string): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    'select 1 from customer_deals where consultation_id = ? and deleted_at is null limit 1',
    [consultationId],
  );
  return rows.length > 0;
}
