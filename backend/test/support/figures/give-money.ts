import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Consultation } from '../../../src/modules/consultations/index.js';
import type { Project } from '../../../src/modules/projects/index.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anEntry, anInvoice, aPayment } from '../../factories/invoice.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import type { Make } from './ground.js';
import { daysFrom, hoursFrom, instantOf, type Business } from './random-business.js';

/** Deals with their codes and documents. */
export async function agreed(
  em: EntityManager,
  make: Make,
  facts: Business,
  requests: Consultation[],
): Promise<string[]> {
  const { at, now, patches } = make;
  const deals: string[] = [];
  const { promo } = aPromoCode()(em);
  await em.flush();
  for (const { customer, status, type, interval, amount, request, code, document, isDeleted, ...past } of facts.deals) {
    const facts_ = {
      status,
      amountCents: amount,
      consultationId: request === null ? null : (requests.at(request)?.id ?? null),
    };
    const { deal } = await aDeal({
      customer: at(customer),
      type: type as 'recurring',
      interval: type === 'recurring' ? interval : null,
      isDeleted,
      ...facts_,
    })(em);
    deals.push(deal.id);
    if (deal.acceptedAt) patches.push(['customer_deals', deal.id, { accepted_at: instantOf(now, past.accepted) }]);
    if (status === 'completed' || status === 'cancelled') {
      const over = past.wasCancelled ? 'cancelled' : status;
      patches.push(['customer_deals', deal.id, { current_status: over }]);
      await ended(em, deal.id, over, instantOf(now, past.ended));
    }
    if (code)
      await em.execute(
        `insert into promo_redemptions (id, created_at, promo_code_id, deal_id, customer_id, code, discount_type,
           value_hundredths, duration, duration_periods, periods_used) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          ...[randomUUID(), instantOf(now, code.redeemed), promo.id, deal.id, at(customer).id, promo.code, code.type],
          ...[code.value, code.duration, code.duration === 'repeating' ? 2 : null, code.used],
        ],
      );
    if (document)
      await em.execute(
        `insert into deal_documents (id, created_at, updated_at, version, deleted_at, deal_id, kind, title, status, file_name,
           file_size, file_type, storage_path, sha256, sent_at)
         values (?, now(), now(), 1, ?, ?, ?, 'Paper', ?, 'paper.pdf', 1, 'application/pdf', ?, 'x', ?)`,
        [
          ...[randomUUID(), document.isDeleted ? hoursFrom(now, -1) : null, deal.id, document.kind, document.status],
          ...[randomUUID(), document.status === 'draft' ? null : hoursFrom(now, -1)],
        ],
      );
  }
  return deals;
}

const ended = (em: EntityManager, deal: string, status: string, at: string) =>
  em.execute(
    `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
     values (?, 'deal.status_changed', 'deal', ?, ?, 'system', 'test', ?)`,
    [randomUUID(), deal, JSON.stringify({ from: 'active', to: status }), at],
  );

interface Billable {
  projects: Project[];
  deals: string[];
}

/** What is to be billed, bills and payments. */
export async function billed(
  em: EntityManager,
  make: Make,
  facts: Business,
  { projects, deals }: Billable,
): Promise<void> {
  const { at, now, patches } = make;
  for (const { project, status } of facts.entries)
    anEntry({ projectId: (projects.at(project) as Project).id, status: status })(em);
  for (const { customer, deal, status, cents, discount, paid, issued, due } of facts.invoices) {
    const { invoice } = await anInvoice({ customer: at(customer), status: status, cents })(em);
    const day = instantOf(now, issued);
    if (status === 'open' && paid !== null) {
      const { payment } = await aPayment({ customer: at(customer), cents: paid, invoice })(em);
      patches.push(['deal_payments', payment.id, { received_at: day }]);
    }
    const fields = {
      deal_id: deal === null ? null : (deals.at(deal) ?? null),
      subtotal_cents: cents + discount,
      discount_cents: discount,
      updated_at: day,
    };
    const dates = { issue_date: daysOf(day), due_date: daysFrom(now, due) };
    patches.push(['invoices', invoice.id, status === 'draft' ? fields : { ...fields, ...dates }]);
  }
  for (const { customer, cents, isPending, hasFailed, received } of facts.payments) {
    const { payment } = await aPayment({ customer: at(customer), cents, isPending })(em);
    const fields = isPending ? { status: hasFailed ? 'failed' : 'pending' } : { received_at: instantOf(now, received) };
    patches.push(['deal_payments', payment.id, fields]);
  }
}

/** The day at the office on which an invoice was issued. */
const daysOf = (instant: string): string => daysFrom(Date.parse(instant), 0);
