import { randomUUID } from 'node:crypto';
import type { Page, Problem, TicketView } from '@portal/contracts';
import type { Cast } from '../../factories/cast.factory.js';
import { codeOf, printer, ticketCalls } from '../../support/calls/ticket-calls.js';
import { feedItems } from '../../support/jobs/feed-items.js';

const calls = ticketCalls();
const { call, open, reply, change, get, threadOf, listed } = calls;

describe('support tickets (decisions, sections 4 and 5)', () => {
  it('are opened with a first message, files to come and both promises', async () => {
    const ticket = await open('customer', { files: 1 });
    expect(ticket).toMatchObject({
      title: printer.title,
      status: 'new',
      source: 'portal',
      requester_id: calls.cast.customer.id,
      requester_name: 'Dana Test',
      company_name: 'Neuse Bakery',
      last_reply_by: 'customer',
      is_paused: false,
      first_response: { due_at: expect.any(String) as string, met_at: null },
      resolution: { due_at: expect.any(String) as string, met_at: null },
    });
    expect(ticket.number).toMatch(/^S-\d{4}$/);
    const [first] = await threadOf('admin', ticket.id);
    expect(first).toMatchObject({ id: ticket.first_message_id, project_id: null, author_role: 'customer' });
    expect(first?.body_html).toContain('<strong>print</strong>');
  });

  it('are seen by their requester, the company’s primary contact and admins, and by nobody else', async () => {
    const { id } = await open();
    for (const who of ['customer', 'primary', 'admin'] as const) {
      expect(await listed(who)).toEqual([id]);
      expect(await threadOf(who, id)).toHaveLength(1);
    }
    for (const who of ['coworker', 'stranger'] as const) {
      expect(await listed(who)).toEqual([]);
      await call(who, 'get', `/support/tickets/${id}`).expect(404);
      await call(who, 'get', `/task-comments?task_id=${id}`).expect(404);
      await call(who, 'post', `/support/tickets/${id}/replies`).send({ body: 'Hello' }).expect(404);
      await call(who, 'put', `/support/tickets/${id}`).send({ status: 'resolved' }).expect(404);
    }
  });

  it('go back and forth: answered, waiting for the customer, open again, resolved, reopened', async () => {
    const { id } = await open();
    const answered = await reply('admin', id, { status: 'pending' });
    expect(answered.ticket).toMatchObject({ status: 'pending', is_paused: true, last_reply_by: 'admin' });
    expect(answered.ticket.first_response.met_at).not.toBeNull();
    expect(answered.ticket.resolution.due_at).toBeNull();
    expect((await reply('customer', id, { body: 'It is the blue one.' })).ticket).toMatchObject({
      status: 'open',
      is_paused: false,
      last_words: 'It is the blue one.',
      resolution: { due_at: expect.any(String) as string },
    });
    expect(await change('customer', id, { status: 'resolved' })).toMatchObject({ status: 'resolved' });
    expect((await reply('customer', id, { body: 'It is back.' })).ticket).toMatchObject({
      status: 'open',
      resolved_at: null,
    });
    expect((await threadOf('customer', id)).map(({ author_role }) => author_role)).toEqual([
      'customer',
      'admin',
      'customer',
      'customer',
    ]);
  });

  it('take no step that isn’t in the table, and none of an admin’s by a customer', async () => {
    const { id } = await open();
    for (const [who, status] of [
      ['admin', 'on_hold'],
      ['customer', 'on_hold'],
      ['customer', 'pending'],
      ['customer', 'closed'],
    ] as const) {
      const refused = await call(who, 'put', `/support/tickets/${id}`).send({ status }).expect(409);
      expect(codeOf(refused)).toBe('illegal_transition');
    }
    await change('admin', id, { status: 'open' });
    expect(
      codeOf(await call('customer', 'put', `/support/tickets/${id}`).send({ status: 'pending' }).expect(409)),
    ).toBe('illegal_transition');
    const refused = await call('customer', 'put', `/support/tickets/${id}`).send({
      assignee_id: calls.cast.admin.id,
      title: 'Mine',
    });
    expect(refused.status).toBe(400);
    expect((refused.body as Problem).details?.map(({ path }) => path)).toEqual(['title', 'assignee_id']);
    expect(await get('admin', id)).toMatchObject({ status: 'open', title: printer.title, assignee_id: null });
  });

  it('refuse to be about what isn’t the customer’s, and unknown requesters and assignees', async () => {
    for (const name of ['project_id', 'deal_id', 'invoice_id']) {
      const refused = await call('customer', 'post', '/support/tickets').send({ ...printer, [name]: randomUUID() });
      expect([refused.status, (refused.body as Problem).details?.[0]?.path]).toEqual([400, name]);
    }
    for (const [who, input] of [
      ['customer', { requester_id: calls.cast.customer.id }],
      ['customer', { error_group_id: randomUUID() }],
      ['admin', { requester_id: randomUUID() }],
      ['admin', { requester_id: calls.cast.customer.id, error_group_id: randomUUID() }],
    ] as const)
      await call(who, 'post', '/support/tickets')
        .send({ ...printer, ...input })
        .expect(400);
    const { id } = await open();
    await call('admin', 'put', `/support/tickets/${id}`).send({ assignee_id: calls.cast.coworker.id }).expect(400);
    expect(await change('admin', id, { assignee_id: calls.cast.otherAdmin.id })).toMatchObject({
      assignee_name: 'Blake Test',
    });
    expect(await listed('admin')).toEqual([id]);
  });

  it('are opened by admins for a customer', async () => {
    const ticket = await open('admin', { requester_id: calls.cast.customer.id });
    expect(ticket).toMatchObject({ requester_id: calls.cast.customer.id, source: 'admin', last_reply_by: 'admin' });
    expect(await listed('customer')).toEqual([ticket.id]);
  });

  it('keep internal notes from customers: list, count, files, sockets and the ticket itself', async () => {
    const { id } = await open();
    const before = await get('customer', id);
    const { message } = await reply('admin', id, { body: 'Difficult customer', visibility: 'internal' });
    await call('customer', 'post', `/support/tickets/${id}/replies`)
      .send({ body: 'Mine', visibility: 'internal' })
      .expect(403);
    for (const who of ['customer', 'primary'] as const) {
      expect(await threadOf(who, id)).toHaveLength(1);
      await call(who, 'put', `/task-comments/${message.id}`).send({ body: 'Read it' }).expect(404);
      await call(who, 'put', `/task-comments/${message.id}/reactions/heart`).expect(404);
    }
    expect(await get('customer', id)).toEqual(before);
    const events = await calls.test.db.rows<{ occurred_at: string }>(
      `select * from domain_events where name in ('comment.added', 'ticket.replied')
         and payload ->> 'visibility' = 'internal'`,
    );
    expect(events).toHaveLength(2);
    const items = (
      await Promise.all(
        events.map((event) => feedItems(calls.test.app, { ...event, occurred_at: new Date(event.occurred_at) })),
      )
    ).flat();
    expect(items.map((item) => ('room' in item ? item.room : ''))).toEqual(['support@admin', 'support@admin']);
  });

  it('are answered by their replies only, and not once they are closed: that opens another', async () => {
    const { id } = await open();
    const refused = await call('admin', 'post', '/task-comments').send({ task_id: id, body: 'Aside' }).expect(409);
    expect(codeOf(refused)).toBe('comment.belongs_to_ticket');
    await change('admin', id, { status: 'open' });
    await change('admin', id, { status: 'closed' });
    const { ticket } = await reply('customer', id, { body: 'It happened again.' });
    expect(ticket).toMatchObject({
      follows_id: id,
      status: 'new',
      title: printer.title,
      description: 'It happened again.',
    });
    expect(await threadOf('customer', ticket.id)).toHaveLength(1);
    expect(await get('customer', id)).toMatchObject({ status: 'closed' });
    expect(
      codeOf(
        await call('admin', 'post', `/support/tickets/${id}/replies`).send({ body: 'Note', visibility: 'internal' }),
      ),
    ).toBe('ticket.closed');
  });

  it('are rated by their requester once they are resolved', async () => {
    const { id } = await open();
    const rate = (who: keyof Cast) =>
      call(who, 'put', `/support/tickets/${id}/rating`).send({ score: 1, comment: 'Fast' });
    expect(codeOf(await rate('customer').expect(409))).toBe('ticket.not_ended');
    await change('admin', id, { status: 'resolved' });
    await rate('primary').expect(403);
    await rate('admin').expect(403);
    await rate('customer').expect(200);
    await call('customer', 'put', `/support/tickets/${id}/rating`).send({ score: 2 }).expect(400);
    expect(await get('admin', id)).toMatchObject({ csat_score: 1, csat_comment: 'Fast' });
  });

  it('lose no word when two admins answer at once', async () => {
    const { id } = await open();
    const bodies = Array.from({ length: 6 }, (_, at) => `Answer ${at}`);
    await Promise.all(bodies.map((body, at) => reply(at % 2 ? 'admin' : 'otherAdmin', id, { body })));
    expect((await threadOf('customer', id)).map(({ body }) => body).sort()).toEqual(
      [printer.description, ...bodies].sort(),
    );
  });

  it('refuse a change made looking at an older state', async () => {
    const { id, version } = await open();
    await change('admin', id, { priority: 'urgent', version });
    const refused = await call('admin', 'put', `/support/tickets/${id}`).send({ priority: 'low', version }).expect(409);
    expect(refused.body).toMatchObject({ code: 'stale_version', current: { priority: 'urgent' } });
  });

  it('are filtered, searched and sorted', async () => {
    const mine = await open('customer', { title: 'Slow wifi', priority: 'low', category: 'network' });
    const other = await open('stranger', { title: 'Mail bounces' });
    await change('admin', other.id, { assignee_id: calls.cast.admin.id });
    await calls.test.db.rows(`update tickets set first_response_due_at = now() - interval '1 hour' where id = ?`, [
      other.id,
    ]);
    expect(await listed('admin', '&search=wifi')).toEqual([mine.id]);
    expect(await listed('admin', '&category=network')).toEqual([mine.id]);
    expect(await listed('admin', '&priority=low')).toEqual([mine.id]);
    expect(await listed('admin', '&assignee_id=unassigned')).toEqual([mine.id]);
    expect(await listed('admin', `&assignee_id=${calls.cast.admin.id}`)).toEqual([other.id]);
    expect(await listed('admin', `&company_id=${calls.cast.stranger.companyId ?? ''}`)).toEqual([other.id]);
    expect(await listed('admin', '&breached=true')).toEqual([other.id]);
    expect(await listed('admin', '&due_next=true&open=true&status=new')).toEqual([mine.id, other.id]);
    await call('customer', 'get', '/support/tickets?breached=true').expect(400);
    await call('customer', 'get', '/support/tickets?status=lost').expect(400);
  });

  it('are ordered by the promise that is shown: the first answer until there is one, then the solution', async () => {
    const answered = await open('customer', { priority: 'high' });
    const unanswered = await open('customer', { priority: 'medium' });
    const waiting = await open('customer', { priority: 'urgent' });
    const solved = await open('customer', { priority: 'urgent' });
    await reply('admin', answered.id);
    await reply('admin', waiting.id, { status: 'pending' });
    await change('customer', solved.id, { status: 'resolved' });
    const order = async (query = ''): Promise<string[]> => {
      const { body } = await call('admin', 'get', `/support/tickets?sortBy=next_due_at&sortOrder=asc${query}`);
      return (body as Page<TicketView>).data.map(({ id }) => id);
    };
    // by the solutions' due times the answered one would be first
    expect(await order('&due_next=true')).toEqual([unanswered.id, answered.id]);
    expect((await order()).at(-1)).toBe(waiting.id);
    await calls.test.db.rows(`update tickets set first_response_due_at = now() - interval '1 hour' returning id`);
    expect(await order('&breached=true')).toEqual([unanswered.id]);
  });

  it('come back after they were deleted, by admins', async () => {
    const { id } = await open();
    await call('customer', 'delete', `/support/tickets/${id}`).expect(403);
    await call('admin', 'delete', `/support/tickets/${id}`).expect(200);
    await call('customer', 'get', `/support/tickets/${id}`).expect(404);
    await call('customer', 'get', `/task-comments?task_id=${id}`).expect(404);
    expect(await listed('admin', '&deleted=true')).toEqual([id]);
    await call('admin', 'post', `/support/tickets/${id}/restore`).expect(200);
    expect(await threadOf('customer', id)).toHaveLength(1);
  });
});
