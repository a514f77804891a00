import type { DealView } from '@portal/contracts';
import {
  aDeal,
  aDealDocument,
  anId,
  anInvoice,
  aProblem,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clientWithoutRepeats, showScreen } from '@portal/features/testing';
import { currentInstant } from '@portal/testing/clock';
import { DealDetailPage } from './deal-detail.page.js';
import { DealListPage } from './deal-list.page.js';

const dana = aUser({ first_name: 'Dana', last_name: 'Willis' });
const { api, data, money } = startFakeApi(() => dana);
const sent: unknown[] = [];

const show = (own: Partial<DealView> = {}): DealView => {
  const deal = aDeal({ customer_id: dana.id, company_id: dana.company_id, setup_fee: 300, ...own });
  money.deals = [deal];
  showScreen(DealDetailPage, '/customer/account/:id', `/customer/account/${deal.id}`, clientWithoutRepeats());
  return deal;
};

/** The call is answered with `answer`; its body is kept. */
const hears = (path: string, answer: () => Response | object) =>
  api.use(
    http.post(`*/api/v1/deals/${path}`, async ({ request }) => {
      sent.push(await request.json());
      const said = answer();
      return said instanceof Response ? said : HttpResponse.json({ data: said }, { status: 201 });
    }),
  );
const refusal = (code: 'deal.terms_changed' | 'promo_code.expired', error: string) =>
  HttpResponse.json(aProblem({ code, status: 409, error }), { status: 409 });

