import {
  aDeal,
  aDealDocument,
  aProblem,
  anAdmin,
  aPromoCode,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { DealDetailPage } from './deal-detail.page.js';
import { DealsPage } from './deals.page.js';

const { api, data, money } = startFakeApi(anAdmin);

const showList = (search = '') => showScreen(DealsPage, '/admin/deals', `/admin/deals${search}`);
const showDeal = (search = '') =>
  showScreen(DealDetailPage, '/admin/deals/:id', `/admin/deals/${money.deals[0]?.id}${search}`);
const labels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'History of changes');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('Deals in the console', () => {
  it('say when the next period is billed by itself, where nothing else is planned', async () => {
    money.deals = [aDeal({ current_status: 'active', next_bill_on: '2099-12-31' })];
    showDeal('?tab=schedule');
    expect(
      await screen.findByText(/^Its next period is billed by itself on .*December 31, 2099\./),
    ).toBeInTheDocument();
  });

  it('are listed with price and what they will do by themselves; a code’s link narrows them', async () => {
    money.deals = [
      aDeal({ title: 'Managed backup', current_status: 'active', cancel_at: '2099-12-31', promo_code: 'WELCOME' }),
      aDeal({ title: 'New server', deal_type: 'one_time', interval: null, amount: 4800, promo_code: null }),
    ];
    const router = showList('?promo_code=WELCOME');
    const row = (await screen.findByRole('link', { name: 'Managed backup' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/\$450 a month/);
    expect(row).toHaveTextContent(/ActiveEnds Dec 31, 2099/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Promo code: WELCOME' }));
    expect(await screen.findByText('$4,800 once')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('begin as drafts with amount and interval, and open', async () => {
    data.users = [aUser({ first_name: 'Dana', last_name: 'Willis', company_name: 'Trent River Dental' })];
    const router = showList(`?new=${data.users[0]?.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'New deal' });
    const form = within(dialog);
    await userEvent.type(form.getByLabelText('Title'), 'Managed backup');
    await userEvent.type(form.getByLabelText(/Amount/), '450');
    await userEvent.click(form.getByRole('button', { name: 'Create draft' }));
    expect(await screen.findByText('Deal created successfully.')).toBeInTheDocument();
    const [deal] = money.deals;
    expect(deal).toMatchObject({ customer_id: data.users[0]?.id, amount: 450, interval: 'month' });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/deals/${deal?.id}`));
  });

  it.each([
    [
      'draft',
      'Send to customer',
      ['Send to customer', 'Record acceptance', 'Cancel deal'],
      ['Edit deal', 'Delete deal'],
    ],
    [
      'sent',
      'Record acceptance',
      ['Record acceptance', 'Record decline', 'Back to draft', 'Cancel deal'],
      ['Edit notes'],
    ],
    ['active', undefined, ['Pause deal', 'Cancel deal', 'Complete deal'], ['Edit notes']],
    ['paused', 'Resume deal', ['Resume deal', 'Cancel deal'], ['Edit notes', 'Set resume date']],
    ['declined', 'Back to draft', ['Back to draft'], ['Edit notes']],
    ['cancelled', undefined, [], ['Edit notes']],
  ] as const)('offer, when %s, the steps that the transitions allow', async (current_status, next, steps, more) => {
    money.deals = [aDeal({ current_status })];
    showDeal();
    if (next) expect(await button(next)).toBeEnabled();
    await userEvent.click(await button(/^More for/));
    expect(labels(await screen.findByRole('menu'))).toEqual(more);
    await userEvent.keyboard('{Escape}');
    const status = screen.queryByRole('button', { name: /^Status/ });
    expect(status !== null).toBe(steps.length > 0);
    if (!status) return;
    await userEvent.click(status);
    const offered = await screen.findAllByRole('menuitem', { name: (name) => steps.some((step) => step === name) });
    expect(offered.map(({ textContent }) => textContent).toSorted()).toEqual(steps.toSorted());
  });

  it('lead to what was changed of them', async () => {
    const [deal] = (money.deals = [aDeal({ current_status: 'active' })]);
    const router = showDeal();
    await userEvent.click(await button(/^More for/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History of changes' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/admin/audit?record_id=${deal?.id}`);
  });

  it('pause when the period ends, and the plan can be taken back', async () => {
    const [deal] = (money.deals = [aDeal({ current_status: 'active', next_bill_on: '2099-12-01' })]);
    const sent: unknown[] = [];
    api.use(
      http.put('*/api/v1/deals/customer-deals/:id', async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push(body);
        Object.assign(deal ?? {}, {
          pause_at: body['effective'] === 'period_end' ? '2099-12-01' : null,
          version: (deal?.version ?? 0) + 1,
        });
        return HttpResponse.json({ data: deal });
      }),
    );
    showDeal();
    await userEvent.click(await button(/^Status/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause deal' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Pause deal/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /When the period ends/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause deal' }));
    await userEvent.click(await button('Take it back'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument());
    expect(sent).toEqual([
      { current_status: 'paused', effective: 'period_end', version: 1 },
      { current_status: 'active', version: 2 },
    ]);
  });

  it('paused until a day stay paused once that is taken back', async () => {
    const [deal] = (money.deals = [aDeal({ current_status: 'paused', resumes_at: '2099-12-01' })]);
    showDeal();
    expect((await screen.findAllByText(/Starts again/))[0]).toBeInTheDocument();
    await userEvent.click(await button('Take it back'));
    await waitFor(() => expect(deal).toMatchObject({ current_status: 'paused', resumes_at: null }));
  });

  it('tell what happened to them', async () => {
    const [deal] = (money.deals = [aDeal({ current_status: 'active' })]);
    const told = (event: string, facts: object, actor_name: string | null = 'Ada Admin') => ({
      id: crypto.randomUUID(),
      event,
      facts,
      actor_name,
      at: '2026-11-02T15:00:00.000Z',
    });
    const changes = { amount: { from: 100, to: 120 }, terms: { from: '', to: 'x'.repeat(200) } };
    const data = [
      told('deal.period_billed', { period_start: '2098-12-01', next_bill_on: '2099-01-01' }, null),
      told('deal.change_requested', { wish: 'pause', message: 'We close for winter' }, 'Dana Willis'),
      told('deal.step_planned', { to: 'paused', on: null }),
      told('deal.status_changed', { from: 'sent', to: 'active', reason: null }, 'Dana Willis'),
      told('deal.accepted', { method: 'phone', by_name: 'Dana Willis', terms_hash: '' }),
      told('deal.updated', { changes }),
    ];
    const pagination = { page: 1, limit: 100, total: 6, has_more: false };
    api.use(
      http.get(`*/api/v1/deals/customer-deals/${deal?.id}/history`, () => HttpResponse.json({ data, pagination })),
    );
    showDeal('?tab=history');
    await screen.findByText(/recorded that Dana Willis accepted by phone/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/Nov 2.*$/, ''))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The system billed the period from Dec 1, 2098; the next one is due Jan 1, 2099/),
        expect.stringMatching(/^Dana Willis asked us to pause the deal“We close for winter”/),
        expect.stringMatching(/^Ada Admin took back a pause that was planned/),
        expect.stringMatching(/^Amount: \$100\.00 → is now\s+\$120\.00$/),
        'Terms: rewritten',
      ]),
    );
    expect(screen.queryByText(/resumed/)).not.toBeInTheDocument();
  });

  it('say why they can’t be sent', async () => {
    money.deals = [aDeal({ current_status: 'draft', amount: 0 })];
    const details = [{ path: 'amount', message: 'Must be more than 0' }];
    api.use(
      http.put('*/api/v1/deals/customer-deals/:id', () =>
        HttpResponse.json(aProblem({ code: 'invalid', status: 400, details }), { status: 400 }),
      ),
    );
    showDeal();
    await userEvent.click(await button('Send to customer'));
    await userEvent.click(await button('Send without a document'));
    expect(await screen.findByText('Amount: Must be more than 0')).toBeInTheDocument();
  });

  it('record how the customer said yes', async () => {
    money.deals = [aDeal({ current_status: 'sent' })];
    showDeal();
    await userEvent.click(await button('Record acceptance'));
    const dialog = within(await screen.findByRole('dialog', { name: /Record acceptance/ }));
    expect(dialog.getByLabelText(/Who accepted/)).toHaveValue('Dana Willis');
    await userEvent.click(dialog.getByRole('button', { name: 'Record acceptance' }));
    await waitFor(() =>
      expect(money.deals[0]).toMatchObject({
        current_status: 'active',
        acceptance_method: 'email',
        accepted_by_name: 'Dana Willis',
      }),
    );
  });

  it('have documents that are written from them, sent and voided', async () => {
    const [deal] = (money.deals = [aDeal({ current_status: 'active' })]);
    const document = aDealDocument({ status: 'draft', title: 'Contract', deal_id: deal?.id ?? '' });
    api.use(
      http.post('*/api/v1/deals/deal-documents', async ({ request }) => {
        expect(await request.json()).toEqual({ deal_id: deal?.id, kind: 'contract' });
        money.documents = [document];
        return HttpResponse.json({ data: document }, { status: 201 });
      }),
    );
    showDeal('?tab=documents');
    await userEvent.click(await button('Write contract'));
    await userEvent.click(await button('Send “Contract” to the customer'));
    await waitFor(() => expect(document.status).toBe('sent'));
    await userEvent.click(await button('Actions for Contract'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Void' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Void/ }));
    await userEvent.type(dialog.getByLabelText('Why'), 'Wrong price');
    await userEvent.click(dialog.getByRole('button', { name: 'Void document' }));
    await waitFor(() => expect(document).toMatchObject({ status: 'voided', reason: 'Wrong price' }));
  });
});

it('Documents that were deleted come back', async () => {
  const [deal] = (money.deals = [aDeal()]);
  const document = aDealDocument({ status: 'draft', title: 'Quote', deal_id: deal?.id ?? '' });
  const pagination = { page: 1, limit: 100, total: 1, has_more: false };
  api.use(
    http.get('*/api/v1/deals/deal-documents', ({ request }) => {
      const isDeleted = new URL(request.url).searchParams.has('deleted');
      const data = isDeleted === (money.documents.length === 0) ? [document] : [];
      return HttpResponse.json({ data, pagination });
    }),
    http.post('*/api/v1/deals/deal-documents/:id/restore', () => {
      money.documents = [document];
      return HttpResponse.json({ data: document });
    }),
  );
  showDeal('?tab=documents');
  await userEvent.click(await button('Restore Quote'));
  expect(await screen.findByRole('heading', { name: 'Quote' })).toBeInTheDocument();
  expect(await screen.findByText('“Quote” is back')).toBeInTheDocument();
});

describe('Promo codes in the console', () => {
  it('say whether they can be used, and are paused and made', async () => {
    money.promoCodes = [
      aPromoCode({ code: 'SPRING', redeemed_count: 2, max_redemptions: 2, exhausted: true }),
      aPromoCode({ code: 'LOYAL', duration: 'forever' }),
    ];
    showList('?view=promo-codes');
    const row = (await screen.findByText('SPRING')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('10% off the first bill');
    expect(row).toHaveTextContent('Used up2 of 2');
    await userEvent.click(await button('Actions for promo code LOYAL'));
    expect(labels(await screen.findByRole('menu'))).toEqual(['Pause', 'Archive', 'Edit', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pause' }));
    await waitFor(() => expect(money.promoCodes[1]?.status).toBe('paused'));

    await userEvent.click(screen.getByRole('button', { name: 'New promo code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New promo code' }));
    await userEvent.type(dialog.getByLabelText('Code'), 'winter-25');
    await userEvent.type(dialog.getByLabelText('Percent off'), '25');
    await userEvent.click(dialog.getByRole('button', { name: 'Create promo code' }));
    await waitFor(() => expect(money.promoCodes[2]).toMatchObject({ code: 'WINTER-25', value: 25, status: 'active' }));
  });

  it('are archived together after a question that names them', async () => {
    money.promoCodes = [aPromoCode({ code: 'SPRING' }), aPromoCode({ code: 'LOYAL', redeemed_count: 1 })];
    showList('?view=promo-codes');
    await screen.findByText('SPRING');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    const archive = await button('Archive');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.click(archive);
    const asked = within(await screen.findByRole('dialog', { name: /Archive these 2 promo codes/ }));
    expect(asked.getByText(/SPRING, LOYAL/)).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Archive 2 codes' }));
    await waitFor(() => expect(money.promoCodes.map(({ status }) => status)).toEqual(['archived', 'archived']));
  });
});
