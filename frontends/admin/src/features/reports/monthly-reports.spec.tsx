import {
  monthlyReportParts,
  type MonthlyReportTexts,
  type MonthlyReportView,
  type UpdateMonthlyReport,
} from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, anId, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MonthlyReportDetailPage } from './monthly-report-detail.page.js';
import { MonthlyReportsPage } from './reports.page.js';

const { api } = startFakeApi(anAdmin);
const at = currentInstant().toISOString();
const id = anId();

const aReport = (given: Partial<MonthlyReportView> = {}): MonthlyReportView => ({
  id,
  company_id: anId(),
  company_name: 'Neuse Bakery',
  month: '2026-10',
  status: 'draft',
  sent_at: null,
  sent_by: null,
  sent_by_name: null,
  recipients: [{ id: anId(), name: 'Paula Test', email: 'paula@example.test' }],
  texts: Object.fromEntries(monthlyReportParts.map((part) => [part, `About ${part}.`])) as MonthlyReportTexts,
  figures: {
    counted_on: '2026-11-01',
    tasks: { created: 1, completed: 2, reopened: 0, hours: 3, on_time: null },
    milestones: [],
    milestone_count: 0,
    support: { opened: 0, response_kept: 0, response_missed: 0, resolution_kept: 0, resolution_missed: 0 },
    meetings: [],
    meeting_count: 0,
    projects: [],
    open: { tickets: 0, tickets_late: 0, tasks: 0, tasks_late: 0, approvals: 0 },
    bills: { invoiced: 0, credited: 0, collected: 0, refunded: 0, owed: 0, overdue: 0 },
    months: ['2026-09', '2026-10'].map((month, index) => ({
      ...{ month, created: 1, completed: index + 1, promises_kept: 0, promises_missed: 0 },
      ...{ invoiced: 100, collected: 50.5 },
    })),
  },
  created_at: at,
  updated_at: at,
  version: 3,
  ...given,
});

let report: MonthlyReportView;
let sent: UpdateMonthlyReport[];

beforeEach(() => {
  report = aReport();
  sent = [];
  api.use(
    http.get('*/api/v1/reports/monthly', () => HttpResponse.json(aPage([report]))),
    http.get('*/api/v1/reports/monthly/:id', () => HttpResponse.json({ data: report })),
    http.put('*/api/v1/reports/monthly/:id', async ({ request }) => {
      const input = (await request.json()) as UpdateMonthlyReport;
      sent.push(input);
      report = {
        ...report,
        status: input.status ?? report.status,
        sent_at: input.status === 'sent' ? at : null,
        texts: { ...report.texts, ...input.texts },
        version: report.version + 1,
      };
      return HttpResponse.json({ data: report });
    }),
  );
});

const open = () => showScreen(MonthlyReportDetailPage, '/admin/reports/monthly/:id', `/admin/reports/monthly/${id}`);

describe('Monthly service reports, for admins', () => {
  it('are listed with their company, month, state and readers', async () => {
    showScreen(MonthlyReportsPage, '/admin/reports/monthly', '/admin/reports/monthly');
    const link = await screen.findByRole('link', { name: /Neuse Bakery/ });
    expect(link).toHaveAttribute('href', expect.stringContaining(`/admin/reports/monthly/${id}`) as string);
    for (const text of ['October 2026', 'Draft', 'Paula Test']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('are changed sentence by sentence; a double click saves once', async () => {
    open();
    const summary = await screen.findByRole('textbox', { name: 'In short: sentences' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(summary);
    await userEvent.type(summary, 'A good month.');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Meetings: sentences' }));
    expect(screen.getByText('Without sentences this part is left out of the report.')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Report saved')).toBeInTheDocument();
    expect(sent).toEqual([{ texts: { summary: 'A good month.', meetings: '' }, version: 3 }]);
  });

  it('are sent after a question that names who gets it, and can’t be changed then', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/Paula Test \(paula@example\.test\)/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 'sent', version: 3 }]);
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(screen.getByText('About summary.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('without a primary contact say why they can’t be sent', async () => {
    report = aReport({ recipients: [] });
    open();
    expect(await screen.findByText(/has no primary contact/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('have charts of the last months', async () => {
    open();
    expect(await screen.findByRole('img', { name: 'October 2026: new 1, completed 2' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'October 2026: invoiced $100.00, received $50.50' })).toBeInTheDocument();
  });
});
