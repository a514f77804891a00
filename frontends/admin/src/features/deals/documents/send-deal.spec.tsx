import { aDeal, aDealDocument, anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DealDetailPage } from '../deal-detail.page.js';
import { DealListPage } from '../deal-list.page.js';

const { api, money } = startFakeApi(anAdmin);
const sent: unknown[] = [];

const aDraft = (titles: readonly string[]) => {
  const deal = aDeal({ current_status: 'draft' });
  money.deals = [...money.deals, deal];
  money.documents = titles.map((title) => aDealDocument({ status: 'draft', title, deal_id: deal.id }));
  api.use(
    http.post(`*/api/v1/deals/customer-deals/${deal.id}/send`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: Object.assign(deal, { current_status: 'sent', version: 2 }) });
    }),
  );
  return deal;
};
const open = (titles: readonly string[]) => {
  const deal = aDraft(titles);
  showScreen(DealDetailPage, '/admin/deals/:id', `/admin/deals/${deal.id}`);
  return deal;
};
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send to customer' }));

describe('Sending a deal', () => {
  beforeEach(() => {
    sent.splice(0);
    money.deals = [];
  });

  it('whose contract is a draft asks to send both, and sends both in one call', async () => {
    open(['Contract D-0001']);
    await send();
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the deal and its document?' }));
    expect(dialog.getByText('Contract D-0001')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send both' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, document_ids: money.documents.map(({ id }) => id) }]));
  });

  it('names all its drafts, and sends nothing on “Not now”', async () => {
    const deal = open(['Contract', 'Statement of work']);
    await send();
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the deal and its documents?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contract',
      'Statement of work',
    ]);
    expect(dialog.getByRole('button', { name: 'Send all 3' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([sent, deal.current_status]).toEqual([[], 'draft']);
  });

  it('without documents asks whether nothing is to be signed', async () => {
    const deal = open([]);
    await send();
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the deal without a document?' }));
    expect(deal.current_status).toBe('draft');
    await userEvent.click(dialog.getByRole('button', { name: 'Send without a document' }));
    await waitFor(() => expect(deal.current_status).toBe('sent'));
    expect(sent).toEqual([]);
  });

  it('whose documents were sent before asks nothing', async () => {
    const deal = open(['Contract']);
    money.documents = money.documents.map((document) => ({ ...document, status: 'sent' }));
    await send();
    await waitFor(() => expect(deal.current_status).toBe('sent'));
    expect([sent, screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  it('among others names the drafts that go along and the deals without a document', async () => {
    const second = aDraft([]);
    aDraft(['Contract']);
    showScreen(DealListPage, '/admin/deals', '/admin/deals');
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Send to customers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send these 2 deals?' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Contract');
    expect(dialog.getByText(`Without a document to sign: ${second.number}.`)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 deals' }));
    expect(await screen.findByText('2 deals sent.')).toBeInTheDocument();
    expect([sent, second.current_status]).toEqual([
      [{ version: 1, document_ids: money.documents.map(({ id }) => id) }],
      'sent',
    ]);
  });
});
