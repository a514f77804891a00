import { aConsultation, anAdmin, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ConsultationsPage } from '../consultations.page.js';

const { data } = startFakeApi(anAdmin);
beforeEach(() => {
  data.consultations = [
    aConsultation({ title: 'Server keeps restarting' }),
    aConsultation({ title: 'New office network', status: 'scheduled' }),
  ];
});

const show = () => showScreen(ConsultationsPage, '/admin/consultations', '/admin/consultations?view=board');
const cards = (column: string) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const focus = async (title: string) => (await screen.findByRole('link', { name: title })).focus();
const stored = (title: string) => data.consultations.find((request) => request.title === title);

describe('The pipeline of requests', () => {
  it('carries a card over the columns that its states allow, and saves the step', async () => {
    show();
    await focus('Server keeps restarting');
    await userEvent.keyboard(' {ArrowRight}');
    expect(screen.getByText('In progress, 1 of 1.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stored('Server keeps restarting')).toMatchObject({ status: 'in_progress' }));
    expect(cards('In progress')).toEqual(['Server keeps restarting']);
    expect(await screen.findByText('Consultation request updated successfully.')).toBeInTheDocument();
  });

  it('asks for the reason when a card is dropped on Declined, and puts it back without one', async () => {
    show();
    await focus('New office network');
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /^Decline request/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(cards('Scheduled')).toEqual(['New office network']));
    expect(stored('New office network')).toMatchObject({ status: 'scheduled', version: 1 });
  });

  it('takes the outcome from a card’s menu', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move New office network to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }));
    const dialog = await screen.findByRole('dialog', { name: /^Complete request/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete request' }));
    await waitFor(() =>
      expect(stored('New office network')).toMatchObject({ status: 'completed', outcome: 'follow_up' }),
    );
  });

  it('keeps its filters when the table is opened instead', async () => {
    const router = showScreen(
      ConsultationsPage,
      '/admin/consultations',
      '/admin/consultations?view=board&search=office',
    );
    await screen.findByRole('link', { name: 'New office network' });
    await userEvent.click(screen.getByRole('link', { name: 'Table' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=office'));
    expect(await screen.findByRole('table', { name: 'Consultations' })).toBeInTheDocument();
  });
});
