import { createQueryClient } from '@portal/data-access';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TestPromocodePage } from './test-promocode.page.js';

const { api } = startFakeApi();

it('/test-promocode shows the server’s answer to a code, with its reason (specification, section 2)', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/v1/deals/validate-promocode', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ error: 'This code has expired', code: 'promo_code.expired' }, { status: 409 });
    }),
  );
  document.cookie = 'signed_in=1';
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestPromocodePage />
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Promo code'), 'SPRING-10{Enter}');
  expect(await screen.findByText('This code has expired')).toBeVisible();
  expect(screen.getByText('HTTP 409')).toBeVisible();
  expect(sent).toEqual([{ code: 'SPRING-10' }]);
});
