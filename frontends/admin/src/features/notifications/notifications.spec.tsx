import type {
  BroadcastView,
  MailSuppressionView,
  NotificationTemplateDetail,
  RecipientCount,
  SentNotificationView,
} from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { aPage, aProblem, anAdmin, anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ComposePage } from './compose/compose.page.js';
import { NotificationsPage } from './notifications.page.js';
import { TemplateEditorPage } from './templates/template-editor.page.js';

const { api } = startFakeApi(() => anAdmin());
const now = currentInstant().toISOString();

const aMessage = (own: Partial<BroadcastView> = {}): BroadcastView => ({
  ...{
    id: anId(),
    status: 'sent',
    title: 'We moved',
    body: 'Hello',
    link: null,
    link_label: null,
    category: 'projects',
  },
  ...{ channels: ['in_app', 'email'], audience: { kind: 'role', role: 'customer' }, author_name: 'Avery Cole' },
  send_at: null,
  progress: { recipients: 3, total: 6, sent: 4, waiting: 1, waits_until: null, suppressed: 1, failed: 0 },
  ...{ started_at: now, finished_at: now, created_at: now, updated_at: now, version: 1 },
  ...own,
});

const reply: NotificationTemplateDetail = {
  ...{ name: 'ticket_reply', label: 'We answered a ticket', description: 'An answer.', category: 'tickets' },
  ...{
    recipients: 'The customer',
    number: 1,
    changed_at: now,
    changed_by: 'Avery Cole',
    failures: 2,
    failure: 'memory',
  },
  text: { subject: 'Ticket', title: 'We answered', body: 'Dear {{ first_name }}', action: 'Open' },
  built_in: { subject: 'Ticket', title: 'We answered', body: 'Hello {{ first_name }}', action: 'Open' },
  variables: [{ name: 'first_name', meaning: 'The first name', example: 'Dana', mail_only: true }],
  samples: [{ id: anId(), title: 'We answered S-1', created_at: now }],
};

const counted: RecipientCount = {
  recipients: 1200,
  by_mail: [
    { timing: 'at_once', people: 1196, until: null },
    { timing: 'quiet_hours', people: 1, until: '2020-03-01T17:00:00.000Z' },
    { timing: 'daily', people: 2, until: '2020-03-02T17:00:00.000Z' },
    { timing: 'never', people: 1, until: null },
  ],
  lacking: { first_name: 3, last_name: 0, company_name: 1 },
};

/** What is written, by its address and in order. */
const sent: { to: string; body: Record<string, unknown> }[] = [];
const answers = (path: string, data: object) =>
  http.post(`*/api/v1/notifications/${path}`, async ({ request }) => {
    sent.push({ to: path, body: (await request.json()) as Record<string, unknown> });
    return HttpResponse.json({ data });
  });
const bodiesTo = (path: string) => sent.filter(({ to }) => to === path).map(({ body }) => body);
beforeEach(() => {
  sent.length = 0;
});

