import type { EntityManager } from '@mikro-orm/postgresql';
import type { ScheduleEntry } from '../modules/billing/schedule/schedule-entry.entity.js';
import { Milestone } from '../modules/milestones/index.js';
import type { Project } from '../modules/projects/index.js';
import { DemoBooks, type DemoBooking } from './demo-books.js';

const PROJECT = 'Network for both shops';

/** A project's schedule: something in every state, a draft, and an invoice that was a mistake. */
export function projectBills(em: EntityManager, projects: ReadonlyMap<string, Project>, now: Date): DemoBooking[] {
  const books = new DemoBooks(em, now);
  const project = projects.get(PROJECT);
  if (!project) throw new Error(`The demo has no ${PROJECT}`);
  const plan = { origin: 'admin', projectId: project.id } as const;
  const own = (entries: ScheduleEntry[], daysAgo: number) => ({
    customerId: project.customerId,
    projectId: project.id,
    entries,
    daysAgo,
  });
  return [
    {
      daysAgo: 40,
      happens: async () => {
        const facts = {
          ...plan,
          type: 'deposit',
          title: 'Deposit',
          amountCents: 300_000,
          status: 'approved',
        } as const;
        const invoice = await books.issue(own([await books.entry(facts, 41)], 40));
        await books.pay(
          {
            customerId: project.customerId,
            daysAgo: 30,
            amountCents: 300_000,
            method: 'ach',
            externalRef: 'ACH-93002',
          },
          invoice,
        );
      },
    },
    {
      daysAgo: 38,
      happens: async () => {
        const line = {
          description: 'Cabling',
          quantity: 1,
          unitPriceCents: 90_000,
          discountCents: 0,
          scheduleEntryId: null,
        };
        const invoice = await books.issue({ ...own([], 38), lines: [line] });
        invoice.makeVoid('This was part of the deposit already');
      },
    },
    {
      daysAgo: 3,
      happens: async () => {
        const extra = {
          ...plan,
          type: 'one_time',
          title: 'Extra access point',
          amountCents: 24_000,
          status: 'approved',
        } as const;
        await books.draft(own([await books.entry(extra, 4)], 3));
      },
    },
    { daysAgo: 2, happens: () => schedule(em, books, plan) },
  ];
}

async function schedule(
  em: EntityManager,
  books: DemoBooks,
  plan: { origin: 'admin'; projectId: string },
): Promise<void> {
  const steps = await em.find(Milestone, { projectId: plan.projectId }, { orderBy: { position: 'asc' } });
  for (const { id, title, status } of steps) {
    const state = status === 'completed' ? ({ status: 'ready' } as const) : {};
    const facts = { ...plan, type: 'milestone', milestoneId: id, title, amountCents: 250_000, ...state } as const;
    await books.entry(facts, 2);
  }
  await books.entry({ ...plan, type: 'one_time', title: 'Longer cables', amountCents: 9_500, status: 'approved' }, 2);
  const dropped = await books.entry({ ...plan, type: 'one_time', title: 'Second rack', amountCents: 80_000 }, 2);
  dropped.setStatus('cancelled');
}
