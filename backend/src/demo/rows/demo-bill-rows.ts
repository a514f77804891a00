import type { EntityManager } from '@mikro-orm/postgresql';
import type { Invoice } from '../../modules/billing/invoices/invoice.entity.js';
import type { ScheduleEntry } from '../../modules/billing/schedule/schedule-entry.entity.js';
import type { Deal } from '../../modules/deals/index.js';
import type { Project } from '../../modules/projects/index.js';
import { dayFrom } from '../time/business-day.js';
import { DemoBooks, type DemoPayment, type DemoBooking } from '../demo-books.js';
import type { DemoAgreements, DemoPeriod } from './demo-deal-rows.js';
import { projectBills } from '../demo-project-bills.js';
import { BACKUPS, NETWORK, TILLS, WEBSITE, WORKSHOP, XRAY } from '../demo-deals.js';

const DAY = 24 * 3_600_000;

type Paying = Omit<DemoPayment, 'customerId' | 'amountCents'> & { amount: number };

/** Writes invoices and payments, oldest first, in every state, with a ledger that balances. */
export async function loadBills(
  em: EntityManager,
  agreements: DemoAgreements,
  projects: ReadonlyMap<string, Project>,
  now: Date,
): Promise<void> {
  const story = new BillingStory(em, agreements, now);
  const moments = [...story.ofPeriods(), ...story.ofDeals(), ...story.ofPayments(), ...projectBills(em, projects, now)];
  for (const { happens } of moments.sort((one, other) => other.daysAgo - one.daysAgo)) await happens();
  await em.flush();
}

class BillingStory {
  private readonly books: DemoBooks;
  /** Invoices of periods, each deal's in order. */
  private readonly invoices = new Map<string, Invoice[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly agreements: DemoAgreements,
    private readonly now: Date,
  ) {
    this.books = new DemoBooks(em, now);
  }

  ofPeriods(): DemoBooking[] {
    return this.agreements.periods.map((period) => {
      const daysAgo = Math.round((Date.parse(dayFrom(this.now, 0)) - Date.parse(period.start)) / DAY);
      return { daysAgo, happens: () => this.billPeriod(period, daysAgo) };
    });
  }

  /** The amount of one-time deals: billed and paid, and waiting for approval. */
  ofDeals(): DemoBooking[] {
    const [tills, workshop] = [this.deal(TILLS), this.deal(WORKSHOP)];
    const amountOf = ({ id, title, amountCents }: Deal, status: 'ready' | 'approved', discountCents = 0) =>
      ({ origin: 'deal', dealId: id, type: 'one_time', title, amountCents, discountCents, status }) as const;
    return [
      {
        daysAgo: 190,
        happens: async () => {
          const entry = await this.books.entry(amountOf(tills, 'approved'), 195);
          await this.issue(tills, [entry], 190);
        },
      },
      {
        daysAgo: 9,
        happens: async () => {
          await this.books.entry(amountOf(workshop, 'ready', 10_000), 9);
        },
      },
    ];
  }

  /** Paid in time, too much, in part, twice, not at all; refunded, credited and given up. */
  ofPayments(): DemoBooking[] {
    const paid = (title: string, index: number, paying: Paying): DemoBooking => ({
      daysAgo: paying.daysAgo,
      happens: async () => {
        await this.pay(title, index, paying);
      },
    });
    return [
      paid(TILLS, 0, { daysAgo: 180, amount: 2_400, method: 'card', externalRef: 'CARD-5521' }),
      { daysAgo: 178, happens: () => this.payTwice() },
      paid(WEBSITE, 0, { daysAgo: 140, amount: 600, method: 'check', externalRef: 'CHECK-1043' }),
      paid(BACKUPS, 0, { daysAgo: 121, amount: 270, method: 'ach', externalRef: 'ACH-88120' }),
      paid(NETWORK, 0, { daysAgo: 92, amount: 655, method: 'ach', externalRef: 'ACH-90417' }),
      paid(NETWORK, 1, { daysAgo: 61, amount: 405, method: 'check', externalRef: 'CHECK-1051' }),
      { daysAgo: 48, happens: () => this.refundPart() },
      paid(NETWORK, 2, {
        daysAgo: 33,
        amount: 445,
        method: 'card',
        externalRef: 'CARD-6107',
        note: 'Rounded up by mistake',
      }),
      { daysAgo: 24, happens: () => this.failToPay() },
      { daysAgo: 12, happens: () => this.giveUp() },
      paid(XRAY, 1, { daysAgo: 6, amount: 120, method: 'check', externalRef: 'CHECK-2210' }),
      { daysAgo: 1, happens: () => this.announce() },
    ];
  }

