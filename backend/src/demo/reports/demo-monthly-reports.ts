import type { MonthlyReportStatus } from '@portal/contracts';
import { makeMonthlyReport, monthBefore } from '../../modules/reports/index.js';
import { BAKERY, DENTAL } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';
import { dayFrom } from '../time/business-day.js';

const demoMonths: readonly { company: string; monthsAgo: number; status: MonthlyReportStatus }[] = [
  { company: BAKERY, monthsAgo: 2, status: 'sent' },
  { company: BAKERY, monthsAgo: 1, status: 'draft' },
  { company: DENTAL, monthsAgo: 2, status: 'skipped' },
  { company: DENTAL, monthsAgo: 1, status: 'sent' },
];

const DAY = 86_400_000;

/** Monthly service reports in every state, with the figures of the demo. */
export async function loadMonthlyReports(world: DemoWorld): Promise<void> {
  const thisMonth = world.day(0).slice(0, 7);
  for (const { company, monthsAgo, status } of demoMonths) {
    const createdAt = world.hoursAgo(((monthsAgo - 1) * 30 + 0.5) * 24);
    const month = monthBefore(thisMonth, monthsAgo);
    const report = await makeMonthlyReport(world.em, world.companies.named(company).id, month, dayFrom(createdAt, 0));
    Object.assign(report, { createdAt, status });
    if (status === 'sent')
      Object.assign(report, { sentAt: new Date(createdAt.getTime() + DAY / 4), sentBy: world.admin.id });
    await world.save(report);
  }
}
