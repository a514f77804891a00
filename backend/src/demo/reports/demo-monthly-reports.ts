import type { EntityManager } from '@mikro-orm/postgresql';
import type { MonthlyReportStatus } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import type { Company } from '../../modules/companies/index.js';
import { makeMonthlyReport, monthBefore, type MonthlyReport } from '../../modules/reports/index.js';
import type { User } from '../../modules/users/index.js';
import { persistQuietly } from '../persist-quietly.js';

interface DemoMonth {
  company: string;
  monthsAgo: number;
  status: MonthlyReportStatus;
}

const bakery = 'Neuse Bakery';
const dental = 'Tidewater Dental';
const demoMonths: readonly DemoMonth[] = [
  { company: bakery, monthsAgo: 2, status: 'sent' },
  { company: bakery, monthsAgo: 1, status: 'draft' },
  { company: dental, monthsAgo: 2, status: 'skipped' },
  { company: dental, monthsAgo: 1, status: 'sent' },
];

const DAY = 86_400_000;

const officeDayOf = (at: Date): string => at.toLocaleDateString('en-CA', { timeZone: BUSINESS_ZONE });

interface DemoGround {
  companies: ReadonlyMap<string, Company>;
  people: ReadonlyMap<string, User>;
  now: Date;
}

/** Monthly service reports in every state, with the figures of the demo. */
export async function loadMonthlyReports(em: EntityManager, { companies, people, now }: DemoGround): Promise<void> {
  const thisMonth = officeDayOf(now).slice(0, 7);
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  for (const { company: name, monthsAgo, status } of demoMonths) {
    const company = companies.get(name);
    if (!company || !admin) throw new Error(`The demo has no ${name}, or no admin`);
    const madeAt = new Date(now.getTime() - (monthsAgo - 1) * 30 * DAY - DAY / 2);
    const report: MonthlyReport = await makeMonthlyReport(
      em,
      company.id,
      monthBefore(thisMonth, monthsAgo),
      officeDayOf(madeAt),
    );
    report.createdAt = madeAt;
    report.status = status;
    if (status === 'sent')
      Object.assign(report, { sentAt: new Date(report.createdAt.getTime() + DAY / 4), sentBy: admin.id });
    persistQuietly(em, [report]);
    await em.flush();
  }
}
