import type { UserView } from '@portal/contracts';
import { aChange, aCompany, anAdmin, aPage, aProblem, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { CustomersPage } from './customers.page.js';

let pat: UserView;
const { api, live, data } = startFakeApi(anAdmin);
beforeEach(() => {
  pat = aUser({ first_name: 'Pat', last_name: 'Reyes' });
  data.users = [pat];
});

/** Takes a step from the menu of Pat's row. */
async function choose(step: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Pat Reyes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: step }));
}

/** Opens the form of Pat and types over some of its fields. */
async function edit(fields: Record<string, string>): Promise<void> {
  showScreen(CustomersPage, '/admin/customers', '/admin/customers');
  await choose('Edit profile');
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.clear(await screen.findByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(text);
  }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('Customers', () => {
  it('are deleted several at once after a question; those that stay are named with the reason', async () => {
    const dana = aUser({ first_name: 'Dana', last_name: 'Willis' });
    data.users = [pat, dana];
    const deleted: string[] = [];
    api.use(
      http.delete('*/api/v1/users/:id', ({ params }) => {
        if (params['id'] === dana.id)
          return HttpResponse.json(
            aProblem({ code: 'user.owns_projects', status: 409, error: 'Dana Willis still owns 2 live projects' }),
            { status: 409 },
          );
        deleted.push(String(params['id']));
        return HttpResponse.json({ data: { id: params['id'] } });
      }),
    );
    showScreen(CustomersPage, '/admin/customers', '/admin/customers');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete these 2 accounts?' });
    expect(dialog).toHaveTextContent('Pat Reyes, Dana Willis');
    expect(deleted).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 accounts' }));
    expect(
      await screen.findByText(
        '1 of 2 accounts deleted. Refused: Dana Willis (Dana Willis still owns 2 live projects).',
      ),
    ).toBeInTheDocument();
    expect(deleted).toEqual([pat.id]);
  });

  it('join a company that is there already instead of making a second one', async () => {
    const bakery = aCompany({ name: 'Neuse Bakery' });
    data.companies = [bakery];
    showScreen(CustomersPage, '/admin/customers', '/admin/customers');
    await userEvent.click(await screen.findByRole('button', { name: 'New customer' }));
    await userEvent.type(await screen.findByLabelText(/^New company/), 'Neuse Bakery');
    api.use(http.get('*/api/v1/companies', () => HttpResponse.json(aPage([bakery]))));
    await userEvent.type(screen.getByLabelText(/^New company/), ' LLC');
    await userEvent.click(await screen.findByRole('button', { name: 'Use Neuse Bakery' }));
    expect(screen.getByLabelText(/^New company/)).toHaveValue('');
    expect(screen.getByTitle('Neuse Bakery')).toBeInTheDocument();
  });

  it('are saved on top of what another admin changed elsewhere, without a question', async () => {
    await edit({ Phone: '252-555-0199' });
    Object.assign(pat, { last_name: 'Reyes-Cole', version: 2 });
    await save();
    expect(await screen.findByText('Pat Reyes was saved.')).toBeInTheDocument();
    expect(pat).toMatchObject({ phone: '252-555-0199', last_name: 'Reyes-Cole', version: 3 });
  });

  it('show both values where another admin changed the same field', async () => {
    await edit({ 'First name': 'Patricia' });
    Object.assign(pat, { first_name: 'Patrice', version: 2 });
    await save();
    await userEvent.click(await screen.findByRole('radio', { name: /Theirs\s*Patrice/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(screen.queryByText('Choose for each field')).not.toBeInTheDocument());
    expect(pat).toMatchObject({ first_name: 'Patrice', version: 2 });
  });

  it('show who changed a person a moment ago', async () => {
    showScreen(CustomersPage, '/admin/customers', '/admin/customers');
    const row = (await screen.findByText('Pat Reyes')).closest('tr') as HTMLElement;
    await live.joined('customers');
    live.change('customers', aChange({ table: 'users', record: { id: pat.id } }));
    expect(await within(row).findByText('Changed by Avery Cole just now')).toBeInTheDocument();
  });

  it('that were deleted come back from a list of their own', async () => {
    api.use(
      http.get('*/api/v1/users', () => HttpResponse.json(aPage([pat]))),
      http.post('*/api/v1/users/:id/restore', () => HttpResponse.json({ data: pat })),
    );
    showScreen(CustomersPage, '/admin/customers', '/admin/customers?deleted=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Pat Reyes' }));
    expect(await screen.findByText('“Pat Reyes” is back')).toBeInTheDocument();
  });

  it('say that nothing was deleted instead of that nothing matches', async () => {
    api.use(http.get('*/api/v1/users', () => HttpResponse.json(aPage([]))));
    showScreen(CustomersPage, '/admin/customers', '/admin/customers?deleted=true');
    expect(await screen.findByText('Nothing was deleted')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all people' })).toBeInTheDocument();
  });

  it('are suspended only after a question that names the person', async () => {
    showScreen(CustomersPage, '/admin/customers', '/admin/customers');
    await choose('Suspend');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Suspend Pat Reyes?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(pat.status).toBe('suspended'));
  });
});
