import { startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import { DashboardPage } from './dashboard.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => null }));

startFakeApi();

describe('the quick actions of the customer’s dashboard (specification, section 2)', () => {
  it.each([
    ['My Projects', '/customer/projects'],
    ['My Deals', '/customer/account'],
    ['Consultations', '/customer/consultations'],
    ['Support', '/customer/support'],
    ['Billing', '/customer/billing'],
  ])('lead to %s', async (name, href) => {
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    const heading = await screen.findByRole('heading', { name: 'Quick actions' });
    const actions = within(heading.closest('section') as HTMLElement);
    expect(actions.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
