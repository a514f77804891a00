import type { Change, UserView } from '@portal/contracts';
import { anAdmin, aPage, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { CustomersPage } from './customers.page.js';

const live: { channel?: string; hear?: ((change: Change) => void) | undefined } = {};
jest.mock('@portal/realtime', () => ({
  useChannel: (channel: string, options?: { onChange?: (change: Change) => void }) => {
    Object.assign(live, { channel, hear: options?.onChange });
  },
}));

let pat: UserView;
const { api, data } = startFakeApi(anAdmin);
beforeEach(() => {
  pat = aUser({ first_name: 'Pat', last_name: 'Reyes' });
  data.users = [pat];
});

/** Opens the form of Pat and types over some of its fields. */
async function edit(fields: Record<string, string>): Promise<void> {
  showScreen(CustomersPage, '/admin/customers', '/admin/customers');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Pat Reyes' }));
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.clear(await screen.findByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(text);
  }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('Customers', () => {
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
    act(() =>
      live.hear?.({
        event: 'UPDATE',
        table: 'users',
        record: { id: pat.id },
        at: '2026-01-05T12:00:00Z',
        by: { id: 'other', name: 'Avery Cole' },
      }),
    );
    expect(live.channel).toBe('customers');
    expect(within(row).getByText('Changed by Avery Cole just now')).toBeInTheDocument();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend Pat Reyes' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Suspend Pat Reyes?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(pat.status).toBe('suspended'));
  });
});
