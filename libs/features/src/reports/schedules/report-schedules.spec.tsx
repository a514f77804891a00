import {
  daysOfPeriod,
  type ReportDefinitionView,
  type ReportDeliveryView,
  type ReportScheduleView,
} from '@portal/contracts';
import { anAdmin, anId, aPage, aProblem, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant, dayFromNow } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { headline } from '../../testing/report-samples.js';
import { showScreen } from '../../testing/show-screen.js';
import type { PeopleFieldProps } from '../report-fields.js';
import { recordAddresses } from '@portal/ui';
import { ReportPage } from '../report.page.js';
import { ReportSchedulesList } from './schedules-list.js';

const admin = anAdmin();
const { api } = startFakeApi(() => admin);
const at = currentInstant().toISOString();
const today = dayFromNow(0);
const lastMonth = daysOfPeriod('last_month', today);

const revenue: ReportDefinitionView = {
  name: 'revenue_summary',
  title: 'Revenue summary',
  description: 'What came in.',
  parameters: [
    { name: 'from', default: lastMonth.from },
    { name: 'to', default: lastMonth.to },
    { name: 'bucket', default: 'month' },
  ],
  columns: [],
  formats: ['csv', 'xlsx', 'pdf', 'json'],
};

const aSchedule = (given: Partial<ReportScheduleView> = {}): ReportScheduleView => ({
  id: anId(),
  definition: 'revenue_summary',
  custom_report_id: null,
  title: 'Revenue summary',
  params: { bucket: 'month' },
  period: 'last_month',
  format: 'csv',
  timing: { frequency: 'weekly', weekday: 'monday', hour: 8 },
  skip_if_empty: true,
  status: 'active',
  paused_reason: null,
  recipients: [{ id: admin.id, name: 'Avery Cole', email: 'avery@example.test' }],
  ...{ owner_id: admin.id, owner_name: 'Avery Cole', is_of_customer: false },
  next_due_at: `${dayFromNow(2)}T13:00:00Z`,
  last_sent_at: null,
  last_outcome: null,
  ...{ created_at: at, updated_at: at, version: 4 },
  ...given,
});

let schedules: ReportScheduleView[];
let sent: unknown[];

beforeEach(() => {
  schedules = [aSchedule()];
  sent = [];
  const answered = (change: Partial<ReportScheduleView> = {}) => {
    schedules = schedules.map((one) => ({ ...one, ...change }));
    return HttpResponse.json({ data: schedules[0] ?? aSchedule() });
  };
  api.use(
    http.get('*/api/v1/reports/available', () => HttpResponse.json({ data: [revenue] })),
    http.get('*/api/v1/reports/sources', () => HttpResponse.json({ data: [] })),
    http.get('*/api/v1/reports/custom', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/reports/runs', () => HttpResponse.json(aPage([]))),
    http.post('*/api/v1/reports/preview', () =>
      HttpResponse.json({
        data: { columns: [], rows: [], links: [], row_count: 0, totals: {}, headline, chart: null, params: {} },
      }),
    ),
    http.get('*/api/v1/report-schedules/:id/deliveries', () => HttpResponse.json(aPage([]))),
    http.get('*/api/v1/report-schedules', () => HttpResponse.json(aPage(schedules))),
    http.post('*/api/v1/report-schedules', async ({ request }) => {
      sent.push(await request.json());
      return answered();
    }),
    http.put('*/api/v1/report-schedules/:id', async ({ request }) => {
      sent.push(await request.json());
      return answered();
    }),
    http.post('*/api/v1/report-schedules/:id/pause', () => answered({ status: 'paused', next_due_at: null })),
    http.post('*/api/v1/report-schedules/:id/send', ({ params }) => {
      sent.push(params['id']);
      return answered();
    }),
    http.delete('*/api/v1/report-schedules/:id', ({ params }) => {
      schedules = [];
      return HttpResponse.json({ data: { id: params['id'] } });
    }),
  );
});

const pickers = {
  recipients: ({ id, value }: PeopleFieldProps) => <output id={id}>{value.join()}</output>,
};
const Report = () => <ReportPage addresses={recordAddresses('admin')} pickers={pickers} />;
const Schedules = () => <ReportSchedulesList density="dense" pickers={pickers} addresses={recordAddresses('admin')} />;
const show = () => showScreen(Schedules, '/admin/reports/schedules', '/admin/reports/schedules');
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Revenue summary' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('scheduling a report (decisions 6.66)', () => {
  it('takes over what was chosen to run it, with the period that these days are', async () => {
    showScreen(Report, '/admin/reports/:name', '/admin/reports/revenue_summary');
    await userEvent.click(await screen.findByText('Excel'));
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Schedule “Revenue summary”' }));
    expect(sheet.getByTitle('Last month')).toBeInTheDocument();
    await userEvent.click(sheet.getByText('Every week'));
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Schedule report' }));
    expect(await screen.findByText('Report scheduled')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule' })).toHaveFocus());
    expect(sent).toEqual([
      {
        definition: 'revenue_summary',
        params: { bucket: 'month' },
        period: 'last_month',
        format: 'xlsx',
        timing: { frequency: 'weekly', weekday: 'monday', hour: 8 },
        recipient_ids: [admin.id],
        skip_if_empty: true,
      },
    ]);
  });

  it('begins with the choice of a report on the page of all schedules', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'New schedule' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Which report?' }));
    await userEvent.click(await screen.findByTitle('Revenue summary'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Schedule “Revenue summary”' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Schedule report' }));
    await waitFor(() => expect(sent).toMatchObject([{ definition: 'revenue_summary', period: 'last_month' }]));
  });

  it('says at the field what is refused', async () => {
    api.use(
      http.put('*/api/v1/report-schedules/:id', () => {
        const details = [{ path: 'recipient_ids', message: 'Dana Test: May not run this report' }];
        return HttpResponse.json(aProblem({ code: 'invalid', status: 400, details }), { status: 400 });
      }),
    );
    show();
    await choose('Change');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save schedule' }));
    expect(await sheet.findByText('Dana Test: May not run this report')).toBeInTheDocument();
  });
});

