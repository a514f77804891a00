import {
  aDeal,
  aDealDocument,
  aMeeting,
  aMilestone,
  anInvoice,
  aPage,
  aProblem,
  aProject,
  aTicket,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { DashboardPage } from './dashboard.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => <p>The wizard</p> }));

const { api, data, money, rows } = startFakeApi();
const show = () => showScreen(DashboardPage, '/dashboard', '/dashboard');
/** A part of the dashboard, once the whole of it has taken the place of its skeleton. */
const part = async (name: string) => {
  await screen.findByRole('heading', { name: 'Quick actions' });
  return within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
};

describe('The customer’s dashboard (specification, section 2)', () => {
  beforeEach(() => {
    data.user = aUser({ first_name: 'Dana', phone: '252-555-0142', company_name: 'Neuse Bakery' });
    data.tickets = [];
  });

  it('begins with what waits for the customer: approvals, with their project, and what the profile lacks', async () => {
    const project = aProject({ name: 'New tills' });
    data.user = { ...data.user, phone: null };
    Object.assign(rows, {
      projects: [project],
      milestones: [
        aMilestone({
          project_id: project.id,
          project_name: 'New tills',
          title: 'Tills arrive',
          status: 'awaiting_approval',
        }),
        aMilestone({ project_id: project.id, title: 'Not yet' }),
      ],
    });
    // the list of projects is longer than a page
    api.use(http.get('*/api/v1/projects', () => HttpResponse.json(aPage([]))));
    show();
    const waiting = await part('Waiting for you');
    const approval = await waiting.findByRole('link', { name: /Approve “Tills arrive”/ });
    expect(approval).toHaveAttribute('href', `/customer/projects/${project.id}?tab=milestones`);
    expect(await within(approval).findByText(/New tills/)).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: /Add a phone number/ })).toHaveAttribute('href', '/customer/profile');
    expect(waiting.queryByText(/Not yet/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Waiting for you');
  });

  it('asks for the answers that tickets wait for', async () => {
    const [own, colleague] = [
      aTicket({ requester_id: data.user.id, status: 'pending', title: 'Which printer?', number: 'S-0007' }),
      aTicket({ status: 'pending', title: 'Which door?', number: 'S-0008', requester_name: 'Max Moore' }),
    ];
    data.tickets = [own, colleague, aTicket({ status: 'open', title: 'Nothing to say' })];
    api.use(
      http.get('*/api/v1/support/tickets', ({ request }) => {
        const status = new URL(request.url).searchParams.get('status');
        return HttpResponse.json(aPage((data.tickets ?? []).filter((one) => one.status === status)));
      }),
    );
    show();
    const waiting = await part('Waiting for you');
    const link = await waiting.findByRole('link', { name: /Answer us in “Which printer\?”/ });
    expect(link).toHaveAttribute('href', `/customer/support/${own.id}`);
    expect(waiting.getByText('S-0008 of Max Moore')).toBeInTheDocument();
    expect(waiting.queryByText(/Nothing to say/)).not.toBeInTheDocument();
  });

  it('asks to confirm a time that we propose, and not one that waits for us', async () => {
    data.meetings = [
      aMeeting({
        customer_id: data.user.id,
        status: 'proposed',
        proposed_by: 'admin',
        consultation_title: 'New tills',
      }),
      aMeeting({ customer_id: data.user.id, status: 'proposed', consultation_title: 'Old phones' }),
    ];
    show();
    const waiting = await part('Waiting for you');
    const proposal = await waiting.findByRole('link', { name: /^Confirm .*New tills/ });
    expect(proposal).toHaveAttribute('href', `/customer/consultations/${data.meetings[0]?.consultation_id}`);
    expect(waiting.queryByText('Old phones')).not.toBeInTheDocument();
  });

  it('asks to answer deals, to sign documents and to pay, not for what a colleague was sent or what is settled', async () => {
    const deal = aDeal({ customer_id: data.user.id, title: 'Managed backup' });
    Object.assign(money, {
      deals: [deal, aDeal({ title: 'A colleague’s' })],
      documents: [aDealDocument({ customer_id: data.user.id, deal_id: deal.id, title: 'Contract' })],
      invoices: [anInvoice({ number: 'INV-2026-0007' }), anInvoice({ number: 'INV-2026-0006', balance: 0 })],
    });
    show();
    const waiting = await part('Waiting for you');
    const link = { deal: `/customer/account/${deal.id}`, invoice: `/customer/billing/${money.invoices[0]?.id}` };
    expect(await waiting.findByRole('link', { name: /Read and accept “Managed backup”/ })).toHaveAttribute(
      'href',
      link.deal,
    );
    expect(waiting.getByRole('link', { name: /Sign “Contract”/ })).toHaveAttribute('href', link.deal);
    expect(waiting.getByRole('link', { name: /Pay invoice INV-2026-0007.*\$450\.00/ })).toHaveAttribute(
      'href',
      link.invoice,
    );
    expect(waiting.queryByText(/colleague|0006/)).not.toBeInTheDocument();
  });

  it('says so when what waits could not be loaded, and tries again', async () => {
    let refused = true;
    api.use(
      http.get('*/api/v1/billing/invoices', () =>
        refused ? HttpResponse.json(aProblem({ code: 'forbidden', status: 403 }), { status: 403 }) : undefined,
      ),
    );
    show();
    const waiting = await part('Waiting for you');
    const retry = await waiting.findByRole('button', { name: 'Try Again' });
    expect(waiting.queryByText(/Nothing right now/)).not.toBeInTheDocument();
    refused = false;
    await userEvent.click(retry);
    expect(await waiting.findByText(/Nothing right now/)).toBeInTheDocument();
  });

  it('says so when nothing waits', async () => {
    show();
    expect(await (await part('Waiting for you')).findByText(/Nothing right now/)).toBeInTheDocument();
  });

  it('opens from each number the list it was counted from (decisions, section 5)', async () => {
    api.use(
      http.get('*/api/v1/analytics/dashboard', () =>
        HttpResponse.json({
          data: {
            active_projects: 2,
            active_deals: 4,
            monthly_amount: 1250.5,
            open_tasks: 11,
            open_tickets: 3,
            open_consultations: 3,
            awaiting_approval: 0,
          },
        }),
      ),
    );
    show();
    expect(await screen.findByRole('link', { name: /Active Projects\s*2/ })).toHaveAttribute(
      'href',
      '/customer/projects?status=active',
    );
    expect(screen.getByRole('link', { name: /Active Deals\s*4/ })).toHaveAttribute(
      'href',
      '/customer/account?current_status=active',
    );
    expect(screen.getByRole('link', { name: /Monthly Amount\s*\$1,250\.50/ })).toHaveAttribute(
      'href',
      '/customer/account?current_status=active&deal_type=recurring',
    );
    expect(screen.getByRole('link', { name: /Open Tickets\s*3.*11 open tasks/ })).toHaveAttribute(
      'href',
      '/customer/support?open=true',
    );
    expect(screen.getByRole('link', { name: /Open Consultations\s*3/ })).toHaveAttribute(
      'href',
      '/customer/consultations?status=pending,in_progress,scheduled',
    );
  });

  it('shows how a number went and its change since last month', async () => {
    api.use(
      http.get('*/api/v1/analytics/trends', () => HttpResponse.json({ data: { monthly_amount: [0, 0, 0, 0, 99] } })),
      http.get('*/api/v1/analytics/dashboard', () => HttpResponse.json({ data: { monthly_amount: 149.5 } })),
    );
    show();
    expect(
      await screen.findByRole('link', { name: /Monthly Amount\s*\$149\.50.*\+\$50\.50 since last month/ }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /Month by month: .*\$99, \$149\.50\./ })).toBeVisible();
  });

  it('shows the projects under way, not the finished ones', async () => {
    rows.projects = [aProject({ name: 'New tills' }), aProject({ name: 'Old phones', status: 'completed' })];
    show();
    const projects = await part('Your projects');
    expect(await projects.findByRole('link', { name: 'New tills' })).toBeInTheDocument();
    expect(projects.queryByRole('link', { name: 'Old phones' })).not.toBeInTheDocument();
  });

  it('shows a new customer what can be done before a row of zeros', async () => {
    const nothing = {
      active_projects: 0,
      active_deals: 0,
      monthly_amount: 0,
      open_tasks: 0,
      open_tickets: 0,
      open_consultations: 0,
    };
    api.use(http.get('*/api/v1/analytics/dashboard', () => HttpResponse.json({ data: nothing })));
    show();
    const [book] = await screen.findAllByRole('button', { name: 'Book Consultation' });
    await waitFor(() => {
      const zeros = screen.getByRole('link', { name: /Active Projects\s*0/ });
      expect(book?.compareDocumentPosition(zeros)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });

  it('leads to a consultation where no project is under way', async () => {
    show();
    const projects = await part('Your projects');
    await userEvent.click(await projects.findByRole('button', { name: 'Book Consultation' }));
    expect(await screen.findByText('The wizard')).toBeInTheDocument();
  });

  it('shows the next agreed meeting, and nothing without one', async () => {
    data.meetings = [
      aMeeting({ customer_id: data.user.id, status: 'confirmed', consultation_title: 'New tills', host_name: 'Avery' }),
    ];
    show();
    const next = await part('Your next meeting');
    expect(next.getByRole('link', { name: /New tills.*with Avery/ })).toHaveAttribute(
      'href',
      `/customer/consultations/${data.meetings[0]?.consultation_id}`,
    );
  });

  it('shows a new customer three things to do before any zero', async () => {
    api.use(http.get('*/api/v1/analytics/dashboard', () => HttpResponse.json({ data: { active_projects: 0 } })));
    show();
    const begin = await part('Three things to begin with');
    expect(begin.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(begin.getByRole('button', { name: /Book a consultation/ }));
    expect(await screen.findByText('The wizard')).toBeVisible();
    const zero = screen.getByRole('link', { name: /Active Projects/ });
    const step = begin.getByRole('link', { name: /Complete your profile/ });
    expect(step.compareDocumentPosition(zero)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
