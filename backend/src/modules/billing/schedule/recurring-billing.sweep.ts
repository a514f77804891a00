import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { OnBeforeDealStop, type Deal, DealPeriods, type PeriodBill } from '../../deals/index.js';
import { lockAccount } from '../accounts/account.js';
import { periodLabel, planEntry, setupEntryOf } from './deal-entries.js';
import { issue } from '../invoices/invoice-issuing.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { ScheduleEntry } from './schedule-entry.entity.js';

/** Bills recurring deals on their days, each period once, however many look and however late (decisions, section 4). */
@Injectable()
export class RecurringBilling extends Sweep {
  readonly name = 'bill-deal';
  readonly every = 15_000;

  constructor(
    private readonly periods: DealPeriods,
    private readonly invoices: InvoicesService,
  ) {
    super();
  }

  /** The deals with a period that has begun. */
  findDue(em: EntityManager): Promise<string[]> {
    return this.periods.due(em);
  }

  /** Bills the periods of a deal that have begun, each in a transaction of its own. */
  async handle(em: EntityManager, id: string): Promise<void> {
    while (await this.billOne(em, id));
  }

  /** Bills the periods that have begun of a deal that is to stop: a period that has begun is billed whole. */
  @OnBeforeDealStop()
  async billBegun(em: EntityManager, deal: Deal): Promise<void> {
    for (let bill = await this.periods.billBegun(em, deal); bill; bill = await this.periods.billBegun(em, deal))
      await this.invoice(em, bill);
  }

  private billOne(em: EntityManager, id: string): Promise<boolean> {
    return em.fork().transactional(async (inside) => {
      const bill = await this.periods.billNext(inside, id);
      if (bill) await this.invoice(inside, bill);
      return bill !== undefined;
    });
  }

  /** The period's entry, the setup fee beside the first, and their invoice, issued at once. */
  private async invoice(em: EntityManager, bill: PeriodBill): Promise<void> {
    const { deal } = bill;
    const account = await lockAccount(em, deal.customerId);
    const entries = [...(await setupOf(em, bill)), ...(await periodOf(em, bill))];
    if (entries.length === 0) return;
    const invoice = await this.invoices.draft(em, {
      customer_id: deal.customerId,
      deal_id: deal.id,
      schedule_entry_ids: entries.map(({ id }) => id),
      tax_rate: 0,
    });
    await issue(em, invoice, account);
  }
}

/** The setup fee with the first period that is billed, unless an admin has billed or cancelled it before. */
async function setupOf(em: EntityManager, { deal, isFirst }: PeriodBill): Promise<ScheduleEntry[]> {
  if (deal.setupFeeCents === 0 || !(isFirst || (await hasNoPeriod(em, deal.id)))) return [];
  const entry = await setupEntryOf(em, deal);
  if (!entry || entry.deletedAt !== null || (entry.status !== 'ready' && entry.status !== 'approved')) return [];
  entry.change({ status: 'approved' });
  await em.flush();
  return [entry];
}

/** Whether none was billed yet: it was paused on the day of its first. */
const hasNoPeriod = async (em: EntityManager, dealId: string): Promise<boolean> =>
  (await em.count(ScheduleEntry, { dealId, origin: 'period' })) === 0;

async function periodOf(em: EntityManager, bill: PeriodBill): Promise<ScheduleEntry[]> {
  const { deal, periodStart, nextBillOn: periodEnd, amountCents, discountCents } = bill;
  if (amountCents === 0) return [];
  const title = `${deal.title}, ${periodLabel(periodStart, periodEnd)}`;
  const facts = { origin: 'period', dealId: deal.id, type: 'recurring', title, status: 'approved' } as const;
  return [await planEntry(em, { ...facts, amountCents, discountCents, periodStart, periodEnd })];
}
