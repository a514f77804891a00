import { aDealsAnalytics, anAdmin, aRevenueSummary, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { RevenuePage } from './revenue.page.js';

const { api } = startFakeApi(anAdmin);

it('shows the months of the chosen period, which the address keeps', async () => {
  const asked: (string | null)[] = [];
  api.use(
    http.get('*/api/v1/deals/revenue-summary', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('months'));
      return HttpResponse.json({ data: aRevenueSummary() });
    }),
    http.get('*/api/v1/deals/analytics', () => HttpResponse.json({ data: aDealsAnalytics() })),
  );
  const router = showScreen(RevenuePage, '/admin/billing', '/admin/billing?view=revenue');
  expect(await screen.findByRole('radio', { name: '12 mo' })).toBeChecked();
  await userEvent.click(screen.getByText('24 mo'));
  await waitFor(() => expect(asked).toEqual(['12', '24']));
  await waitFor(() => expect(router.state.location.search).toBe('?view=revenue&months=24'));
  expect(await screen.findByRole('radio', { name: '24 mo', checked: true })).toBeInTheDocument();
  await userEvent.click(screen.getByText('12 mo'));
  await waitFor(() => expect(router.state.location.search).toBe('?view=revenue'));
});
