import {
  aConsultation,
  aFreeSlot,
  aMeeting,
  aMilestone,
  anAdmin,
  anInvoice,
  aPage,
  aProblem,
  aTicket,
  http,
  hoursAgo,
  HttpResponse,
  recordedTotals,
  startFakeApi,
} from '@portal/testing';
import { fromNow } from '@portal/testing/clock';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { DashboardPage } from './dashboard.page.js';

const { api, data, rows } = startFakeApi(anAdmin);

describe('The console’s dashboard', () => {
  it.each([
    [/Total Customers\s*3/, '/admin/customers?role=customer'],
    [/Active Projects\s*4/, '/admin/projects?status=active'],
    [/Monthly Revenue\s*\$1,234\.50/, '/admin/deals?current_status=active&deal_type=recurring'],
    [/Active Deals\s*8/, '/admin/deals?current_status=active'],
    [/Total Revenue\s*\$9,000/, '/admin/billing?view=payments&status=succeeded,partially_refunded,refunded'],
    [/Open Consultations\s*5/, '/admin/consultations?status=pending,in_progress,scheduled'],
    [/Open Tickets\s*5.*6 open tasks/, '/admin/support?open=true'],
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

  it('counts the requests that wait for an answer, also those that were begun, and opens the same list', async () => {
    const asked: (string | null)[] = [];
    api.use(
      http.get('*/api/v1/consultation-requests', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('unanswered'));
        return HttpResponse.json(aPage([aConsultation({ status: 'in_progress', title: 'Begun, not answered' })], 12));
      }),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name: /Begun, not answered/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 12 without an answer' })).toHaveAttribute(
      'href',
      '/admin/consultations?unanswered=true&sortBy=promised_by&sortOrder=asc',
    );
    expect(asked).toEqual(['true']);
  });

  it('begins with the work: what to answer, today’s meetings, what waits for an approval; then the numbers', async () => {
    data.meetings = [
      aMeeting({ consultation_title: 'Tomorrow’s', ...aFreeSlot(fromNow({ days: 1 }).toISOString()) }),
      aMeeting({ consultation_title: 'Later', ...aFreeSlot(fromNow({ days: 3 }).toISOString()) }),
    ];
    rows.milestones = [aMilestone({ title: 'Tills arrive', status: 'awaiting_approval' })];
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name: /Tomorrow’s/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Later/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Tills arrive.*New office network, with its owner/ })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Answer next',
      'Tickets due next',
      'Next meeting',
      'Waiting for approval',
      'Overdue invoices',
      'Quick actions',
    ]);
  });

  it('shows the tickets whose promise is next, late ones with how late, and opens the same list', async () => {
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/support/tickets', ({ request }) => {
        asked.push(new URL(request.url).search);
        const late = { warning_at: hoursAgo(4), due_at: hoursAgo(2), met_at: null };
        return HttpResponse.json(
          aPage([aTicket({ number: 'S-7', title: 'Tills', priority: 'urgent', first_response: late })], 9),
        );
      }),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByRole('link', { name: /S-7 Tills.*Answer late by 2 h/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 9 with a promise' })).toHaveAttribute(
      'href',
      '/admin/support?due_next=true&sortBy=next_due_at&sortOrder=asc',
    );
    expect(asked).toEqual(['?due_next=true&sortBy=next_due_at&sortOrder=asc&limit=4']);
  });

  it('shows the overdue invoices with days and balance, and opens the same list', async () => {
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/billing/invoices', ({ request }) => {
        asked.push(new URL(request.url).search);
        const invoice = anInvoice({ number: 'INV-2026-0007', customer_name: 'Dana Reyes', overdue_days: 12 });
        return HttpResponse.json({ ...aPage([invoice], 6), totals: recordedTotals().invoices });
      }),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(
      await screen.findByRole('link', { name: /INV-2026-0007, Dana Reyes.*\$450.*12 days overdue/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 6 overdue' })).toHaveAttribute(
      'href',
      '/admin/billing?overdue=0-30,31-60,61-90,90%2B&sortBy=due_date&sortOrder=asc',
    );
    expect(asked).toEqual(['?overdue=0-30,31-60,61-90,90%2B&sortBy=due_date&sortOrder=asc&limit=4']);
  });

  it('is calm where nothing is due, and says what could not be loaded', async () => {
    data.tickets = [];
    let refused = true;
    api.use(
      http.get('*/api/v1/billing/invoices', () =>
        refused
          ? HttpResponse.json(aProblem({ code: 'forbidden', status: 403 }), { status: 403 })
          : HttpResponse.json({ ...aPage([]), totals: recordedTotals().invoices }),
      ),
    );
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    expect(await screen.findByText('No ticket waits for us.')).toBeVisible();
    expect(await screen.findByText('The overdue invoices could not be loaded')).toBeVisible();
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Every invoice is paid or has time left.')).toBeVisible();
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
