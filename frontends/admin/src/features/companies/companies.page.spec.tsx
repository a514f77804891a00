import type { CompanyView } from '@portal/contracts';
import {
  aChange,
  aCompany,
  aDeal,
  anAdmin,
  anInvoice,
  aPage,
  aProblem,
  aTicket,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { addresses } from '../../addresses.js';
import { CustomersPage } from '../customers/customers.page.js';
import { CompanyDetailPage } from './company-detail.page.js';

let bakery: CompanyView;
let dental: CompanyView;
const { api, live, data, money } = startFakeApi(anAdmin);
beforeEach(() => {
  bakery = aCompany({ name: 'Neuse Bakery', member_count: 1 });
  dental = aCompany({ name: 'Trent River Dental' });
  data.companies = [bakery, dental];
  data.users = [aUser({ first_name: 'Pat', last_name: 'Reyes', company_id: bakery.id, company_name: bakery.name })];
});

const list = (search = '') =>
  showScreen(CustomersPage, '/admin/customers/*', `/admin/customers?view=companies${search}`);
const open = (id = bakery.id) =>
  showScreen(CompanyDetailPage, '/admin/customers/companies/:id', `/admin/customers/companies/${id}`);

async function type(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.paste(text);
}

describe('Companies', () => {
  it('are a view beside the people, each opening its own page', async () => {
    list();
    expect(await screen.findByRole('link', { name: 'Neuse Bakery' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/admin/customers/companies/${bakery.id}`),
    );
    const views = screen.getByRole('navigation', { name: 'View' });
    expect(within(views).getByRole('link', { name: 'Companies' })).toHaveAttribute('aria-current', 'page');
    expect(within(views).getByRole('link', { name: 'People' })).toHaveAttribute('href', '/admin/customers');
  });

  it('are added with what is known, and 15 days to pay', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/companies', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: dental }, { status: 201 });
      }),
    );
    const router = list();
    await userEvent.click(await screen.findByRole('button', { name: 'New company' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create company' }));
    expect(sent).toEqual([]);
    await type(/^Name/, 'Pamlico Boatworks');
    await userEvent.click(screen.getByRole('button', { name: 'Create company' }));
    expect(await screen.findByText('Company created successfully.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe(addresses.company(dental)));
    expect(sent).toEqual([{ name: 'Pamlico Boatworks', payment_terms_days: 15 }]);
  });

  it('say of a new one which is called like it already', async () => {
    const asked: (string | null)[] = [];
    api.use(
      http.get('*/api/v1/companies', ({ request }) => {
        const similar = new URL(request.url).searchParams.get('similar_to');
        if (similar !== null) asked.push(similar);
        return HttpResponse.json(aPage(similar === null ? [bakery, dental] : [bakery]));
      }),
    );
    list();
    await userEvent.click(await screen.findByRole('button', { name: 'New company' }));
    const dialog = within(await screen.findByRole('dialog'));
    await type(/^Name/, 'neuse bakery, LLC');
    expect(await dialog.findByText(/similar name is there already/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Neuse Bakery' })).toHaveAttribute('href', addresses.company(bakery));
    expect(asked.at(-1)).toBe('neuse bakery, LLC');
  });

  it('are deleted several at once after a question; those that stay are named with the reason', async () => {
    api.use(
      http.delete(`*/api/v1/companies/${bakery.id}`, () =>
        HttpResponse.json(aProblem({ code: 'company.has_members', status: 409, error: 'Somebody belongs to it' }), {
          status: 409,
        }),
      ),
    );
    list();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete these 2 companies?' });
    expect(dialog).toHaveTextContent('Neuse Bakery, Trent River Dental');
    expect(data.companies).toHaveLength(2); // nothing is deleted before the confirmation
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 companies' }));
    expect(
      await screen.findByText('1 of 2 companies deleted. Refused: Neuse Bakery (Somebody belongs to it).'),
    ).toBeInTheDocument();
    expect(data.companies?.map(({ name }) => name)).toEqual(['Neuse Bakery']);
  });

  it('show who changed one a moment ago', async () => {
    list();
    const row = (await screen.findByText('Neuse Bakery')).closest('tr') as HTMLElement;
    await live.joined('customers');
    live.change('customers', aChange({ table: 'companies', record: { id: bakery.id } }));
    expect(await within(row).findByText('Changed by Avery Cole just now')).toBeInTheDocument();
  });

  it('that were deleted come back', async () => {
    api.use(
      http.get('*/api/v1/companies', () => HttpResponse.json(aPage([dental]))),
      http.post('*/api/v1/companies/:id/restore', () => HttpResponse.json({ data: dental })),
    );
    list('&deleted=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Trent River Dental' }));
    expect(await screen.findByText('“Trent River Dental” is back')).toBeInTheDocument();
  });
});

describe('A company', () => {
  it('stands with what is printed on its bills, its people, its tickets and its deals', async () => {
    Object.assign(bakery, { address: '12 Water Street', billing_email: 'books@neuse.example', payment_terms_days: 30 });
    bakery.website = 'https://neuse.example';
    money.deals = [aDeal({ company_id: bakery.id, title: 'Nightly backups' }), aDeal({ title: 'Of another' })];
    money.invoices = [
      anInvoice({ company_id: bakery.id, number: 'INV-2026-0007', total: 450, paid: 130, balance: 320 }),
    ];
    data.tickets = [aTicket({ company_id: bakery.id, number: 'S-0042', title: 'No dial tone' })];
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Neuse Bakery' })).toBeInTheDocument();
    expect(screen.getByText('12 Water Street')).toBeInTheDocument();
    // the accessible name in jsdom has a space where the address may break
    expect(screen.getByRole('button', { name: /^Edit billing e-mail: books@ ?neuse\. ?example$/ })).toBeInTheDocument();
    expect(screen.getByText('30')).toBeInTheDocument();
    const site = screen.getByRole('link', { name: 'Open the website' });
    expect(site).toHaveAttribute('href', 'https://neuse.example');
    expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await screen.findByRole('link', { name: /Pat Reyes/ })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /S-0042 No dial tone/ })).toHaveAttribute(
      'href',
      `/admin/support/${data.tickets[0]?.id}`,
    );
    expect(await screen.findByRole('link', { name: /Nightly backups/ })).toBeInTheDocument();
    expect(screen.queryByText('Of another')).not.toBeInTheDocument();
    const bill = await screen.findByRole('link', { name: /INV-2026-0007/ });
    expect(bill.closest('li')).toHaveTextContent('$320.00'); // what is owed, as in the sums above them
    await userEvent.click(await screen.findByRole('button', { name: 'More for Neuse Bakery' }));
    await screen.findByRole('menuitem', { name: 'Edit company' });
    expect(screen.queryByRole('menuitem', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('shows its projects and requests, and creates for one of its people', async () => {
    bakery.member_count = 2;
    const asked: string[] = [];
    api.events.on('request:start', ({ request }) => void asked.push(request.url));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New deal' }));
    await screen.findByRole('dialog', { name: 'New deal' });
    const people = (url: string): boolean => url.includes('/users?') && url.includes('role=customer');
    await waitFor(() =>
      expect([
        asked.find((url) => url.includes('/projects?')),
        asked.find((url) => url.includes('/consultation-requests?')),
        asked.find(people),
      ]).toEqual(Array(3).fill(expect.stringContaining(`company_id=${bakery.id}`))),
    );
    api.events.removeAllListeners();
  });

  it('gets its first person on its page, before anything else can be created for it', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/users', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: aUser({ first_name: 'Nora', last_name: 'Hale' }) }, { status: 201 });
      }),
    );
    open(dental.id);
    const button = await screen.findByRole('button', { name: 'New' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New person' }));
    expect(screen.queryByRole('menuitem', { name: 'New ticket' })).not.toBeInTheDocument();
    await screen.findByRole('dialog', { name: 'New person at Trent River Dental' });
    await type(/^E-mail/, 'nora@trentriver.example');
    await userEvent.click(screen.getByRole('button', { name: 'Add customer' }));
    expect(await screen.findByText('Nora Hale was added and invited by e-mail.')).toBeInTheDocument();
    expect(sent).toMatchObject([{ email: 'nora@trentriver.example', company_id: dental.id, send_invitation: true }]);
    expect(button).toHaveFocus();
  });

  it('is changed by sending only what is new; an emptied field is taken away', async () => {
    bakery.phone = '252-555-0100';
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Neuse Bakery' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit company' }));
    await type(/^Days to pay/, '45');
    await userEvent.clear(screen.getByLabelText(/^Phone/));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Company updated successfully.')).toBeInTheDocument();
    expect(bakery).toMatchObject({ payment_terms_days: 45, phone: null, name: 'Neuse Bakery', version: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Edit address: None' }));
    await userEvent.keyboard('12 Water Street{Enter}');
    await waitFor(() => expect(bakery).toMatchObject({ address: '12 Water Street', version: 3 }));
  });

  it('is merged into another only when one is chosen', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/companies/:id/merge', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: dental });
      }),
    );
    const router = open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Neuse Bakery' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge into another' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('1 person of Neuse Bakery');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge companies' }));
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('combobox'));
    expect(await screen.findByTitle('Trent River Dental')).toBeInTheDocument();
    expect(screen.queryByTitle('Neuse Bakery')).not.toBeInTheDocument();
    await userEvent.click(screen.getByTitle('Trent River Dental'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge companies' }));
    expect(await screen.findByText('Neuse Bakery is now part of Trent River Dental.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe(addresses.company(dental)));
    expect(sent).toEqual([{ into_id: dental.id }]);
  });

  it('without people is deleted after a question that names it', async () => {
    open(dental.id);
    await userEvent.click(await screen.findByRole('button', { name: 'More for Trent River Dental' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete company' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete Trent River Dental?');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(data.companies).toEqual([bakery]));
  });

  it('says that it is not there', async () => {
    open('none');
    expect(await screen.findByText('This company was not found')).toBeInTheDocument();
  });
});
