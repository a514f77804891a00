import { Injectable } from '@nestjs/common';
import { receivedPaymentStatuses, type Actor, type RevenueSummary } from '@portal/contracts';
import { DealsReader } from '../../deals/index.js';
import { PaymentsReader } from '../payments/payments.reader.js';

/** The three figures of the business, of the rows that an actor sees (decisions, section 5). */
@Injectable()
export class TotalsReader {
  constructor(
    private readonly deals: DealsReader,
    private readonly payments: PaymentsReader,
  ) {}

  /** US dollars, and the number of active deals. */
  async totals(actor: Actor): Promise<Pick<RevenueSummary, 'totalMRR' | 'totalActiveDeals' | 'totalRevenue'>> {
    const [totalMRR, totalActiveDeals, totalRevenue] = await Promise.all([
      this.monthly(actor),
      this.deals.count(actor, { current_status: ['active'] }),
      this.received(actor),
    ]);
    return { totalMRR, totalActiveDeals, totalRevenue };
  }

  /** What the active recurring deals are worth a month, minus the discounts in force; US dollars. */
  async monthly(actor: Actor): Promise<number> {
    const filters = { current_status: ['active' as const], deal_type: ['recurring' as const] };
    return (await this.deals.totals(actor, filters)).monthly_amount;
  }

  /** Payments received minus refunds; US dollars. */
  async received(actor: Actor): Promise<number> {
    return (await this.payments.totals(actor, { status: [...receivedPaymentStatuses] })).kept;
  }
}
