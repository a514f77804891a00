import { CreateTicket, FileInboundMail, ReplyToTicket } from '@portal/contracts';
import { actorOf } from '../../../../../test/factories/cast.factory.js';
import { aWaitingMail } from '../../../../../test/factories/inbound-mail.factory.js';
import { aTicket } from '../../../../../test/factories/ticket.factory.js';
import { eventually } from '../../../../../test/support/jobs/eventually.js';
import { runSweep } from '../../../../../test/support/jobs/run-sweep.js';
import { workerWithMailbox } from '../../../../../test/support/with-cast.js';
import { InboundMailsService } from '../../../inbound-mail/inbound-mails.service.js';
import { ConversationsService } from '../../../support-conversation/conversations.service.js';
import { TicketClosing } from '../../../support/ticket-closing.sweep.js';
import { TicketClocks } from '../../../support/ticket-clocks.sweep.js';
import { TicketsService } from '../../../support/tickets.service.js';
import type { User } from '../../../users/index.js';

const ON_CALL = 'oncall@example.test';
const { context, cast, mailbox } = workerWithMailbox({ ON_CALL_EMAIL: ON_CALL });

const open = (user: User, input: Partial<CreateTicket> = {}) =>
  context.db.as(actorOf(user), () =>
    context.db
      .service(ConversationsService)
      .open(actorOf(user), CreateTicket.parse({ title: 'Printer', description: 'It is **off**.', ...input })),
  );
const reply = (user: User, id: string, input: Partial<ReplyToTicket>) =>
  context.db.as(actorOf(user), () =>
    context.db.service(ConversationsService).reply(actorOf(user), id, ReplyToTicket.parse({ body: 'Hello', ...input })),
  );
const mailedTo = async (id: string, template: string): Promise<string[]> => {
  const rows = await context.db.rows<{ recipient_email: string }>(
    `select recipient_email from notifications
     where data ->> 'ticket_id' = ? and template = ? and channel = 'email' order by recipient_email`,
    [id, template],
  );
  return rows.map(({ recipient_email }) => recipient_email);
};
/** What listeners have done about its steps. */
const effectsOfStep = (id: string): Promise<object[]> =>
  context.db.rows(
    `select 1 from effects as e join domain_events as d on d.id = e.event_id
     where d.entity_id = ? and d.name = 'ticket.status_changed'`,
    [id],
  );
const admins = () => [cast.admin.email, cast.otherAdmin.email].sort();

