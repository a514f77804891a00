import type { Invoice } from '../modules/billing/invoices/invoice.entity.js';
import type { NewScheduleEntry, ScheduleEntry } from '../modules/billing/schedule/schedule-entry.entity.js';
import type { Deal } from '../modules/deals/index.js';
import { Milestone } from '../modules/milestones/index.js';
import { DemoBooks, type DemoPayment } from './demo-books.js';
import type { DemoPeriod } from './demo-deals.js';
import { BACKUPS, NETWORK, TILLS, WEBSITE, WORKSHOP, XRAY } from './demo-deals-table.js';
import type { DemoWorld } from './demo-world.js';

const DAY = 24 * 3_600_000;

/** Something that happened so many days ago. */
type DemoBooking = readonly [daysAgo: number, happens: () => Promise<unknown>];

/** A payment for the nth invoice of a deal, in cents. */
type DemoPaid = readonly [
  deal: string,
  index: number,
  daysAgo: number,
  amountCents: number,
  method: DemoPayment['method'],
  externalRef: string,
  note?: string,
];

/** Paid in time, too much, in part; what happened else to payments is told by `BillingStory`. */
const demoPayments: readonly DemoPaid[] = [
  [TILLS, 0, 180, 240_000, 'card', 'CARD-5521'],
  [WEBSITE, 0, 140, 60_000, 'check', 'CHECK-1043'],
  [BACKUPS, 0, 121, 27_000, 'ach', 'ACH-88120'],
  [NETWORK, 0, 92, 65_500, 'ach', 'ACH-90417'],
  [NETWORK, 1, 61, 40_500, 'check', 'CHECK-1051'],
  [NETWORK, 2, 33, 44_500, 'card', 'CARD-6107', 'Rounded up by mistake'],
  [XRAY, 1, 6, 12_000, 'check', 'CHECK-2210'],
];

/** Writes invoices and payments, oldest first, in every state, with a ledger that balances. */
export async function loadBills(world: DemoWorld, periods: readonly DemoPeriod[]): Promise<void> {
  const story = new BillingStory(world);
  const bookings = [...story.ofPeriods(periods), ...story.ofDeals(), ...story.ofPayments(), ...story.ofProject()];
  for (const [, happens] of bookings.sort(([one], [other]) => other - one)) await happens();
  await world.em.flush();
}

class BillingStory {
  private readonly books: DemoBooks;
  /** Invoices of periods, each deal's in order. */
  private readonly invoices = new Map<string, Invoice[]>();

  constructor(private readonly world: DemoWorld) {
    this.books = new DemoBooks(world);
  }

  ofPeriods(periods: readonly DemoPeriod[]): DemoBooking[] {
    return periods.map((period) => {
      const daysAgo = Math.round((Date.parse(this.world.day(0)) - Date.parse(period.start)) / DAY);
      return [daysAgo, () => this.billPeriod(period, daysAgo)];
    });
  }

  /** The amount of one-time deals: billed and paid, and waiting for approval. */
  ofDeals(): DemoBooking[] {
    const [tills, workshop] = [this.world.deals.named(TILLS), this.world.deals.named(WORKSHOP)];
    const amountOf = ({ id, title, amountCents }: Deal, status: NewScheduleEntry['status'], discountCents = 0) =>
      ({ origin: 'deal', dealId: id, type: 'one_time', title, amountCents, discountCents, status }) as const;
    return [
      [190, async () => this.issue(tills, [await this.books.entry(amountOf(tills, 'approved'), 195)], 190)],
      [9, () => this.books.entry(amountOf(workshop, 'ready', 10_000), 9)],
    ];
  }

  /** Those of the table; a deal paid twice, a payment refunded in part, two that failed, an invoice given up, and money to come. */
  ofPayments(): DemoBooking[] {
    const { em } = this.world;
    return [
      ...demoPayments.map((paid): DemoBooking => [paid[2], () => this.pay(paid)]),
      [178, () => this.payTwice()],
      [48, () => this.refundPart()],
      [
        24,
        async () => {
          const failed = await this.pay([XRAY, 0, 24, 32_000, 'card', 'CARD-6240'], true);
          const cancelled = await this.pay([XRAY, 0, 24, 32_000, 'check', 'CHECK-2198'], true);
          failed.change({ status: 'failed', note: 'Card expired' });
          cancelled.change({ status: 'cancelled' });
          await em.flush();
        },
      ],
      [
        12,
        () => {
          this.invoice(BACKUPS, 1).writeOff();
          return em.flush();
        },
      ],
      [1, () => this.pay([NETWORK, 3, 1, this.invoice(NETWORK, 3).balance(), 'ach', 'ACH-95511'], true)],
    ];
  }