describe('The console’s notifications', () => {
  it('show messages with their progress; what is being sent can be stopped after a question', async () => {
    let sending = aMessage({ status: 'sending', title: 'Going out' });
    const later = new Date(currentInstant().getTime() + 26 * 3_600_000).toISOString();
    const waits = aMessage();
    waits.progress = { ...waits.progress, waiting: 4, waits_until: later };
    api.use(
      http.get('*/api/v1/notifications/broadcasts', () => HttpResponse.json(aPage([sending, aMessage(), waits]))),
      http.post('*/api/v1/notifications/broadcasts/:id/cancel', ({ params }) => {
        sent.push({ to: 'cancel', body: { id: params['id'] } });
        sending = { ...sending, status: 'cancelled' };
        return HttpResponse.json({ data: sending });
      }),
    );
    showScreen(NotificationsPage, '/admin/notifications', '/admin/notifications');
    expect(await screen.findAllByText('4 of 6 sent, 1 waiting, 1 not sent')).toHaveLength(2);
    expect(
      screen.getByText(/^4 of 6 sent, 4 wait until [A-Z][a-z]{2} \d+:\d\d [AP]M, 1 not sent$/),
    ).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress of Going out' })).toHaveAttribute('aria-valuenow', '83');
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending Going out' }));
    const question = await screen.findByRole('dialog', { name: /Stop sending/ });
    expect(bodiesTo('cancel')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(bodiesTo('cancel')).toEqual([{ id: sending.id }]));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(await screen.findByText('The rest is not sent')).toBeInTheDocument(); // the button that was pressed is gone
  });

  it('list addresses that get no mail; an admin has it sent again after a question, a complaint stays', async () => {
    const aSuppression = (own: Partial<MailSuppressionView>): MailSuppressionView => ({
      ...{ id: anId(), address: 'dana@bakery.test', kind: 'bounces', status: 'suppressed' },
      ...{ bounces: 2, detail: '5.1.1', user_id: null, user_name: null, lifted_by: null, lifted_at: null },
      ...{ created_at: now, updated_at: now, version: 3, ...own },
    });
    let bounced = aSuppression({});
    const complained = aSuppression({
      ...{ address: 'pat@x.test', kind: 'complaint', bounces: 0, detail: null, user_id: anId() },
    });
    const books = { ...complained, id: anId(), address: 'books@x.test', user_id: null };
    api.use(
      http.get('*/api/v1/notifications/suppressions', () => HttpResponse.json(aPage([bounced, complained, books]))),
      http.put('*/api/v1/notifications/suppressions/:id', async ({ request }) => {
        sent.push({ to: 'lift', body: (await request.json()) as Record<string, unknown> });
        bounced = { ...bounced, status: 'lifted' };
        return HttpResponse.json({ data: bounced });
      }),
    );
    showScreen(NotificationsPage, '/admin/notifications', '/admin/notifications?view=suppressed');
    expect(await screen.findByText('Came back 2 times: 5.1.1')).toBeInTheDocument();
    expect(screen.getAllByText('Reported as unwanted')).toHaveLength(2);
    const offered = screen.getAllByRole('button', { name: /^Send again to/ });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Send again to dana@bakery.test',
      'Send again to books@x.test',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Send again to dana@bakery.test' }));
    const question = await screen.findByRole('dialog', { name: /again\?$/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(bodiesTo('lift')).toEqual([{ status: 'lifted', version: 3 }]));
    expect(await screen.findByText('Mail is sent again')).toBeInTheDocument();
  });

  it('say in the history until when a mail waits', async () => {
    const waiting: SentNotificationView = {
      ...{ id: anId(), template: 'message', template_label: 'Message', category: 'projects', channel: 'email' },
      ...{ title: 'We moved', status: 'queued', reason: null, due_at: '2020-03-02T17:00:00.000Z', created_at: now },
      ...{ recipient_id: null, recipient_name: null, recipient_email: 'dana@bakery.test', broadcast_id: null },
      ...{ sent_at: null, read_at: null },
    };
    const templates = http.get('*/api/v1/notifications/templates', () => HttpResponse.json(aPage([])));
    api.use(
      http.get('*/api/v1/notifications/sent', () => HttpResponse.json(aPage([waiting]))),
      templates,
    );
    showScreen(NotificationsPage, '/admin/notifications', '/admin/notifications?view=history');
    expect(await screen.findByText(/^Waits until Mar 2, .+M$/)).toBeInTheDocument();
  });

  it('write a message: recipients are counted, it is looked at, refused with reasons, and sent after a question', async () => {
    api.use(
      answers('broadcasts/recipients', counted),
      answers('broadcasts/preview', {
        title: 'We moved',
        subject: 'We moved',
        html: '<p>Hello Avery</p>',
        text: 'Hello Avery',
      }),
      answers('send', aMessage({ status: 'sending' })),
      http.get('*/api/v1/notifications/broadcasts', () => HttpResponse.json(aPage([aMessage()]))),
    );
    showScreen(ComposePage, '/admin/notifications/compose/:id?', '/admin/notifications/compose');
    const send = await screen.findByRole('button', { name: 'Send to 1,200 people' });
    expect(screen.queryByText(/By e-mail:/)).not.toBeInTheDocument();
    await userEvent.click(send);
    expect(await screen.findByText('Choose one: it says when the mail goes')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Category' }), 'Proj');
    await userEvent.click(await screen.findByTitle('Projects'));
    const timing =
      /In the app at once\. By e-mail: 1,196 at once · 1 after their quiet hours \(by Mar 1, .+M\) · 2 with the mail of the day \(by Mar 2, .+M\) · 1 never, as/;
    expect(await screen.findByText(timing)).toBeInTheDocument();
    expect(bodiesTo('broadcasts/recipients').at(-1)).toMatchObject({ category: 'projects' });
    await userEvent.click(send);
    expect(await screen.findAllByText('Required')).not.toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Title'), 'We moved');
    await userEvent.click(screen.getByLabelText('Text'));
    await userEvent.paste('Hello ');
    await userEvent.click(screen.getByRole('button', { name: 'Insert first_name' }));
    expect(screen.getByLabelText('Text')).toHaveValue('Hello {{ first_name }}');
    expect(await screen.findByTitle('The mail')).toHaveAttribute('sandbox', '');
    await userEvent.click(screen.getByRole('button', { name: 'Send to 1,200 people' }));
    const question = await screen.findByRole('dialog', { name: 'Send to 1,200 people?' });
    expect(within(question).getByText(timing)).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Notification sent successfully.')).toBeInTheDocument();
    expect(bodiesTo('send')).toEqual([
      expect.objectContaining({
        title: 'We moved',
        body: 'Hello {{ first_name }}',
        audience: { kind: 'role', role: 'customer' },
      }),
    ]);
  });

  it('show when a scheduled message goes, and make it a draft again', async () => {
    const row = aMessage({ status: 'scheduled', title: 'For {{ company_name }}', send_at: '2050-03-02T17:00:00.000Z' });
    api.use(
      http.get('*/api/v1/notifications/broadcasts', () => HttpResponse.json(aPage([row]))),
      answers(`broadcasts/${row.id}/cancel`, { ...row, status: 'draft', send_at: null }),
    );
    showScreen(NotificationsPage, '/admin/notifications', '/admin/notifications');
    expect(await screen.findByText(/^Goes Mar 2, 2050/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel For [company name]' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make it a draft' }));
    expect(await screen.findByText('It is a draft again')).toBeInTheDocument();
  });

  it('say when a message could not be sent', async () => {
    const draft = aMessage({ status: 'draft' });
    api.use(
      answers('broadcasts/recipients', { recipients: 1, by_mail: [{ timing: 'at_once', people: 1, until: null }] }),
      answers('broadcasts/preview', { title: 'x', subject: 'x', html: '<p>x</p>', text: 'x' }),
      http.get('*/api/v1/notifications/broadcasts/:id', () => HttpResponse.json({ data: draft })),
      http.put('*/api/v1/notifications/broadcasts/:id', () => HttpResponse.json({ data: draft })),
      http.post('*/api/v1/notifications/broadcasts/:id/send', () => HttpResponse.error()),
    );
    showScreen(ComposePage, '/admin/notifications/compose/:id?', `/admin/notifications/compose/${draft.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send to 1 person' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send notification.', undefined, { timeout: 5_000 })).toBeInTheDocument();

    // a change takes it away; a reason stands beside its field alone
    await userEvent.type(screen.getByLabelText('Title'), '!');
    expect(screen.queryByText('Failed to send notification.')).not.toBeInTheDocument();
    const details = [{ path: 'title', message: 'Said before' }];
    api.use(
      http.put('*/api/v1/notifications/broadcasts/:id', () =>
        HttpResponse.json(aProblem({ code: 'invalid', status: 400, error: 'No', details }), { status: 400 }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send to 1 person' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Said before')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('change a text: the place of a mistake stands at its field, versions are compared, the built-in one comes back', async () => {
    api.use(
      http.get('*/api/v1/notifications/templates/ticket_reply', () => HttpResponse.json({ data: reply })),
      http.get('*/api/v1/notifications/templates/ticket_reply/versions', () =>
        HttpResponse.json(
          aPage([
            {
              number: 1,
              text: reply.text,
              author_name: 'Avery Cole',
              created_at: now,
              is_current: true,
              failures: 2,
              id: '1',
            },
          ]),
        ),
      ),
      http.post('*/api/v1/notifications/templates/ticket_reply/preview', async ({ request }) => {
        const { body } = (await request.json()) as { body: string };
        if (!body.includes('{%'))
          return HttpResponse.json({
            data: { title: 'We answered', subject: 'Ticket', html: '<p>Dear Dana</p>', text: 'Dear Dana' },
          });
        const details = [{ path: 'body', message: 'Line 2: tag {% if %} not closed' }];
        return HttpResponse.json(aProblem({ code: 'invalid', status: 400, error: 'No', details }), { status: 400 });
      }),
      answers('templates/ticket_reply/revert', reply),
    );
    showScreen(
      TemplateEditorPage,
      '/admin/notifications/templates/:name',
      '/admin/notifications/templates/ticket_reply',
    );
    expect(await screen.findByText(/failed 2 times, and the built-in text went: memory/)).toBeInTheDocument();
    await userEvent.click(await screen.findByText('As text'));
    expect(await screen.findByText('Dear Dana')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Text'));
    await userEvent.paste('\n{% if');
    expect(await screen.findByText('Line 2: tag {% if %} not closed')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Versions'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Compare' })[1] as HTMLElement);
    expect(screen.getByText('Hello', { selector: 'del' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Return to the built-in text' }));
    const question = await screen.findByRole('dialog', { name: 'Return to the built-in text?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Return to the built-in text' }));
    await waitFor(() => expect(bodiesTo('templates/ticket_reply/revert')).toEqual([{ number: null }]));
  });
});