describe('the scheduled reports', () => {
  it('show when each goes out, to whom, and what became of it last', async () => {
    schedules = [
      aSchedule({
        recipients: ['Avery Cole', 'Blake Reed', 'Dana Hill'].map((name) => ({ id: anId(), name, email: 'x@x.test' })),
        last_outcome: { due_at: at, waiting: 0, sent: 2, empty: 0, failed: 0, refused: 1, reason: 'May not run it' },
      }),
    ];
    show();
    for (const text of [
      'Every Monday at 8:00 AM Eastern',
      'Avery Cole, Blake Reed and 1 more',
      'Sent to 2, 1 may not read it',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/May not run it/)).toBeInTheDocument();
  });

  it('are paused, sent after a question, and deleted after another', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Pause Revenue summary' }));
    expect(await screen.findByText('Schedule paused')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Resume Revenue summary' })).toBeInTheDocument();
    await choose('Send now');
    const question = within(await screen.findByRole('dialog', { name: 'Send “Revenue summary” now?' }));
    expect(question.getByText(/It goes to Avery Cole/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(sent).toEqual([schedules[0]?.id]));
    await choose('Delete schedule');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete schedule' }));
    expect(await screen.findByText('Nothing is scheduled')).toBeInTheDocument();
  });

  it('of one report stand on its page, where they are changed as well', async () => {
    showScreen(Report, '/admin/reports/:name', '/admin/reports/revenue_summary?tab=schedules');
    const rows = within(await screen.findByRole('list', { name: 'Schedules' }));
    expect(await rows.findByText('Every Monday at 8:00 AM Eastern')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Schedules 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(rows.getByRole('button', { name: 'Pause Revenue summary' }));
    expect(await rows.findByText('Paused')).toBeInTheDocument();
    await choose('Change');
    expect(await screen.findByRole('dialog', { name: 'Change the schedule of “Revenue summary”' })).toBeVisible();
  });

  it('of customers can be stopped by admins, and nothing else', async () => {
    schedules = [aSchedule({ is_of_customer: true, owner_id: anId(), owner_name: 'Dana Hill' })];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Revenue summary' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['History', 'Delete schedule']);
    expect(screen.getByRole('button', { name: 'Pause Revenue summary' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Every Monday at 8:00 AM Eastern'));
    expect(await screen.findByRole('dialog', { name: 'History of “Revenue summary”' })).toBeInTheDocument();
  });

  it('have a history, person by person', async () => {
    const delivery: ReportDeliveryView = {
      ...{ id: anId(), schedule_id: anId(), recipient_id: anId(), run_id: null, row_count: null },
      ...{ due_at: at, created_at: at, settled_at: at },
      ...{ recipient_name: 'Blake Reed', outcome: 'refused', reason: 'The account is suspended or deleted' },
    };
    api.use(http.get('*/api/v1/report-schedules/:id/deliveries', () => HttpResponse.json(aPage([delivery]))));
    show();
    await choose('History');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('Blake Reed')).toBeInTheDocument();
    expect(sheet.getByText(/The account is suspended or deleted/)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'See the files' })).toHaveAttribute(
      'href',
      `/admin/reports/sent?schedule_id=${schedules[0]?.id}`,
    );
  });

  it('open from their rows, and give the focus back to these', async () => {
    const router = show();
    const link = await screen.findByRole('link', { name: /^Revenue summary/ });
    const id = schedules[0]?.id ?? '';
    expect(link).toHaveAttribute('href', `/admin/reports/schedules?schedule=${id}`);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Change the schedule of “Revenue summary”' });
    expect(router.state.location.search).toBe(`?schedule=${id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.click(screen.getByText('Every Monday at 8:00 AM Eastern'));
    await screen.findByRole('dialog', { name: 'Change the schedule of “Revenue summary”' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('History');
    await screen.findByRole('dialog', { name: 'History of “Revenue summary”' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('ask before what was changed is lost', async () => {
    const router = show();
    await choose('Change');
    const sheet = within(await screen.findByRole('dialog', { name: /^Change/ }));
    await userEvent.click(sheet.getByText('Every day'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save schedule' }));
    expect(await screen.findByText('Schedule saved')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sent).toMatchObject([{ timing: { frequency: 'daily', hour: 8 } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say so when the address names one that isn’t there', async () => {
    api.use(
      http.get('*/api/v1/report-schedules/:id', () =>
        HttpResponse.json(aProblem({ code: 'not_found', status: 404 }), { status: 404 }),
      ),
    );
    const router = showScreen(Schedules, '/admin/reports/schedules', `/admin/reports/schedules?schedule=${anId()}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Schedule' }));
    expect(await sheet.findByRole('heading', { name: 'This schedule was not found' })).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Back to Scheduled reports' })).toHaveAttribute(
      'href',
      '/admin/reports/schedules',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say so when they can’t be listed', async () => {
    api.use(
      http.get('*/api/v1/report-schedules', () =>
        HttpResponse.json(aProblem({ code: 'unavailable', status: 503 }), { status: 503 }),
      ),
    );
    show();
    expect(await screen.findByRole('button', { name: /Try again/i })).toBeInTheDocument();
  });
});
