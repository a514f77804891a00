import {
  aBillingAccount,
  aConsultation,
  anAdmin,
  aProject,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { CustomerDetailPage } from './customer-detail.page.js';

const pat = aUser({ first_name: 'Pat', last_name: 'Reyes', email: 'pat@neuse.example', company_name: 'Neuse Bakery' });
const { api, data, rows } = startFakeApi(anAdmin);
beforeEach(() => {
  data.users = [{ ...pat }];
  data.consultations = [aConsultation({ customer_id: pat.id, title: 'Till is offline' })];
  rows.projects = [aProject({ customer_id: pat.id, name: 'Point of sale' }), aProject({ name: 'Of somebody else' })];
});

const show = (id = pat.id) => showScreen(CustomerDetailPage, '/admin/customers/:id', `/admin/customers/${id}`);

describe('A customer', () => {
  it('stands with the facts, the own projects and the own requests', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pat Reyes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'pat@neuse.example' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Point of sale/ })).toHaveAttribute(
      'href',
      `/admin/projects/${rows.projects[0]?.id}`,
    );
    expect(await screen.findByRole('link', { name: /Till is offline/ })).toBeInTheDocument();
    expect(screen.queryByText('Of somebody else')).not.toBeInTheDocument();
  });

  it('says of the figures of bills whose they are: those of a company are all its people’s', async () => {
    const account = (companyId: string | null) =>
      http.get('*/api/v1/billing/account', () =>
        HttpResponse.json({ data: aBillingAccount({ open_balance: 410, company_id: companyId }) }),
      );
    api.use(account('0193a000-0000-7000-8000-00000000c0de'));
    show();
    expect(await screen.findByText('Open (whole company)')).toBeInTheDocument();
    cleanup();
    api.use(account(null));
    show();
    expect(await screen.findByText('Open')).toBeInTheDocument();
  });

  it('opens exactly the own records', async () => {
    show();
    await screen.findByRole('heading', { name: 'Projects' });
    const hrefs = screen.getAllByRole('link', { name: 'Open list' }).map((link) => link.getAttribute('href'));
    const of = `customer_id=${pat.id}`;
    expect(hrefs).toEqual([
      `/admin/projects?${of}`,
      `/admin/support?requester_id=${pat.id}`,
      ...['deals', 'billing', 'consultations'].map((list) => `/admin/${list}?${of}`),
    ]);
  });

  it.each([['New ticket'], ['New project'], ['New deal'], ['New invoice'], ['New consultation']])(
    'gets a %s with a form that names the person',
    async (label) => {
      show();
      await userEvent.click(await screen.findByRole('button', { name: 'New' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: label }));
      const form = within(await screen.findByRole('dialog', { name: label }));
      expect(await form.findByTitle('Pat Reyes, Neuse Bakery')).toBeInTheDocument();
    },
  );

  it('leads to the company by its name', async () => {
    const company_id = '0193a000-0000-7000-8000-00000000c0de';
    data.users = [{ ...pat, company_id }];
    show();
    expect(await screen.findByRole('link', { name: 'Neuse Bakery' })).toHaveAttribute(
      'href',
      `/admin/customers/companies/${company_id}`,
    );
  });

  it('is suspended only after a question that names the person', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Active' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Suspend Pat Reyes?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(data.users[0]?.status).toBe('suspended'));
  });

  it('is invited again while the person has never signed in', async () => {
    data.users = [{ ...pat, status: 'invited', invited_at: pat.created_at }];
    const invited: string[] = [];
    api.use(
      http.post('*/api/v1/users/:id/invitation', ({ params }) => {
        invited.push(String(params['id']));
        return HttpResponse.json({ data: data.users[0] });
      }),
    );
    show();
    expect(await screen.findByText('Invitation')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Pat Reyes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send the invitation again' }));
    await waitFor(() => expect(invited).toEqual([pat.id]));
  });

  it('says that the person is not there', async () => {
    show('none');
    expect(await screen.findByText('This customer was not found')).toBeInTheDocument();
  });
});
