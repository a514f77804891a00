import type { Change } from '@portal/contracts';
import { aConsultation, aUser, startFakeApi } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import { ConsultationListPage } from './consultation-list.page.js';

const live: { hear?: ((change: Change) => void) | undefined } = {};
jest.mock('@portal/realtime', () => ({
  useChannel: (_channel: string, options?: { onChange?: (change: Change) => void }) => {
    live.hear = options?.onChange;
  },
}));
jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => null }));

const dana = aUser();
const request = aConsultation({ customer_id: dana.id });
const { data } = startFakeApi(() => dana);
beforeEach(() => {
  data.consultations = [request];
});

const hear = (own: Partial<Change>) =>
  act(() =>
    live.hear?.({
      event: 'UPDATE',
      table: 'consultation_requests',
      record: { id: request.id },
      at: '2026-01-05T12:00:00Z',
      by: { id: 'somebody', name: 'Avery' },
      ...own,
    }),
  );

const row = async () => (await screen.findByRole('link', { name: request.title })).closest('tr') as HTMLElement;

describe('My Consultations, live', () => {
  it('shows who changed a row, beside it and aloud', async () => {
    showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');
    const shown = await row();
    hear({});
    expect(within(shown).getByText('Changed by Avery just now')).toBeInTheDocument();
    expect(shown).toHaveClass('is-glowing');
    expect(screen.getByText(`${request.title}: Changed by Avery just now`)).toHaveAttribute('aria-live', 'polite');
  });

  it('does not name anybody where nobody is known', async () => {
    showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');
    const shown = await row();
    hear({ by: null });
    expect(within(shown).getByText('Changed just now')).toBeInTheDocument();
  });

  it('is silent about what the person did, and about other tables', async () => {
    showScreen(ConsultationListPage, '/customer/consultations', '/customer/consultations');
    await row();
    hear({ by: { id: dana.id, name: 'Dana' } });
    hear({ table: 'dashboard' });
    expect(screen.queryByText(/just now$/)).not.toBeInTheDocument();
  });
});
