import type { InboundMailView } from '@portal/contracts';
import { inboundCalls } from '../../support/calls/inbound-calls.js';
import { client } from '../../support/mail/mailed-link.js';
import { png } from '../../support/mail/sample-files.js';

const calls = inboundCalls();
const { send, mails, open, threadOf, get } = calls;

describe('received mails, for admins', () => {
  const waiting = async (more = {}): Promise<InboundMailView> => {
    await send({ from: 'ada@elsewhere.test', subject: 'No network', text: 'None at all.', ...more });
    const [mail] = await mails('&status=waiting');
    if (!mail) throw new Error('No mail waits');
    return mail;
  };

  it('become tickets of a customer, with their files', async () => {
    const { id } = await waiting({ attachments: [{ filename: 'plan.png', content: png }] });
    const { body } = await calls
      .call('admin', 'post', `/support/inbound-mails/${id}/file`)
      .send({ requester_id: calls.cast.customer.id, title: 'No network', priority: 'high' })
      .expect(200);
    const { data } = body as { data: InboundMailView };
    expect(data).toMatchObject({ status: 'filed' });
    expect(await get('customer', data.ticket_id ?? '')).toMatchObject({ title: 'No network', priority: 'high' });
    const [message] = await threadOf('customer', data.ticket_id ?? '');
    expect(message).toMatchObject({ body: 'None at all.', author_id: calls.cast.customer.id });
    expect(message?.attachments).toHaveLength(1);
    const by = { from_address: 'ada@elsewhere.test', filed_by_name: 'Avery Test' };
    expect(message?.by_mail).toEqual({ ...by, mail_id: null, has_more: false });
    const [adminsMessage] = await threadOf('admin', data.ticket_id ?? '');
    expect(adminsMessage?.by_mail).toEqual({ ...by, mail_id: id, has_more: false });
    await calls
      .call('admin', 'post', `/support/inbound-mails/${id}/file`)
      .send({ ticket_id: data.ticket_id })
      .expect(409);
  });

  it('become answers in a ticket there is', async () => {
    const ticket = await open();
    const { id } = await waiting();
    await calls.call('admin', 'post', `/support/inbound-mails/${id}/file`).send({ ticket_id: ticket.id }).expect(200);
    expect((await threadOf('customer', ticket.id)).map(({ body }) => body)).toContain('None at all.');
  });

  it('become a ticket of their sender as a new customer, who answers by mail from then on', async () => {
    const { id } = await waiting({ from: 'grace@elsewhere.test' });
    const file = (customer: object) =>
      calls.call('admin', 'post', `/support/inbound-mails/${id}/file`).send({ customer, title: 'No network' });
    const person = { first_name: 'Grace', last_name: 'Elsewhere' };
    await file({ ...person, first_name: ' ' }).expect(400);
    await file({ ...person, company_id: id }).expect(400);
    await file({ ...person, company_id: calls.cast.customer.companyId, company_name: 'Elsewhere' }).expect(400);
    expect(await calls.test.db.rows(`select 1 from users where email = 'grace@elsewhere.test'`)).toEqual([]);
    const { body } = await file({ ...person, company_name: 'Elsewhere' }).expect(200);
    const ticketId = (body as { data: InboundMailView }).data.ticket_id ?? '';
    expect(await get('admin', ticketId)).toMatchObject({
      requester_name: 'Grace Elsewhere',
      requester_email: 'grace@elsewhere.test',
      company_name: 'Elsewhere',
    });
    await file(person).expect(409);
    await send({ from: 'grace@elsewhere.test', subject: 'And no phone' });
    expect(await mails('&status=filed')).toMatchObject([{ ticket_id: ticketId }, { subject: 'And no phone' }]);
    const [, second] = await mails('&status=filed');
    const [byMail] = await threadOf('admin', second?.ticket_id ?? '');
    expect(byMail?.by_mail).toEqual({
      from_address: 'grace@elsewhere.test',
      filed_by_name: null,
      mail_id: second?.id,
      has_more: false,
    });
  });

  it('are not filed for an address that has an account meanwhile', async () => {
    const { id } = await waiting({ from: 'late@elsewhere.test' });
    await calls.call('admin', 'post', '/users').send({ email: 'late@elsewhere.test' }).expect(201);
    const refused = await calls
      .call('admin', 'post', `/support/inbound-mails/${id}/file`)
      .send({ customer: { first_name: 'Late' }, title: 'No network' })
      .expect(409);
    expect(refused.body).toMatchObject({ code: 'user.duplicate_email' });
    expect(await mails()).toMatchObject([{ status: 'waiting' }]);
  });

  it('are junk, or wait again', async () => {
    const { id } = await waiting();
    const change = (status: string) => calls.call('admin', 'put', `/support/inbound-mails/${id}`).send({ status });
    await change('junk').expect(200);
    expect(await mails('&status=waiting')).toEqual([]);
    await change('waiting').expect(200);
    await change('filed').expect(400);
  });

  it('can’t go where nobody is: bad input changes nothing', async () => {
    const { id } = await waiting();
    const file = (input: object) => calls.call('admin', 'post', `/support/inbound-mails/${id}/file`).send(input);
    await file({}).expect(400);
    await file({ ticket_id: id }).expect(400);
    await file({ requester_id: calls.cast.admin.id, title: 'Mine' }).expect(400);
    await calls
      .call('admin', 'post', `/support/inbound-mails/${calls.cast.admin.id}/file`)
      .send({ ticket_id: id })
      .expect(404);
    expect(await mails()).toMatchObject([{ status: 'waiting', version: 1 }]);
  });

  it('are nobody else’s to read', async () => {
    const { id } = await waiting();
    for (const path of ['', `/${id}`, `/${id}/original`]) {
      await calls.call('customer', 'get', `/support/inbound-mails${path}`).expect(403);
      await client(calls.test).get(`/api/v1/support/inbound-mails${path}`).expect(401);
    }
  });
});

describe('an answer by mail', () => {
  it('keeps what was written between the lines of the quoted message, though nothing marks it', async () => {
    const ticket = await open();
    const { admin } = calls.cast;
    const asked = ['Which till is it?', 'Since when does it freeze?'];
    await send({
      from: admin.email,
      to: calls.replyAddress(ticket.number, admin),
      text: asked.join('\n'),
      messageId: '<q@t>',
    });
    const head = 'Hello.\n\nFrom: Pamlico IT\nSent: Thursday, November 26, 2026 2:02 PM\nTo: Dana\nSubject: Till\n\n';
    const from = calls.cast.customer.email;
    const to = calls.replyAddress(ticket.number, calls.cast.customer);
    await send({ from, to, text: `${head}${asked.join('\n')}`, messageId: '<1@t>' });
    await send({
      from,
      to,
      text: `${head}${asked.join('\nThe left one.\n')}\nMonday.`,
      messageId: '<2@t>',
    });
    const [plain, answered] = (await threadOf('customer', ticket.id)).slice(-2).map(({ body }) => body);
    expect(plain).toBe('Hello.');
    expect(answered).toContain('Which till is it?\nThe left one.\nSince when does it freeze?\nMonday.');
  });
});
