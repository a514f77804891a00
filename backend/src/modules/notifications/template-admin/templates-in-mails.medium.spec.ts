import { anonymous, CreateTicket, ReplyToTicket, UpdateNotificationTemplate } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { MagicLinks } from '../../auth/index.js';
import { ConversationsService } from '../../support-conversation/conversations.service.js';
import { TemplatesService } from './templates.service.js';

const { context, cast, mailbox } = workerWithMailbox();

const write = (name: string, text: UpdateNotificationTemplate) =>
  context.db.as(actorOf(cast.admin), () =>
    context.db.service(TemplatesService).update(actorOf(cast.admin), name, UpdateNotificationTemplate.parse(text)),
  );
const openTicket = (title: string) =>
  context.db.as(actorOf(cast.customer), () =>
    context.db
      .service(ConversationsService)
      .open(actorOf(cast.customer), CreateTicket.parse({ title, description: 'It is off.' })),
  );
const inAppOf = (title: string) =>
  context.db.rows<{ recipient_id: string; title: string }>(
    `select recipient_id, title from notifications where channel = 'in_app' and title like ? order by recipient_id`,
    [title],
  );

describe('texts that admins wrote (decisions, section 6)', () => {
  it('go in mails and in the app; what customers typed stays text', async () => {
    await write('ticket_received', {
      subject: 'Thanks: {{ ticket_title }}',
      body: 'Dear {{ first_name }},\n\nwe read *every word* of {{ ticket_title }}.\n\n{{ due }}',
      action: 'Look at {{ ticket_number }}',
    });
    await write('ticket_opened', { title: '{{ customer_name }} needs **you**: {{ ticket_title }}' });
    const { id, number } = await openTicket('<b>Fan</b> [pay](https://evil.example)');
    const mail = await mailbox().next(cast.customer.email, /^Thanks/);
    expect(mail.subject).toBe('Thanks: <b>Fan</b> [pay](https://evil.example)');
    expect(mail.html).toContain('<em>every word</em> of &lt;b&gt;Fan&lt;/b&gt; [pay](https://evil.example).');
    expect(mail.html).not.toMatch(/<b>|href="https:\/\/evil/);
    expect(mail.text).toMatch(/Dear Dana,\n\nwe read every word of/);
    expect(mail.text).toContain(`Look at ${number}:\n`);
    expect(mail.text).toContain(`/customer/support/${id}`);
    expect(mail.html).toContain('>Ticket</th>'); // the facts and the frame stay the product's
    await eventually(async () =>
      expect(await inAppOf('Dana Test needs **you**: <b>Fan</b> [pay](https://evil.example)')).toHaveLength(2),
    );
  });

  it('show a message as it was formatted, where it is a line of its own', async () => {
    await write('ticket_reply', { body: '{{ author }} says:\n\n{{ message }}\n\n*That is all.*' });
    const { id } = await openTicket('Dark router');
    await context.db.as(actorOf(cast.admin), () =>
      context.db
        .service(ConversationsService)
        .reply(actorOf(cast.admin), id, ReplyToTicket.parse({ body: '1. Press [this](https://example.com/a)' })),
    );
    const mail = await eventually(() => {
      const found = mailbox().mails.find(({ text }) => text.includes('says:'));
      if (!found) throw new Error('No mail yet');
      return found;
    });
    expect(mail.text).toContain('Avery Test says:\n\n1. Press this (https://example.com/a)\n\nThat is all.\n');
    expect(mail.html).toMatch(/<ol [^>]*>\s*<li>Press <a [^>]*href="https:\/\/example\.com\/a">this<\/a><\/li>/);
  });

  it('that fail once they are filled in hold no mail back: the built-in words go, and admins are told once', async () => {
    const loop = '{% if message contains "off" %}{% for i in (1..99999999) %}x{% endfor %}{% endif %}';
    await write('ticket_opened', { body: `{{ customer_name }} needs us.${loop}` });
    const tickets = [await openTicket('First fan'), await openTicket('Second fan')];
    for (const { number } of tickets) {
      const mail = await mailbox().next(cast.admin.email, new RegExp(number));
      expect(mail.text).toContain('opened a ticket.');
    }
    const told = await eventually(async () => {
      const rows = await inAppOf('Your text of “New ticket” could not be filled in%');
      expect(rows.map(({ recipient_id }) => recipient_id)).toEqual([cast.admin.id, cast.otherAdmin.id].sort());
      return rows;
    });
    expect(told).toHaveLength(2);
    expect(await context.db.events('notification_template.failed')).toHaveLength(1);
    const [version] = await context.db.rows<{ failures: number; failure: string }>(
      `select failures, failure from notification_template_versions where template = 'ticket_opened' and is_current`,
    );
    expect(version?.failures).toBeGreaterThan(1);
    expect(version?.failure).toContain('memory alloc limit');
  });

  it('stand in sign-in mails as well; link, code and what they are good for stay', async () => {
    await write('sign_in', { subject: 'Your way in', body: 'Welcome back.', action: 'Come in' });
    await context.db.as(anonymous, () =>
      context.db.service(MagicLinks).request({ email: cast.customer.email }, { ip: '127.0.0.1', browser: null }),
    );
    const mail = await mailbox().next(cast.customer.email, /Your way in/);
    expect(mail.text).toMatch(/Welcome back\.\n\n {4}\d{6}\n\nCome in:\nhttp/);
    expect(mail.text).toContain('Link and code work once');
  });
});
