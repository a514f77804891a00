import {
  monthlyReportParts,
  type MonthlyReportFigures,
  type MonthlyReportStatus,
  type MonthlyReportTexts,
} from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { MonthlyReport } from '../../../src/modules/reports/index.js';
import { factoryOf } from '../factory-of.js';

interface Given {
  month?: string;
  status?: MonthlyReportStatus;
}

/** A month in which nothing happened. */
export const quietMonth: MonthlyReportFigures = {
  counted_on: '2026-11-01',
  tasks: { created: 0, completed: 0, reopened: 0, hours: 0, on_time: null },
  milestones: [],
  milestone_count: 0,
  support: { opened: 0, response_kept: 0, response_missed: 0, resolution_kept: 0, resolution_missed: 0 },
  meetings: [],
  meeting_count: 0,
  projects: [],
  open: { tickets: 0, tickets_late: 0, tasks: 0, tasks_late: 0, approvals: 0 },
  bills: { invoiced: 0, credited: 0, collected: 0, refunded: 0, owed: 0, overdue: 0 },
  months: [],
};

/** A monthly report that is there before the story begins, in any state. */
export const aMonthlyReport = factoryOf(
  'monthlyReport',
  (company: { id: string }, { month = '2026-10', status = 'draft' }: Given = {}) => {
    const texts = Object.fromEntries(monthlyReportParts.map((part) => [part, `About ${part}.`])) as MonthlyReportTexts;
    const report = MonthlyReport.create({ companyId: company.id, month, texts, figures: quietMonth });
    return Object.assign(report, { status, sentAt: status === 'sent' ? currentInstant() : null });
  },
);
