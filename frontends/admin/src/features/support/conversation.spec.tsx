import {
  aComment,
  anAdmin,
  anAttachment,
  anId,
  aTicket,
  aUser,
  hoursAgo,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { findRichText, showScreen, writeText } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TicketDetailPage } from './ticket-detail.page.js';

const avery = anAdmin({ first_name: 'Avery', last_name: 'Cole' });
const pat = aUser({ first_name: 'Pat', last_name: 'Reyes', phone: '+1 252 555 0101', time_zone: 'America/Chicago' });
const { api, data, rows } = startFakeApi(() => avery);

const ticket = aTicket({ requester_id: pat.id, requester_name: 'Pat Reyes', title: 'Printer', status: 'open' });
const message = (own: Parameters<typeof aComment>[0]) => {
  const comment = aComment({ task_id: ticket.id, project_id: null, author_name: 'Pat Reyes', ...own });
  rows.comments.push(comment);
  return comment;
};
const minutesAgo = (minutes: number): string => hoursAgo(minutes / 60);
const sent: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  data.users = [avery, pat];
  data.tickets = [{ ...ticket }];
  sent.length = 0;
  api.use(
    http.post('*/api/v1/support/tickets/:id/replies', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: { message: message({}), ticket } }, { status: 201 });
    }),
  );
});
afterEach(() => jest.restoreAllMocks());
const show = () => showScreen(TicketDetailPage, '/admin/support/:id', `/admin/support/${ticket.id}`);
const choose = async (item: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'More for the comment of Pat Reyes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('An answer', () => {
  it.each([
    ['Send and wait for the customer', 'pending'],
    ['Send and resolve', 'resolved'],
  ])('moves its ticket in the same step: %s', async (item, status) => {
    show();
    await writeText('Answer', 'Done.');
    await userEvent.click(await screen.findByRole('button', { name: 'More ways to send' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(sent).toEqual([{ body: 'Done.', visibility: 'public', status }]));
  });

  it('goes with Ctrl and Enter from anywhere in its place, once', async () => {
    show();
    await writeText('Answer', 'Done.');
    (await screen.findByRole('button', { name: 'Send answer' })).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Answer sent')).toBeInTheDocument();
    await writeText('Answer', 'Really.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toMatchObject([{ body: 'Done.' }, { body: 'Really.' }]));
  });

  it('is written below what its thread scrolls to, however high it is; phones show its formats when asked for', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(310);
    show();
    const place = await screen.findByRole('region', { name: 'Write an answer' });
    expect(place.parentElement?.style.getPropertyValue('--composer')).toBe('310px');
    await userEvent.click(await screen.findByRole('button', { name: 'Formats' }));
    expect(place).toHaveClass('composer--formats');
  });

  it('as a note of the team moves nothing', async () => {
    show();
    await findRichText('Answer');
    await userEvent.click(screen.getByRole('radio', { name: 'Internal' }));
    expect(screen.queryByRole('button', { name: 'More ways to send' })).not.toBeInTheDocument();
  });
});

describe('A message', () => {
  it('is quoted in the answer, without naming anybody again', async () => {
    message({ body: `Ask @[Avery Cole](user:${anId()})\nplease` });
    show();
    await findRichText('Answer');
    await choose('Quote');
    await waitFor(() =>
      expect(
        within(screen.getByLabelText('Answer'))
          .getByText(/Ask @Avery Cole/)
          .closest('blockquote'),
      ).not.toBeNull(),
    );
    await writeText('Answer', 'I will.');
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: '> Ask @Avery Cole\n> please\n\nI will.' }]));
  });

  it('of the team stays among the team where it is quoted', async () => {
    message({ body: 'Budget is tight', visibility: 'internal' });
    show();
    await findRichText('Answer');
    await choose('Quote');
    await findRichText('Internal note');
    expect(screen.getByRole('radio', { name: 'Internal' })).toBeChecked();
  });

  it('stays where it is as long as the ticket has no other message', async () => {
    message({ body: 'Can we have a second monitor?' });
    message({ body: 'Budget is tight', visibility: 'internal', author_id: avery.id, author_name: 'Avery Cole' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'More for the comment of Pat Reyes' }));
    const item = await screen.findByRole('menuitem', { name: 'Split off as a ticket: it has no other message' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('becomes a ticket of its own under another subject', async () => {
    message({ body: 'Thanks!', author_id: avery.id, author_name: 'Avery Cole' });
    const { id } = message({ body: 'Can we have a second monitor?' });
    const asked: unknown[] = [];
    api.use(
      http.post('*/api/v1/support/tickets/:id/tickets', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ data: aTicket({ number: 'S-0815' }) }, { status: 201 });
      }),
    );
    show();
    await choose('Split off as a ticket');
    const dialog = within(await screen.findByRole('dialog', { name: `Ticket from a message of ${ticket.number}` }));
    await userEvent.type(dialog.getByLabelText('Subject'), 'Second monitor');
    await userEvent.click(dialog.getByRole('button', { name: 'Open ticket' }));
    expect(await screen.findByText('The message is in ticket S-0815 now.')).toBeInTheDocument();
    expect(asked).toEqual([{ title: 'Second monitor', message_id: id }]);
  });

  describe('goes to third parties', () => {
    const asked: unknown[] = [];
    beforeEach(() => {
      asked.length = 0;
      api.use(
        http.post('*/api/v1/support/tickets/:id/forwards', async ({ request }) => {
          asked.push(await request.json());
          return HttpResponse.json({ data: { message: message({ visibility: 'internal' }), ticket } }, { status: 201 });
        }),
      );
    });
    const file = (file_name: string) => ({ ...anAttachment(), id: anId(), file_name });
    const dialog = async () => within(await screen.findByRole('dialog', { name: `Forward from ${ticket.number}` }));

    it('by itself, with the files that are chosen, to several addresses', async () => {
      const desk = file('desk.png');
      const { id } = message({ attachments: [file('scan.png'), desk] });
      show();
      await choose('Forward…');
      const form = await dialog();
      expect(await form.findByText(/Answers come back as internal notes/)).toBeVisible();
      await userEvent.type(form.getByLabelText('To'), 'vera@vendor.example, otto@vendor.example');
      await userEvent.click(form.getByRole('checkbox', { name: 'desk.png' }));
      await userEvent.click(form.getByRole('button', { name: 'Forward' }));
      expect(await screen.findByText('Forwarded.')).toBeInTheDocument();
      const to = ['vera@vendor.example', 'otto@vendor.example'];
      expect(asked).toEqual([{ message_id: id, to, text: '', attachment_ids: [desk.id] }]);
    });

    it('with the whole conversation, from the menu of the answer, without what notes have', async () => {
      message({ attachments: [file('scan.png')] });
      message({ author_name: 'Avery Cole', visibility: 'internal', attachments: [file('secret.png')] });
      api.use(http.get('*/api/v1/support/forwards', () => HttpResponse.json({ data: { answers_come_back: false } })));
      show();
      await userEvent.click(await screen.findByRole('button', { name: 'More ways to send' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward…' }));
      const form = await dialog();
      expect(await form.findByText(/Answers don’t come back into the ticket/)).toBeVisible();
      expect(await form.findByRole('checkbox', { name: 'scan.png' })).not.toBeChecked();
      expect(form.queryByRole('checkbox', { name: 'secret.png' })).not.toBeInTheDocument();
      await userEvent.type(form.getByLabelText('To'), 'vera');
      await userEvent.click(form.getByRole('button', { name: 'Forward' }));
      await waitFor(() => expect(form.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true'));
      await userEvent.type(form.getByLabelText('To'), '@vendor.example');
      await userEvent.click(form.getByRole('button', { name: 'Forward' }));
      await waitFor(() => expect(asked).toMatchObject([{ message_id: null, to: ['vera@vendor.example'] }]));
    });

    it('again, to whom it came from: an answer that nobody of the team can change', async () => {
      const by_mail = {
        from_address: 'vera@vendor.example',
        filed_by_name: 'Avery Cole',
        mail_id: null,
        has_more: false,
      };
      const words = { author_id: avery.id, author_role: 'admin', visibility: 'internal' } as const;
      message({ ...words, author_name: 'vera@vendor.example', by_mail });
      show();
      const mark = await screen.findByText('Third party');
      const answer = within(mark.closest('li') ?? document.body);
      expect(answer.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
      await userEvent.click(await answer.findByRole('button', { name: /^More/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Forward…' }));
      expect((await dialog()).getByLabelText('To')).toHaveValue('vera@vendor.example');
    });
  });

  it('becomes a task in its own words', async () => {
    message({ body: 'Please lay a cable.' });
    show();
    await choose('Split off as a task');
    expect(await screen.findByRole('dialog', { name: `Task from ${ticket.number}` })).toBeInTheDocument();
    expect(await screen.findByText('Please lay a cable.', { selector: '.ProseMirror p' })).toBeInTheDocument();
  });
});

describe('Between the messages', () => {
  it('stands what happened, by time', async () => {
    message({ body_html: '<p>It blinks.</p>', created_at: minutesAgo(30) });
    message({ body_html: '<p>Thanks.</p>', created_at: minutesAgo(10) });
    const entry = (minutes: number, event: string, facts: object, actor_name: string | null = 'Avery Cole') => ({
      id: anId(),
      event,
      facts,
      actor_name,
      at: minutesAgo(minutes),
    });
    const [from_id, into_id] = [anId(), anId()];
    const entries = [
      entry(5, 'ticket.split', { into_id, into_number: 'S-0100' }),
      entry(6, 'ticket.merged', { from_id, from_number: 'S-0099' }),
      entry(7, 'ticket.rated', { score: 0 }, 'Pat Reyes'),
      entry(8, 'ticket.tagged', { added: ['VPN'], removed: [], left_off: ['Router', 'Head office'] }),
      entry(15, 'ticket.status_changed', { from: 'new', to: 'pending' }),
      entry(20, 'ticket.updated', { priority: { from: 'low', to: 'high' }, unassigned: true }),
      entry(21, 'ticket.assigned', { to_name: 'Sam Reed' }),
      entry(22, 'ticket.assigned', { to_name: 'Avery Cole' }),
      entry(25, 'ticket.clock_breached', { promise: 'resolution' }, null),
      entry(40, 'ticket.clock_warning', { promise: 'first_response' }, null),
    ];
    const pagination = { page: 1, limit: 100, total: entries.length, has_more: false };
    api.use(http.get('*/api/v1/support/tickets/:id/history', () => HttpResponse.json({ data: entries, pagination })));
    show();
    await screen.findByText('Avery Cole took it');
    const lines = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    const expected = [
      /^The answer is due soon/,
      /It blinks\.$/,
      /^The solution is late/,
      /^Avery Cole took it/,
      /^Avery Cole assigned it to Sam Reed/,
      /^Avery Cole changed the priority from Low to High and took the assignee off/,
      /^Avery Cole changed the status from New to Waiting for customer/,
      /Thanks\.$/,
      /^Avery Cole added the tag VPN and left out the tags Router, Head office: at most 10/,
      /^Pat Reyes rated it: Not good/,
      /^Avery Cole merged S-0099 into this ticket/,
      /^Avery Cole split a message off as S-0100/,
    ];
    expect(lines).toHaveLength(expected.length);
    lines.forEach((line, at) => expect(line).toHaveTextContent(expected[at] as RegExp));
    expect(screen.getByRole('link', { name: 'S-0099' })).toHaveAttribute('href', `/admin/support/${from_id}`);
    expect(screen.getByRole('link', { name: 'S-0100' })).toHaveAttribute('href', `/admin/support/${into_id}`);
  });
});

describe('Beside the messages', () => {
  it('stand the customer’s telephone and local time', async () => {
    show();
    expect(await screen.findByRole('link', { name: '+1 252 555 0101' })).toHaveAttribute('href', 'tel:+12525550101');
    expect(screen.getByText(/^\d+:\d\d [AP]M, Central Time$/)).toBeInTheDocument();
  });
});
