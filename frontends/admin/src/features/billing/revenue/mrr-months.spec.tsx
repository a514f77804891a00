import {
  aDealsAnalytics,
  anAdmin,
  anMrrMovement,
  anMrrSummary,
  aRevenueSummary,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { BillingPage } from '../billing.page.js';

const { api } = startFakeApi(anAdmin);
const asked: string[] = [];

function show(mrr = anMrrSummary()) {
  const months = [{ month: '2026-11', billed: 0, collected: 0, refunded: 0, outstanding: 0 }];
  asked.length = 0;
  api.use(
    http.get('*/api/v1/deals/revenue-summary', () => HttpResponse.json({ data: aRevenueSummary({ months }) })),
    http.get('*/api/v1/deals/analytics', () => HttpResponse.json({ data: aDealsAnalytics() })),
    http.get('*/api/v1/deals/mrr-summary', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ data: mrr });
    }),
    http.get('*/api/v1/deals/mrr-movements', ({ request }) => {
      asked.push(new URL(request.url).search);
      const pagination = { page: 1, limit: 20, total: 1, has_more: false };
      return HttpResponse.json({ data: [anMrrMovement()], pagination, totals: { change: 99.5 } });
    }),
  );
  return showScreen(BillingPage, '/admin/billing', '/admin/billing?view=revenue');
}

describe('What moved the monthly revenue (decisions, section 5)', () => {
  it('leads from the start of a month to its end; a figure opens the movements that add up to it', async () => {
    const router = show();
    const point = await screen.findByRole('link', {
      name: /^November 2026: start \$440\.05, new \$99\.50, .* end \$539\.55/,
    });
    const section = within(point.closest('figure') as HTMLElement);
    await userEvent.click(section.getByRole('button', { name: 'Show as table' }));
    const row = section.getByRole('row', { name: /^November 2026/ });
    expect(asked).toEqual(['?from=2026-11-01&to=2026-11-30']);
    await userEvent.click(within(row).getByRole('link', { name: '$99.50' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?view=revenue&moved_from=2026-11-01&moved_to=2026-11-30&kind=new'),
    );
    expect(await screen.findByRole('row', { name: /^Total change/ })).toHaveTextContent('$99.50');
    expect(asked.at(-1)).toContain('kind=new');
  });

  it('says what the nightly comparison with the deals found', async () => {
    const at = '2026-11-24T07:00:00.000Z';
    show(anMrrSummary({ last_check: { at, ledger: 540, live: 539.55, differing: 1 } }));
    expect(await screen.findByText(/1 deal differs: \$540\.00 here, \$539\.55 in the deals/)).toBeVisible();
  });
});
