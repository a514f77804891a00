import type { Change } from '@portal/contracts';
import { aChange, aConsultation, aUser, startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import { ConsultationListPage } from './consultation-list.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => null }));

const dana = aUser();
const request = aConsultation({ customer_id: dana.id });
const other = aConsultation({ customer_id: dana.id, title: 'A second line' });
const { data, live } = startFakeApi(() => dana);
beforeEach(() => {
  data.consultations = [request, other];
});

const hear = async (own: Partial<Change>) => {
  await live.joined('consultations');
  live.change('consultations', aChange({ table: 'consultation_requests', record: { id: request.id }, ...own }));
};

const row = async ({ title } = request) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement;

describe('My Consultations, live', () => {
  it('shows who changed a row, beside it and aloud', async () => {
    showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');
    const shown = await row();
    await hear({});
    expect(await within(shown).findByText('Changed by Avery Cole just now')).toBeInTheDocument();
    expect(shown).toHaveClass('is-glowing');
    expect(screen.getByText(`${request.title}: Changed by Avery Cole just now`)).toHaveAttribute('aria-live', 'polite');
  });

  it('does not name anybody where nobody is known', async () => {
    showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');
    const shown = await row();
    await hear({ by: null });
    expect(await within(shown).findByText('Changed just now')).toBeInTheDocument();
  });

  it('is silent about what the person did, and about other tables', async () => {
    showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');
    const shown = await row();
    await hear({ by: { id: dana.id, name: 'Dana' } });
    await hear({ table: 'dashboard' });
    await hear({ record: { id: other.id } }); // comes after the two
    expect(await within(await row(other)).findByText('Changed by Avery Cole just now')).toBeInTheDocument();
    expect(within(shown).queryByText(/just now$/)).not.toBeInTheDocument();
  });
});
