import { NestFactory } from '@nestjs/core';
import { mentionToken } from '@portal/contracts';
import { aSession } from '../../factories/session.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { client } from '../../support/mail/mailed-link.js';
import { rootModule } from '../../support/root-module.js';
import { ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, reply, change, settled } = calls;

describe('a note of a ticket that mentions an admin', () => {
  it('notifies that admin beside the assignee, once, and never a customer', async () => {
    const { test, cast } = calls;
    const ticket = await open();
    const named = ({ id }: { id: string }) => mentionToken({ id, name: 'Somebody' });
    const body = `${named(cast.otherAdmin)} ${named(cast.customer)} please look`;
    const { message } = await reply('admin', ticket.id, { body, visibility: 'internal' });
    await call('admin', 'put', `/task-comments/${message.id}`)
      .send({ body: `${body}, today`, version: message.version })
      .expect(200);
    await deliverEvents(test.app);
    expect(
      await test.db.rows(
        `select recipient_id from notifications where template = 'ticket_note' and channel = 'in_app' and data ->> 'ticket_id' = ?`,
        [ticket.id],
      ),
    ).toEqual([{ recipient_id: cast.otherAdmin.id }]);
  });
});

describe('an admin who is a customer by now (decisions 4.12)', () => {
  it('gets no internal note, neither in a mail that was still to be sent nor behind the bell, and nothing of the console there', async () => {
    const { test, cast } = calls;
    const ticket = await open();
    await change('admin', ticket.id, { assignee_id: cast.otherAdmin.id });
    await reply('admin', ticket.id, { body: 'They owe us quokkas.', visibility: 'internal' });
    await deliverEvents(test.app);
    expect(
      await test.db.rows(`select status from notifications where template = 'ticket_note' and channel = 'email'`),
    ).toEqual([{ status: 'queued' }]);
    const before = await call('otherAdmin', 'get', '/notifications').expect(200);
    expect(before.text).toContain(`/admin/support/${ticket.id}`);
    await call('admin', 'put', `/users/${cast.otherAdmin.id}`).send({ role: 'customer' }).expect(200);

    const worker = await NestFactory.createApplicationContext(await rootModule('worker', test.config), {
      logger: false,
    });
    try {
      await settled();
    } finally {
      await worker.close();
    }
    const { bearer } = await test.db.given(aSession(cast.otherAdmin));
    const bell = await client(test).get('/api/v1/notifications').set('authorization', bearer).expect(200);
    expect({
      mails: test.mail.mails.filter(({ text }) => text.includes('quokkas')).map(({ to }) => to),
      bell: ['Note on', '/admin/'].filter((text) => bell.text.includes(text)),
    }).toEqual({ mails: [], bell: [] });
  });
});
