import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, reply, change, get, threadOf } = calls;

const answer = (who: 'admin' | 'customer', id: string, more: object) =>
  call(who, 'post', `/support/tickets/${id}/replies`).send({ body: 'We look into it.', ...more });

describe('an answer that changes its ticket (decisions 4.110)', () => {
  it('is sent with all of the changes', async () => {
    const { id } = await open();
    const changes = { priority: 'urgent', assignee_id: calls.cast.otherAdmin.id };
    const { ticket } = await reply('admin', id, { status: 'pending', ...changes, add_tags: ['VPN'] });
    expect(ticket).toMatchObject({ status: 'pending', ...changes, tags: ['VPN'] });
    expect(await threadOf('customer', id)).toHaveLength(2);
  });

  it('isn’t sent where one of them is refused, nor into a closed ticket', async () => {
    const { id } = await open();
    await change('admin', id, { status: 'resolved' });
    const before = await get('admin', id);
    expect(codeOf(await answer('admin', id, { status: 'pending', priority: 'low' }).expect(409))).toBe(
      'illegal_transition',
    );
    const { body } = await answer('admin', id, { priority: 'low', assignee_id: calls.cast.customer.id }).expect(400);
    expect(body).toMatchObject({ details: [{ path: 'assignee_id' }] });
    expect(await get('admin', id)).toEqual(before);
    await change('admin', id, { status: 'closed' });
    expect(codeOf(await answer('admin', id, { add_tags: ['VPN'] }).expect(409))).toBe('ticket.closed');
    expect(await threadOf('admin', id)).toHaveLength(1);
  });

  it('is an admin’s alone', async () => {
    const { id } = await open();
    for (const [field, value] of Object.entries({ priority: 'low', assignee_id: null, add_tags: ['VPN'] })) {
      const { body } = await answer('customer', id, { [field]: value }).expect(400);
      expect(body).toMatchObject({ details: [{ path: field }] });
    }
    expect(await threadOf('customer', id)).toHaveLength(1);
  });
});
