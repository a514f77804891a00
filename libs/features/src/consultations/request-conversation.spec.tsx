import type { ConsultationContactView } from '@portal/contracts';
import {
  aConsultation,
  anAdmin,
  anId,
  aPage,
  aProblem,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { ago } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '../testing/index.js';
import { RequestConversation } from './request-conversation.js';

const dana = aUser();
const { api, data } = startFakeApi(anAdmin);
const request = aConsultation({ customer_id: dana.id, name: 'Dana Willis', company: 'Neuse Bakery' });
let entries: ConsultationContactView[] = [];
let refusal: Response | undefined;

const entry = (own: Partial<ConsultationContactView>): ConsultationContactView => ({
  id: anId(),
  consultation_id: request.id,
  way: 'reply',
  contacted_at: ago({ hours: 1 }).toISOString(),
  created_at: ago({ hours: 1 }).toISOString(),
  author_id: anId(),
  author_name: 'Avery Cole',
  author_role: 'admin',
  note: 'Does Tuesday work?',
  ...own,
});

beforeEach(() => {
  refusal = undefined;
  entries = [];
  api.use(
    http.get('*/contacts', () => HttpResponse.json(aPage(entries))),
    http.post('*/replies', async ({ request: call }) => {
      if (refusal) return refusal;
      const { body } = (await call.json()) as { body: string };
      const { id, role } = data.user;
      entries = [entry({ author_id: id, author_role: role, note: body }), ...entries];
      return HttpResponse.json({ data: entries[0] }, { status: 201 });
    }),
  );
});

const show = (side: 'admin' | 'customer') =>
  showScreen(() => <RequestConversation request={request} side={side} />, '/', '/');
const shown = () => within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');

describe('The conversation about a request', () => {
  it('promises nothing at once while there is no network', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('customer');
    expect(await screen.findByText('You are offline: it is sent when the connection is back.')).toBeInTheDocument();
    expect(screen.queryByText('We get it at once.')).not.toBeInTheDocument();
    network.mockRestore();
  });

  it('begins with who asks, what was written and how they are reached; the newest reply is last', async () => {
    entries = [entry({ note: 'Second' }), entry({ note: 'First' })];
    show('admin');
    expect(screen.getByRole('heading', { name: 'Dana Willis, Neuse Bakery' })).toBeVisible();
    await screen.findByText('Second');
    const [asked, ...replies] = shown();
    expect(asked).toHaveTextContent(request.description);
    expect(asked).toHaveTextContent(request.email);
    expect(replies.map((item) => /First|Second/.exec(item.textContent)?.[0])).toEqual(['First', 'Second']);
  });

  it('marks what admins noted among themselves', async () => {
    entries = [entry({ way: 'call', note: 'Sounded worried.' })];
    show('admin');
    expect(await screen.findByText('Sounded worried.')).toBeVisible();
    expect(screen.getByText(/Phone call, internal note/)).toBeVisible();
  });

  it('sends a reply by Ctrl and Enter, shows it, and empties the field', async () => {
    show('admin');
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Does Tuesday work?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(shown().at(-1)).toHaveTextContent('Does Tuesday work?'));
    expect(field).toHaveValue('');
    expect(screen.getByText('Reply sent.')).toBeInTheDocument();
  });

  it('sends nothing empty, and keeps the text when the server refuses', async () => {
    show('admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Write something first');
    refusal = HttpResponse.json(aProblem({ code: 'rate_limited', status: 429 }), { status: 429 });
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send reply' })).toBeEnabled());
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('Hello');
  });

  it('is answered by its customer', async () => {
    data.user = dana;
    show('customer');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reply' }), 'It does.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(shown().at(-1)).toHaveTextContent('It does.'));
  });

  it('offers no reply to a colleague who only sees the request', async () => {
    data.user = aUser({ contact_flags: ['primary'], company_id: request.company_id });
    entries = [entry({})];
    show('customer');
    await screen.findByText('Does Tuesday work?');
    expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument();
  });
});
