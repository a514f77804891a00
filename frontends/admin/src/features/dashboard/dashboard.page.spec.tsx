import type { WorkItem, WorkQueue } from '@portal/contracts';
import {
  aFreeSlot,
  aMeeting,
  anAdmin,
  aProblem,
  aTeamWeek,
  aWorkItem,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { dayFromNow, fromNow } from '@portal/testing/clock';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { DashboardPage } from './dashboard.page.js';

const { api, data } = startFakeApi(anAdmin);

let queue: WorkItem[];
let totals: WorkQueue['totals'];
beforeEach(() => {
  localStorage.clear();
  [queue, totals] = [[], []];
  api.use(http.get('*/api/v1/analytics/work-queue', () => HttpResponse.json({ data: { items: queue, totals } })));
});

const anOverdueInvoice = aWorkItem({
  id: '0198a1b2-0000-7000-8000-00000000aa03',
  ...{ kind: 'invoice', number: 'INV-2026-0007', title: 'Neuse Bakery', who: 'Dana Reyes', amount: 450, action: null },
  ...{ due_at: fromNow({ hours: -50 }).toISOString(), due_on: dayFromNow(-3), priority: null, promise: null },
});

const row = (name: string) => screen.getByRole('link', { name }).closest('li');

/** The writes of the page. */
function sentCalls() {
  const sent: { method: string; path: string; body: Record<string, unknown> }[] = [];
  api.use(
    http.all('*/api/v1/*', async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ method: request.method, path: new URL(request.url).pathname, body });
      return HttpResponse.json({ data: { id: aWorkItem().id, version: 2 } });
    }),
  );
  return sent;
}

