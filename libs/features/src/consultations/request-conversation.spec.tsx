import type { ConsultationContactView, ConsultationHistoryEntry } from '@portal/contracts';
import {
  aComment,
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
import { findRichText, writeText } from '../testing/write-text.js';
import { RequestConversation } from './request-conversation.js';

const dana = aUser();
const { api, data, rows } = startFakeApi(anAdmin);
const request = aConsultation({ customer_id: dana.id, name: 'Dana Willis', company: 'Neuse Bakery' });
const robin = { id: anId(), name: 'Robin Miles' };
let sent: object[] = [];
let noted: ConsultationContactView[] = [];
let history: ConsultationHistoryEntry[] = [];
let refusal: Response | undefined;

const message = (body: string, own: Partial<Parameters<typeof aComment>[0]> = {}) => {
  const place = { task_id: null, project_id: null, consultation_id: request.id };
  rows.comments.push(aComment({ ...place, body, body_html: `<p>${body}</p>`, ...own }));
};

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  noted = [];
  history = [];
  refusal = undefined;
  api.use(
    http.get('*/contacts', () => HttpResponse.json(aPage(noted))),
    http.get('*/history', () => HttpResponse.json(aPage(history))),
    http.post('*/replies', async ({ request: call }) => {
      if (refusal) return refusal;
      const input = (await call.json()) as { body: string; visibility?: 'public' | 'internal' };
      sent.push(input);
      message(input.body, { author_id: data.user.id, author_role: data.user.role, visibility: input.visibility });
      return HttpResponse.json({ data: { id: rows.comments.at(-1)?.id } }, { status: 201 });
    }),
  );
});

const show = (side: 'admin' | 'customer') =>
  showScreen(() => <RequestConversation request={request} side={side} team={[robin]} />, '/', '/');
const shown = async () => within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem');
const send = (name = 'Send answer') => userEvent.click(screen.getByRole('button', { name }));

describe('The conversation about a request', () => {
  it('begins with who asks, what was written and how they are reached; the newest message is last', async () => {
    message('First', { created_at: ago({ hours: 2 }).toISOString() });
    message('Second', { created_at: ago({ hours: 1 }).toISOString() });
    show('admin');
    expect(screen.getByRole('heading', { name: 'Dana Willis, Neuse Bakery' })).toBeVisible();
    expect(screen.getByText(request.description)).toBeVisible();
    expect(screen.getByText(request.email)).toBeVisible();
    expect((await shown()).map((item) => /First|Second/.exec(item.textContent)?.[0])).toEqual(['First', 'Second']);
  });

  it('has what admins noted of calls between the messages, as theirs', async () => {
    message('First', { created_at: ago({ hours: 3 }).toISOString() });
    message('Second', { created_at: ago({ hours: 1 }).toISOString() });
    const at = ago({ hours: 2 }).toISOString();
    const call = { id: anId(), consultation_id: request.id, way: 'call', contacted_at: at, created_at: at } as const;
    noted = [{ ...call, note: 'Sounded worried.', author_id: anId(), author_name: 'Avery Cole', author_role: 'admin' }];
    show('admin');
    expect(await screen.findByText('Sounded worried.')).toBeVisible();
    expect((await shown())[1]).toHaveTextContent(/Phone call, internal note of Avery Cole.*Sounded worried\./);
  });

  it.each([
    ['admin', 'Avery Cole', 'Avery Cole changed the status from Pending to In progress'],
    ['customer', null, 'Status: In progress'],
  ] as const)('has the states between the messages, as the %s reads them', async (side, actor_name, text) => {
    if (side === 'customer') data.user = dana;
    message('First', { created_at: ago({ hours: 3 }).toISOString() });
    message('Second', { created_at: ago({ hours: 1 }).toISOString() });
    history = [{ id: anId(), from: 'pending', to: 'in_progress', actor_name, at: ago({ hours: 2 }).toISOString() }];
    show(side);
    expect(await screen.findByText(text)).toBeVisible();
    expect((await shown())[1]).toHaveTextContent(text);
  });

  it('takes the step that an answer is sent with, once it has gone', async () => {
    const taken: string[] = [];
    const steps = [{ status: 'completed', label: 'Send and complete…' }] as const;
    const onStep = (to: string) => taken.push(`${to} after ${sent.length}`);
    showScreen(() => <RequestConversation request={request} side="admin" steps={steps} onStep={onStep} />, '/', '/');
    await writeText('Answer', 'All done.');
    await send('More ways to send');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send and complete…' }));
    await waitFor(() => expect(taken).toEqual(['completed after 1']));
    expect(sent).toEqual([{ body: 'All done.', visibility: 'public' }]);
  });

  it('sends an answer by Ctrl and Enter, shows it, and empties the field', async () => {
    show('admin');
    await writeText('Answer', 'Does Tuesday work?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect((await shown()).at(-1)).toHaveTextContent('Does Tuesday work?'));
    expect(sent).toEqual([{ body: 'Does Tuesday work?', visibility: 'public' }]);
    expect(await findRichText('Answer')).toHaveTextContent(/^$/);
  });

  it('keeps a note among the team, in which colleagues are named', async () => {
    show('admin');
    await userEvent.click(await screen.findByRole('radio', { name: 'Internal' }));
    await writeText('Internal note', 'Please look, @Robin Miles');
    await send('Send internally');
    await waitFor(() =>
      expect(sent).toEqual([{ body: `Please look, @[Robin Miles](user:${robin.id})`, visibility: 'internal' }]),
    );
  });

  it('keeps the text when the server refuses', async () => {
    refusal = HttpResponse.json(aProblem({ code: 'rate_limited', status: 429 }), { status: 429 });
    show('admin');
    await writeText('Answer', 'Hello');
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await findRichText('Answer')).toHaveTextContent('Hello');
  });

  it('is answered by its customer, who has no internal notes', async () => {
    data.user = dana;
    show('customer');
    await writeText('Answer', 'It does.');
    expect(screen.queryByRole('radio', { name: 'Internal' })).not.toBeInTheDocument();
    await send();
    await waitFor(async () => expect((await shown()).at(-1)).toHaveTextContent('It does.'));
  });

  it('offers no answer to a colleague who only sees the request', async () => {
    data.user = aUser({ contact_flags: ['primary'], company_id: request.company_id });
    message('Does Tuesday work?');
    show('customer');
    await screen.findByText('Does Tuesday work?');
    expect(screen.queryByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument();
  });
});