  /** A project's schedule: something in every state, a draft, and an invoice that was a mistake. */
  ofProject(): DemoBooking[] {
    const { id: projectId, customerId } = this.world.projects.named('Network for both shops');
    const plan = { origin: 'admin', projectId, type: 'one_time' } as const;
    const add = (title: string, amountCents: number, daysAgo: number, more: Partial<NewScheduleEntry> = {}) =>
      this.books.entry({ ...plan, title, amountCents, ...more }, daysAgo);
    const own = { customerId, projectId };
    return [
      [
        40,
        async () => {
          const entry = await add('Deposit', 300_000, 41, { type: 'deposit', status: 'approved' });
          const invoice = await this.books.issue({ ...own, entries: [entry], daysAgo: 40 });
          const money = { customerId, amountCents: 300_000, method: 'ach', externalRef: 'ACH-93002' } as const;
          await this.books.pay({ ...money, daysAgo: 30 }, invoice);
        },
      ],
      [
        38,
        async () => {
          const lines = [{ description: 'Cabling', unitPriceCents: 90_000 }];
          (await this.books.issue({ ...own, lines, daysAgo: 38 })).makeVoid('This was part of the deposit already');
        },
      ],
      [
        3,
        async () => {
          const entry = await add('Extra access point', 24_000, 4, { status: 'approved' });
          await this.books.draft({ ...own, entries: [entry], daysAgo: 3 });
        },
      ],
      [
        2,
        async () => {
          const steps = await this.world.em.find(Milestone, { projectId }, { orderBy: { position: 'asc' } });
          for (const { id: milestoneId, title, status } of steps)
            await add(title, 250_000, 2, {
              type: 'milestone',
              milestoneId,
              ...(status === 'completed' ? { status: 'ready' } : {}),
            });
          await add('Longer cables', 9_500, 2, { status: 'approved' });
          (await add('Second rack', 80_000, 2)).setStatus('cancelled');
        },
      ],
    ];
  }

  private async billPeriod({ deal, start, end, discountCents }: DemoPeriod, daysAgo: number): Promise<void> {
    const { id: dealId, title, amountCents } = deal;
    const approved = { dealId, status: 'approved' } as const;
    const period = { origin: 'period', type: 'recurring', title, amountCents, discountCents } as const;
    const entries = [await this.books.entry({ ...approved, ...period, periodStart: start, periodEnd: end }, daysAgo)];
    if (start === deal.startsOn && deal.setupFeeCents > 0) {
      const setup = { origin: 'setup', type: 'one_time', title: 'Setup', amountCents: deal.setupFeeCents } as const;
      entries.push(await this.books.entry({ ...approved, ...setup }, daysAgo));
    }
    await this.issue(deal, entries, daysAgo);
  }

  private async issue(deal: Deal, entries: ScheduleEntry[], daysAgo: number): Promise<void> {
    const { id: dealId, customerId, title } = deal;
    const invoice = await this.books.issue({ customerId, dealId, entries, daysAgo });
    this.invoices.set(title, [...(this.invoices.get(title) ?? []), invoice]);
  }

  /** Money that came for an invoice; what is only expected is pending. */
  private pay([title, index, daysAgo, amountCents, method, externalRef, note]: DemoPaid, isPending = false) {
    const invoice = this.invoice(title, index);
    const { customerId } = invoice;
    return this.books.pay({ customerId, daysAgo, amountCents, method, externalRef, note }, invoice, isPending);
  }

  /** The same card twice: the second payment goes back as a whole. */
  private async payTwice(): Promise<void> {
    const { customerId } = this.world.deals.named(TILLS);
    const money = { customerId, daysAgo: 178, amountCents: 240_000, method: 'card', externalRef: 'CARD-5530' } as const;
    await this.books.refund(await this.books.pay(money, null), 240_000, 'Paid twice', 176);
  }

  /** Refunds part of a quarter, because the deal is paused; a credit note takes the amount off the invoice. */
  private async refundPart(): Promise<void> {
    const payment = await this.pay([WEBSITE, 1, 48, 60_000, 'card', 'CARD-5988']);
    await this.books.refund(payment, 15_000, 'Care is paused', 20);
    await this.books.credit(this.invoice(WEBSITE, 1), 15_000, 'Care is paused', 20);
  }

  private invoice(title: string, index: number): Invoice {
    const invoice = this.invoices.get(title)?.[index];
    if (!invoice) throw new Error(`The demo has no invoice ${index} of ${title}`);
    return invoice;
  }
}