describe('mails about support tickets (decisions, section 6)', () => {
  it('confirm a new ticket to its customer with the promise, and show it to every admin', async () => {
    const ticket = await open(cast.customer, { title: 'Front printer', priority: 'high' });
    const receipt = await mailbox().next(cast.customer.email, /Front printer/);
    expect(receipt.subject).toBe(`[${ticket.number}] Front printer`);
    expect(receipt.text).toMatch(/Our first answer is due in .+ \(business hours\): by .+ E[DS]T\./);
    expect(receipt.text).toContain(`/customer/support/${ticket.id}`);
    const alert = await mailbox().next(cast.admin.email, /Front printer/);
    expect(alert.text).toContain('Dana Test wrote:');
    expect(alert.text).toContain('It is off.');
    expect(alert.text).toContain(`/admin/support/${ticket.id}`);
    await eventually(async () => expect(await mailedTo(ticket.id, 'ticket_opened')).toEqual(admins()));
  });

  it('stand in one conversation of a mail program, whoever reads them; each ticket in its own', async () => {
    const { id } = await open(cast.customer, { title: 'Loud scanner' });
    const { id: other } = await open(cast.customer, { title: 'Quiet speaker' });
    const receipt = await mailbox().next(cast.customer.email, /Loud scanner/);
    await reply(cast.admin, id, { body: 'Since when?' });
    const answer = await eventually(async () => {
      const mail = await mailbox().next(cast.customer.email, /Loud scanner/);
      expect(mail.text).toContain('Since when?');
      return mail;
    });
    const alert = await mailbox().next(cast.admin.email, /Loud scanner/);
    const root = expect.stringMatching(new RegExp(`^<ticket\\.${id}@[^>]+>$`)) as string;
    for (const { headers } of [receipt, answer, alert])
      expect([headers.get('in-reply-to'), headers.get('references')]).toEqual([root, root]);
    expect(new Set([receipt, answer, alert].map(({ messageId }) => messageId)).size).toBe(3);
    const apart = await mailbox().next(cast.customer.email, /Quiet speaker/);
    expect(apart.headers.get('in-reply-to')).toContain(`ticket.${other}@`);
  });

  it('answer the last mail that their reader wrote in the ticket, so that they stand beside it', async () => {
    const { id, messageId } = await aWaitingMail(context.db);
    const input = FileInboundMail.parse({ requester_id: cast.customer.id, title: 'Dead socket' });
    const { ticket_id: ticketId } = await context.db.as(actorOf(cast.admin), () =>
      context.db.service(InboundMailsService).file(actorOf(cast.admin), id, input),
    );
    const { headers } = await mailbox().next(cast.customer.email, /Dead socket/);
    expect(headers.get('in-reply-to')).toBe(messageId);
    expect(headers.get('references')).toEqual([expect.stringContaining(`<ticket.${ticketId}@`), messageId]);
    const alert = await mailbox().next(cast.otherAdmin.email, /Dead socket/);
    expect(alert.headers.get('in-reply-to')).toContain(`ticket.${ticketId}@`);
  });

  it('bring an answer to the other side at once: to the customer, to the assignee, else to all admins', async () => {
    const { id } = await open(cast.customer, { title: 'Slow laptop' });
    await reply(cast.admin, id, { body: 'Which one?', status: 'pending' });
    await eventually(async () => expect(await mailedTo(id, 'ticket_reply')).toEqual([cast.customer.email]));
    await reply(cast.customer, id, { body: 'The grey one.' });
    await eventually(async () => expect(await mailedTo(id, 'ticket_answer')).toEqual(admins()));
    await context.db.as(actorOf(cast.admin), () =>
      context.db.service(TicketsService).update(actorOf(cast.admin), id, { assignee_id: cast.otherAdmin.id }),
    );
    await eventually(async () => expect(await mailedTo(id, 'ticket_assigned')).toEqual([cast.otherAdmin.email]));
    await reply(cast.customer, id, { body: 'Still slow.' });
    await eventually(async () =>
      expect((await mailedTo(id, 'ticket_answer')).sort()).toEqual([...admins(), cast.otherAdmin.email].sort()),
    );
  });

  it('show an answer as it was formatted, in HTML and in text', async () => {
    const { id } = await open(cast.customer, { title: 'Router' });
    await reply(cast.admin, id, {
      body: 'Read [a link](https://example.com/a):\n\n1. one\n2. two\n\n> quote\n\n```\nif {\n    x\n}\n```\n\n<b>no</b>',
    });
    const { text, html } = await eventually(() => {
      const mail = mailbox().mails.find(({ text: words }) => words.includes('Read a link'));
      if (!mail) throw new Error('No mail yet');
      return mail;
    });
    expect(text).toContain(
      'Avery Test wrote:\n\nRead a link (https://example.com/a):\n\n1. one\n2. two\n\n> quote\n\nif {\n    x\n}\n\n<b>no</b>\n\n',
    );
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/a">a link<\/a>/);
    expect(html).toMatch(/<ol [^>]*>\s*<li>one<\/li>/);
    expect(html).toMatch(/<blockquote [^>]*>\s*<p [^>]*>quote<\/p>/);
    expect(html).toMatch(/<pre [^>]*>if \{\n {4}x\n\}\n<\/pre>/);
    expect(html).toContain('&lt;b&gt;no&lt;/b&gt;');
  });

  it('never carry an internal note to a customer', async () => {
    const { id } = await open(cast.customer, { title: 'Odd noise' });
    await context.db.as(actorOf(cast.admin), () =>
      context.db.service(TicketsService).update(actorOf(cast.admin), id, { assignee_id: cast.otherAdmin.id }),
    );
    await reply(cast.admin, id, { body: 'Probably the fan', visibility: 'internal' });
    await eventually(async () => expect(await mailedTo(id, 'ticket_note')).toEqual([cast.otherAdmin.email]));
    const texts = await context.db.rows(
      `select 1 from notifications where recipient_id = ? and (data::text like '%fan%' or body like '%fan%' or template = 'ticket_note')`,
      [cast.customer.id],
    );
    expect(texts).toEqual([]);
  });

  it('warn and escalate: the on-call address hears of a late urgent ticket', async () => {
    const { ticket } = await context.db.given(
      aTicket({ requester: cast.customer, priority: 'urgent', title: 'All down' }),
    );
    const passed = (minutes: number) =>
      context.db.rows(
        `update tickets set response_warning_at = now() - ? * interval '1 minute',
           first_response_due_at = now() + interval '15 minutes' - ? * interval '1 minute' where id = ? returning id`,
        [minutes, minutes, ticket.id],
      );
    await passed(1);
    await runSweep(context.app, TicketClocks);
    await eventually(async () => expect(await mailedTo(ticket.id, 'ticket_warning')).toEqual(admins()));
    await passed(20);
    await runSweep(context.app, TicketClocks);
    const late = await mailbox().next(cast.admin.email, /^LATE: .*All down/);
    expect(late.text).toContain('The time for the first answer has passed.');
    await eventually(async () =>
      expect(await mailedTo(ticket.id, 'ticket_breached')).toEqual([...admins(), ON_CALL].sort()),
    );
  });

  it('alarm all admins when a ticket becomes urgent, the one who made it so excepted', async () => {
    const { id, number } = await open(cast.customer, { title: 'Till is slow', priority: 'low' });
    const rank = (user: User, priority: 'high' | 'urgent') =>
      context.db.as(actorOf(user), () => context.db.service(TicketsService).update(actorOf(user), id, { priority }));
    await rank(cast.admin, 'high');
    await rank(cast.customer, 'urgent');
    await eventually(async () => expect(await mailedTo(id, 'ticket_urgent')).toEqual([...admins(), ON_CALL].sort()));
    await eventually(() =>
      expect(mailbox().mails.map(({ subject, text }) => `${subject}: ${text}`)).toContainEqual(
        expect.stringMatching(
          new RegExp(`\\[${number}\\] Till is slow: .*urgent now.*Our first answer is due in`, 's'),
        ),
      ),
    );
    await rank(cast.admin, 'high');
    await rank(cast.admin, 'urgent');
    await eventually(async () =>
      expect(await mailedTo(id, 'ticket_urgent')).toEqual(
        [...admins(), cast.otherAdmin.email, ON_CALL, ON_CALL].sort(),
      ),
    );
  });

  it('say with the answer that a ticket was resolved, and how it is opened again', async () => {
    const { id } = await open(cast.customer, { title: 'Password' });
    await reply(cast.admin, id, { body: 'Done.', status: 'resolved' });
    const { text, html } = await eventually(() => {
      const mail = mailbox().mails.find(
        ({ to, text }) => to.includes(cast.customer.email) && text.includes('How did we do?'),
      );
      if (!mail) throw new Error('No mail asks yet');
      return mail;
    });
    for (const rating of [0, 1])
      expect(`${text}${html}`.split(`/customer/support/${id}?rating=${rating}`)).toHaveLength(3);
    expect(text).toMatch(/Done\.\s+Your ticket is now: Resolved\.\s+If it isn’t solved, answer/);
    await eventually(async () => expect(await effectsOfStep(id)).not.toEqual([]));
    expect(await mailedTo(id, 'ticket_status')).toEqual([]);
  });

  it('say that a ticket which was resolved is worked on again', async () => {
    const { id } = await open(cast.customer, { title: 'Undone' });
    const move = (status: 'resolved' | 'open') =>
      context.db.as(actorOf(cast.admin), () =>
        context.db.service(TicketsService).update(actorOf(cast.admin), id, { status }),
      );
    await move('resolved');
    await move('open');
    await eventually(() => {
      const texts = mailbox()
        .mails.filter(({ to }) => to.includes(cast.customer.email))
        .map(({ text }) => text);
      expect(texts.some((text) => text.includes('Your ticket is now: We are on it.'))).toBe(true);
    });
  });

  it('tell the customer once where a merged ticket goes on', async () => {
    const from = await open(cast.customer, { title: 'Phone is dead' });
    const into = await open(cast.customer, { title: 'No dial tone' });
    await context.db.as(actorOf(cast.admin), () =>
      context.db.service(ConversationsService).merge(actorOf(cast.admin), from.id, { into_id: into.id }),
    );
    const text = `We merged your ticket ${from.number} into this one`;
    await eventually(() =>
      expect(mailbox().mails.map((mail) => mail.text)).toContainEqual(expect.stringContaining(text)),
    );
    const mail = mailbox().mails.find((one) => one.text.includes(text));
    expect(mail).toMatchObject({ to: [cast.customer.email], subject: `[${into.number}] No dial tone` });
    expect(mail?.text).toContain(`/customer/support/${into.id}`);
    await eventually(async () => expect(await effectsOfStep(from.id)).not.toEqual([]));
    expect(await mailedTo(from.id, 'ticket_status')).toEqual([]);
  });

  it('say two days before that a resolved ticket closes', async () => {
    const { id } = await open(cast.customer, { title: 'Keyboard' });
    await reply(cast.admin, id, { body: 'Done.', status: 'resolved' });
    await context.db.rows(`update tickets set resolved_at = now() - interval '121 hours' where id = ? returning id`, [
      id,
    ]);
    await runSweep(context.app, TicketClosing);
    await eventually(async () => expect(await mailedTo(id, 'ticket_closing')).toEqual([cast.customer.email]));
    await eventually(() =>
      expect(mailbox().mails.map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/closes by itself on \w+ \d+, \d{4}\./),
      ),
    );
  });
});