  private async billPeriod({ deal, start, end, discountCents }: DemoPeriod, daysAgo: number): Promise<void> {
    const entries = [
      await this.books.entry(
        {
          origin: 'period',
          dealId: deal.id,
          type: 'recurring',
          title: deal.title,
          amountCents: deal.amountCents,
          discountCents,
          periodStart: start,
          periodEnd: end,
          status: 'approved',
        },
        daysAgo,
      ),
    ];
    if (start === deal.startsOn && deal.setupFeeCents > 0) {
      const setup = { origin: 'setup', dealId: deal.id, type: 'one_time', title: 'Setup', status: 'approved' } as const;
      entries.push(await this.books.entry({ ...setup, amountCents: deal.setupFeeCents }, daysAgo));
    }
    await this.issue(deal, entries, daysAgo);
  }

  private async issue(deal: Deal, entries: ScheduleEntry[], daysAgo: number): Promise<void> {
    const { id: dealId, customerId, title } = deal;
    const invoice = await this.books.issue({ customerId, dealId, entries, daysAgo });
    this.invoices.set(title, [...(this.invoices.get(title) ?? []), invoice]);
  }

  private pay(title: string, index: number, paying: Paying) {
    const invoice = this.invoice(title, index);
    return this.books.pay(this.paymentOf(invoice, paying), invoice);
  }

  /** The same card twice: the second payment goes back as a whole. */
  private async payTwice(): Promise<void> {
    const { customerId } = this.deal(TILLS);
    const facts = { customerId, daysAgo: 178, amountCents: 240_000, method: 'card', externalRef: 'CARD-5530' } as const;
    await this.books.refund(await this.books.pay(facts, null), 240_000, 'Paid twice', 176);
  }

  /** Refunds part of a quarter, because the deal is paused; a credit note takes the amount off the invoice. */
  private async refundPart(): Promise<void> {
    const invoice = this.invoice(WEBSITE, 1);
    const paying = { daysAgo: 48, amount: 600, method: 'card', externalRef: 'CARD-5988' } as const;
    const payment = await this.books.pay(this.paymentOf(invoice, paying), invoice);
    await this.books.refund(payment, 15_000, 'Care is paused', 20);
    await this.books.credit(invoice, 15_000, 'Care is paused', 20);
  }

  private async failToPay(): Promise<void> {
    const invoice = this.invoice(XRAY, 0);
    const failed = { daysAgo: 24, amount: 320, method: 'card', externalRef: 'CARD-6240' } as const;
    const cancelled = { daysAgo: 24, amount: 320, method: 'check', externalRef: 'CHECK-2198' } as const;
    (await this.books.expect(this.paymentOf(invoice, failed), invoice)).change({
      status: 'failed',
      note: 'Card expired',
    });
    (await this.books.expect(this.paymentOf(invoice, cancelled), invoice)).change({ status: 'cancelled' });
    await this.em.flush();
  }

  private async giveUp(): Promise<void> {
    this.invoice(BACKUPS, 1).writeOff();
    await this.em.flush();
  }

  private async announce(): Promise<void> {
    const invoice = this.invoice(NETWORK, 3);
    const paying = { daysAgo: 1, amount: invoice.balance() / 100, method: 'ach', externalRef: 'ACH-95511' } as const;
    await this.books.expect(this.paymentOf(invoice, paying), invoice);
  }

  private paymentOf({ customerId }: Invoice, { amount, ...paying }: Paying): DemoPayment {
    return { ...paying, customerId, amountCents: Math.round(amount * 100) };
  }

  private deal(title: string): Deal {
    const deal = this.agreements.deals.get(title);
    if (!deal) throw new Error(`The demo has no ${title}`);
    return deal;
  }

  private invoice(title: string, index: number): Invoice {
    const invoice = this.invoices.get(title)?.[index];
    if (!invoice) throw new Error(`The demo has no invoice ${index} of ${title}`);
    return invoice;
  }
}