describe('The console’s dashboard', () => {
  it.each([
    [/Total Customers\s*3/, '/admin/customers?role=customer'],
    [/Active Projects\s*4/, '/admin/projects?status=active'],
    [/Monthly Revenue\s*\$1,234\.50/, '/admin/deals?current_status=active&deal_type=recurring'],
    [/Active Deals\s*8/, '/admin/deals?current_status=active'],
    [
      /Total Revenue\s*\$9,000.*\$450(\.00)? overdue/,
      '/admin/billing?view=payments&status=succeeded,partially_refunded,refunded',
    ],
    [/Open Consultations\s*5/, '/admin/consultations?status=pending,in_progress,scheduled'],
    [/Open Tickets\s*5.*2 nobody’s · 6 open tasks/, '/admin/support?open=true'],
    [/Completed This Month\s*7/, '/admin/tasks?completed=this_month'],
  ])('opens from %s the list that was counted (decisions, section 5)', async (name, href) => {
    api.use(
      http.get('*/api/v1/analytics/dashboard', () =>
        HttpResponse.json({
          data: {
            total_customers: 3,
            active_projects: 4,
            open_consultations: 5,
            late_consultations: 0,
            open_tasks: 6,
            open_tickets: 5,
            unassigned_tickets: 2,
            overdue_balance: 450,
            completed_this_month: 7,
            active_deals: 8,
            monthly_revenue: 1234.5,
            total_revenue: 9000,
          },
        }),
      ),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says what day it is, and that it is a closed one', async () => {
    const today = { id: null, day: dayFromNow(0), name: 'Thanksgiving' };
    api.use(http.get('*/api/v1/closed-days', () => HttpResponse.json({ data: [today] })));
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByText(/^[A-Z][a-z]+day, .*\d · closed day: Thanksgiving$/)).toBeVisible();
  });

  it('says so when the numbers could not be loaded, and tries again', async () => {
    let refused = true;
    api.use(
      http.get('*/api/v1/analytics/dashboard', () =>
        refused
          ? HttpResponse.json(aProblem({ code: 'forbidden', status: 403 }), { status: 403 })
          : HttpResponse.json({ data: { total_customers: 12 } }),
      ),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByText('The numbers could not be loaded')).toBeInTheDocument();
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /Total Customers\s*12/ })).toBeInTheDocument();
  });

  it('begins with the work: what waits for one of us by its due time, then the day, the numbers and the team', async () => {
    data.meetings = [
      aMeeting({ consultation_title: 'Tomorrow’s', ...aFreeSlot(fromNow({ days: 1 }).toISOString()) }),
      aMeeting({ consultation_title: 'Later', ...aFreeSlot(fromNow({ days: 3 }).toISOString()) }),
    ];
    queue = [aWorkItem(), anOverdueInvoice];
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name: /Tomorrow’s/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Later/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Needs you now',
      'Next meeting',
      'On call',
      'The team',
      'Quick actions',
    ]);
    expect(row('S-0007 No network')).toHaveTextContent(
      /Due .*(29|30) min.*Ticket to answer · Neuse Bakery · Nobody has it/,
    );
    expect(row('INV-2026-0007 Neuse Bakery')).toHaveTextContent(/late 3 d.*Overdue invoice · Dana Reyes · \$450/);
  });

  it('shows mine or the team’s rows, as this person chose last', async () => {
    const asked: (string | null)[] = [];
    api.use(
      http.get('*/api/v1/analytics/work-queue', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('whose'));
        return HttpResponse.json({ data: { items: [], totals: [] } });
      }),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Team' }));
    expect(await screen.findByText('Nothing waits for anyone of us.')).toBeVisible();
    cleanup();
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('button', { name: 'Team', pressed: true })).toBeVisible();
    expect(asked).toEqual(['mine', 'team', 'team']);
  });

  it('says how many rows have no place, by kind, and opens their lists', async () => {
    queue = [anOverdueInvoice];
    totals = [{ kind: 'invoice', total: 9 }];
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name: 'All overdue invoices' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Team' }));
    expect(await screen.findByRole('link', { name: '8 more overdue invoices' })).toHaveAttribute(
      'href',
      '/admin/billing?overdue=0-30,31-60,61-90,90%2B&sortBy=due_date&sortOrder=asc',
    );
  });

  it('opens the failed runs of a workflow that failed several times', async () => {
    const workflow = '0198a1b2-0000-7000-8000-00000000aa04';
    queue = [
      aWorkItem({
        ...{ kind: 'failed_run', parent_id: workflow, number: null, title: 'Tell the team', count: 5 },
        ...{ who: 'S-0006 The till is off', promise: null, priority: null, action: null },
      }),
    ];
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    const link = await screen.findByRole('link', { name: 'Tell the team' });
    expect(link).toHaveAttribute('href', `/admin/workflows?view=runs&status=failed&trigger_id=${workflow}`);
    expect(link.closest('li')).toHaveTextContent('Workflow failed · 5 runs failed, last: S-0006 The till is off');
  });

  it.each([
    [{ action: 'take' }, 'Take', 'PUT', /support\/tickets\/\S+$/, { assignee_id: true }],
    [{ kind: 'consultation', action: 'take' }, 'Take', 'PUT', /consultation-requests/, { assigned_to: true }],
    [{ action: 'resolve' }, 'Resolve', 'PUT', /support\/tickets/, { status: 'resolved' }],
    [{ kind: 'schedule_entry', action: 'approve' }, 'Approve', 'PUT', /billing\/schedules/, { status: 'approved' }],
    [{ kind: 'failed_run', action: 'retry' }, 'Retry', 'POST', /workflows\/runs\/\S+\/retry/, {}],
  ] as const)('does at once what can be done to a row: %o', async (given, label, method, path, body) => {
    queue = [aWorkItem(given)];
    const sent = sentCalls();
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: `${label}: S-0007` }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method, path: expect.stringMatching(path) as string });
    for (const [name, value] of Object.entries(body))
      expect(sent[0]?.body[name]).toEqual(value === true ? data.user.id : value);
  });

  it.each([
    [{ ...anOverdueInvoice, action: 'remind' }, 'Send reminder: INV-2026-0007', 'Send reminder', /remind$/],
    [
      aWorkItem({ kind: 'run_approval', number: null, title: 'Big refunds', action: 'approve_run' }),
      'Approve: Big refunds',
      'Approve run',
      /approve$/,
    ],
  ] as const)('asks before what can’t be taken back', async (item, button, agree, path) => {
    queue = [item];
    const sent = sentCalls();
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: agree }));
    await waitFor(() => expect(sent.map((call) => call.path)).toEqual([expect.stringMatching(path)]));
  });

  it('is walked through by keys, which open a row and do what its button says', async () => {
    queue = [aWorkItem({ id: '0198a1b2-0000-7000-8000-00000000aa02', title: 'First', action: null }), aWorkItem()];
    const sent = sentCalls();
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    await screen.findByRole('link', { name: 'S-0007 First' });
    await userEvent.keyboard('jd');
    expect(screen.getByRole('link', { name: 'S-0007 First' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'S-0007 No network' })).toHaveFocus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('hands the focus to the next row when one is done', async () => {
    queue = [aWorkItem(), anOverdueInvoice];
    const sent = sentCalls();
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Take: S-0007' }));
    queue = [anOverdueInvoice];
    await waitFor(() => expect(screen.getByRole('link', { name: 'INV-2026-0007 Neuse Bakery' })).toHaveFocus());
    expect(sent).toHaveLength(1);
  });

  it('says what could not be loaded, and tries again', async () => {
    let refused = true;
    api.use(
      http.get('*/api/v1/analytics/work-queue', () =>
        refused
          ? HttpResponse.json(aProblem({ code: 'forbidden', status: 403 }), { status: 403 })
          : HttpResponse.json({ data: { items: [], totals: [] } }),
      ),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByText('What waits could not be loaded')).toBeVisible();
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  });

  it('shows the team: answers in time by week, who has how much, and who is on call', async () => {
    const id = '0198a1b2-0000-7000-8000-00000000ab01';
    const week = { kept: 1, missed: 1, percent: 50 };
    api.use(
      http.get('*/api/v1/analytics/team', () =>
        HttpResponse.json({
          data: aTeamWeek({
            answered_in_time: [
              { ...week, week_of: '2026-11-16' },
              { ...week, week_of: '2026-11-23', kept: 11, percent: 91.7 },
            ],
            load: [{ assignee_id: id, name: 'Avery Cole', tickets: 3, tasks: 1 }],
            on_call: 'oncall@pamlico.example',
          }),
        }),
      ),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByText('92 %')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Week by week: 50 %, 92 %.' })).toBeVisible();
    expect(screen.getByRole('link', { name: '3 tickets of Avery Cole' })).toHaveAttribute(
      'href',
      `/admin/support?open=true&assignee_id=${id}`,
    );
    expect(screen.getByRole('link', { name: '1 task of Avery Cole' })).toHaveAttribute(
      'href',
      `/admin/tasks?status=backlog,todo,in_progress,in_review,blocked&assignee_id=${id}`,
    );
    expect(screen.getByRole('link', { name: 'oncall@pamlico.example' })).toBeVisible();
  });

  it('shows how a number went and its change since last month', async () => {
    const months = { active_deals: [4, 4, 5, 6, 6] };
    api.use(
      http.get('*/api/v1/analytics/dashboard', () => HttpResponse.json({ data: { active_deals: 8 } })),
      http.get('*/api/v1/analytics/trends', () => HttpResponse.json({ data: months })),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name: /Active Deals\s*8.*\+2 since last month/ })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Month by month: 4, 4, 5, 6, 6, 8.' })).toBeVisible();
  });
});
