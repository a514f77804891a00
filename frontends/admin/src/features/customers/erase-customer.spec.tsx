import type { UserErasure } from '@portal/contracts';
import { anAdmin, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen } from '@testing-library/react';
import { EraseCustomer } from './erase-customer.js';

const { api } = startFakeApi(anAdmin);

const show = (erasure: Partial<UserErasure>, user = aUser({ first_name: 'Pat', last_name: 'Reyes' })) => {
  api.use(
    http.get('*/api/v1/users/:id/erasure', () =>
      HttpResponse.json({ data: { pseudonym: 'Former customer 7F3A', blockers: [], kept: [], ...erasure } }),
    ),
  );
  showScreen(() => <EraseCustomer user={user} onClose={() => undefined} />, '/', '/');
  return user;
};

describe('Erasing a person', () => {
  it('says what has to be done first, each with its list', async () => {
    const blockers = [
      ['user.live_deals', 'deals?customer_id=ID&current_status=sent,active,paused'],
      ['user.unbilled_amounts', 'billing?view=schedule&customer_id=ID&status=pending,ready,approved'],
      ['user.open_tickets', 'support?requester_id=ID&open=true'],
      ['user.open_consultations', 'consultations?customer_id=ID&status=pending,in_progress,scheduled'],
      ['user.last_admin', undefined],
    ] as const;
    const { id } = show({ blockers: blockers.map(([code]) => ({ code, message: `What ${code} says` })) });
    expect(await screen.findByText('Pat Reyes can’t be erased yet')).toBeVisible();
    const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
    expect(shown).toEqual(blockers.map(([, list]) => list && `/admin/${list.replace('ID', id)}`));
  });

  it('has a button that warns, and says only what applies to the person', async () => {
    show({ kept: [{ kind: 'invoices', count: 0 }] }, aUser({ company_id: null, company_name: null }));
    expect(await screen.findByText('Exports that were made of the person are deleted.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erase for good' })).toHaveClass('ant-btn-color-dangerous');
    expect(screen.queryByText(/Bills keep|Signed documents keep/)).not.toBeInTheDocument();
  });

  it('says what keeps the name', async () => {
    const company = aUser({ company_id: aUser().id, company_name: 'Neuse Bakery' });
    show({ kept: [{ kind: 'invoices', count: 2 }] }, company);
    expect(await screen.findByText('Bills keep the name they were made out to. The law asks for it.')).toBeVisible();
    expect(screen.getByText('Exports that were made of the person or the company are deleted.')).toBeVisible();
  });
});
