import { aDealsAnalytics } from '@portal/testing';
import { screen } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import { DealNumbers } from './deal-numbers.js';

const show = (codes: ReturnType<typeof aDealsAnalytics>['promo_codes']) => {
  const Numbers = () => <DealNumbers deals={aDealsAnalytics({ promo_codes: codes })} />;
  showScreen(Numbers, '/admin/billing', '/admin/billing');
};

it.each([
  ['no code was redeemed', [], 'No deal has redeemed a code.'],
  [
    'no code takes anything off now',
    [{ code: 'WELCOME', deals: 1, monthly_discount: 0 }],
    'No promo code takes anything off a month now.',
  ],
])('says so instead of an empty chart where %s', async (_case, codes, sentence) => {
  show(codes);
  expect(await screen.findByText(sentence)).toBeVisible();
});