describe('A deal of the customer (specification, section 2; decisions, section 4)', () => {
  beforeEach(() => void sent.splice(0));

  it('is accepted with a promo code, by name and consent, to the very terms that were read', async () => {
    const deal = show();
    hears('validate-promocode', () => ({
      valid: true,
      code: 'WELCOME10',
      description: '',
      discount_type: 'percent',
      value: 10,
      duration: 'repeating',
      duration_periods: 3,
      discount: 45,
      amount_after: 405,
    }));
    hears('customer-deals/:id/accept', () => Object.assign(deal, { current_status: 'active', version: 2 }));
    const offer = within(await screen.findByRole('region', { name: 'Waiting for your answer' }));
    expect(offer.getByText('$750.00')).toBeInTheDocument();
    await userEvent.type(offer.getByLabelText('Promo code'), 'welcome10{Enter}');
    expect(await offer.findByText(/WELCOME10: 10% off the first 3 bills/)).toBeInTheDocument();
    expect(offer.getByText('$705.00')).toBeInTheDocument();

    await userEvent.click(offer.getByRole('button', { name: 'Accept deal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Your full name')).toHaveValue('Dana Willis');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept deal' }));
    expect(await dialog.findByText('Tick the box to agree')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept deal' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Waiting/ })).not.toBeInTheDocument());
    expect(sent).toEqual([
      { code: 'welcome10', deal_id: deal.id },
      { terms_hash: deal.terms_hash, name: 'Dana Willis', agreed: true, promo_code: 'WELCOME10' },
    ]);
  });

  it('says why a code isn’t good or can’t be asked about, and that the terms changed since they were read', async () => {
    show();
    hears('validate-promocode', () => refusal('promo_code.expired', 'This promo code has expired'));
    hears('customer-deals/:id/accept', () =>
      refusal('deal.terms_changed', 'The deal changed since you read it. Please read it again'),
    );
    api.use(http.post('*/api/v1/deals/validate-promocode', () => HttpResponse.error(), { once: true }));
    await userEvent.type(await screen.findByLabelText('Promo code'), 'OLD{Enter}');
    expect(await screen.findByText('Request failed')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Promo code'), '{Enter}');
    expect(await screen.findByText('This promo code has expired')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept deal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept deal' }));
    expect(await dialog.findByText(/The deal changed since you read it/)).toBeInTheDocument();
  });

  it('is only read by a colleague who sees the company’s money', async () => {
    data.user = aUser({ company_id: dana.company_id, contact_flags: ['billing'] });
    const deal = show();
    money.documents = [aDealDocument({ deal_id: deal.id, customer_id: dana.id })];
    expect(await screen.findByText('Only Dana Willis can accept or decline it.')).toBeInTheDocument();
    expect(screen.getByText('For Dana Willis')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Download Contract D-0001' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accept|Decline|Sign/ })).not.toBeInTheDocument();
  });

  it('has documents that are signed by a click, under the hash of the file that was read', async () => {
    const deal = show({ current_status: 'active' });
    const contract = aDealDocument({ deal_id: deal.id, customer_id: dana.id });
    money.documents = [contract];
    hears('deal-documents/:id/sign', () =>
      Object.assign(contract, {
        status: 'signed',
        signer_name: 'Dana Willis',
        signed_at: currentInstant().toISOString(),
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: /Read contract-D-0001.pdf/ })).toHaveAttribute(
      'href',
      `/api/v1/deals/deal-documents/${contract.id}/content`,
    );
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign document' }));
    expect(await screen.findByRole('link', { name: /Signed copy/ })).toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Dana Willis', agreed: true, sha256: contract.sha256 }]);
  });

  it('waits by name: in the list, on its page before all else, and on phones at the lower edge', async () => {
    const deal = show({ current_status: 'active', title: 'Managed backup' });
    const [contract, receipt] = [
      aDealDocument({ deal_id: deal.id, customer_id: dana.id, title: 'Contract D-0001' }),
      aDealDocument({ deal_id: deal.id, customer_id: dana.id, title: 'Old quote', kind: 'quote', status: 'declined' }),
    ];
    money.documents = [contract, receipt];
    const titles = async () => {
      await screen.findByRole('heading', { name: 'Waiting for your signature' });
      return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    };
    expect((await titles())[0]).toBe('Waiting for your signature');
    expect(screen.getAllByText('Waiting for you')).toHaveLength(2);
    cleanup();

    const { matchMedia } = window;
    Object.assign(window, {
      matchMedia: (query: string) => Object.assign(matchMedia(query), { matches: query === '(max-width: 719px)' }),
    });
    showScreen(DealDetailPage, '/customer/account/:id', `/customer/account/${deal.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign “Contract D-0001”' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Sign “Contract D-0001”');
    Object.assign(window, { matchMedia });
    cleanup();

    showScreen(DealListPage, '/customer/account', '/customer/account');
    expect(await screen.findByRole('link', { name: /^Sign “Contract D-0001”/ })).toHaveAttribute(
      'href',
      `/customer/account/${deal.id}`,
    );
    expect(
      within(screen.getByRole('row', { name: /Managed backup/ })).getByText('Waiting for you'),
    ).toBeInTheDocument();
  });

  it('has nothing to sign any more once it was cancelled', async () => {
    const deal = show({ current_status: 'cancelled' });
    money.documents = [aDealDocument({ deal_id: deal.id, customer_id: dana.id })];
    expect(await screen.findByRole('link', { name: 'Download Contract D-0001' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Decline|Sign/ })).not.toBeInTheDocument();
    expect(screen.queryByText('For Dana Willis')).not.toBeInTheDocument();
  });

  it('can be asked to pause or end while it runs, and shows its bills and planned end', async () => {
    const deal = show({ current_status: 'active', cancel_at: '2031-12-31' });
    money.invoices = [anInvoice({ deal_id: deal.id, number: 'INV-2026-0042' })];
    const ticket_id = anId();
    hears('customer-deals/:id/requests', () => ({ message: 'We answer in the ticket S-0007.', ticket_id }));
    expect(await screen.findByText(/Ends/, { selector: '.planned-step' })).toHaveTextContent('Ends Dec 31, 2031');
    expect(await screen.findByRole('link', { name: /INV-2026-0042/ })).toHaveAttribute(
      'href',
      `/customer/billing/${money.invoices[0]?.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: 'Start it again' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'End it' }));
    await userEvent.type(dialog.getByLabelText(/Anything we should know/), 'From January');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('We answer in the ticket S-0007.')).toBeInTheDocument();
    expect(sent).toEqual([{ wish: 'cancel', message: 'From January' }]);
  });
});
