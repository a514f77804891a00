import { anAdmin, startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import { DashboardPage } from './dashboard.page.js';

startFakeApi(anAdmin);

describe('the quick actions of the console’s dashboard (specification, section 2)', () => {
  it.each([
    ['Consultations', '/admin/consultations'],
    ['Projects', '/admin/projects'],
    ['Support', '/admin/support'],
    ['Customers', '/admin/customers'],
    ['Deals', '/admin/deals'],
    ['Billing', '/admin/billing'],
  ])('lead to %s', async (name, href) => {
    showScreen(DashboardPage, '/dashboard', '/dashboard');
    const heading = await screen.findByRole('heading', { name: 'Quick actions' });
    const actions = within(heading.closest('section') as HTMLElement);
    expect(actions.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
