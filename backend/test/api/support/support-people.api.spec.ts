import type { Page, Problem, TicketPerson, TicketView } from '@portal/contracts';
import { MAX_TICKET_PEOPLE } from '@portal/contracts';
import type { Cast } from '../../factories/cast.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';
import { putOnTicket } from '../../support/calls/put-on-ticket.js';
import { feedItems } from '../../support/jobs/feed-items.js';

const calls = ticketCalls();
const { call, open, reply, get, threadOf, historyOf, listed, change } = calls;

const idOf = (who: keyof Cast): string => calls.cast[who].id;
const add = (id: string, person: string, who: keyof Cast = 'customer') =>
  call(who, 'post', `/support/tickets/${id}/people`).send({ user_id: person });
const remove = (id: string, person: string, who: keyof Cast = 'customer') =>
  call(who, 'delete', `/support/tickets/${id}/people/${person}`);
const words = async (who: keyof Cast, id: string): Promise<string[]> =>
  (await threadOf(who, id)).map(({ body }) => body);
const refusedFor = (answer: { body: unknown }): string | undefined => (answer.body as Problem).details?.[0]?.message;

describe('people on a ticket (decisions 4.101)', () => {
  it('read its public messages and files, answer it, but see no notes and don’t move it', async () => {
    const ticket = await open('customer', { description: 'The printer is off.' });
    await reply('admin', ticket.id, { body: 'Our guess', visibility: 'internal' });
    const { body } = await add(ticket.id, idOf('coworker')).expect(200);
    expect((body as { data: TicketView }).data.people).toEqual([{ id: idOf('coworker'), name: 'Luis Test' }]);
    await reply('coworker', ticket.id, { body: 'Mine too.' });
    expect(await words('coworker', ticket.id)).toEqual(['The printer is off.', 'Mine too.']);
    expect(await listed('coworker')).toEqual([ticket.id]);
    await call('coworker', 'put', `/support/tickets/${ticket.id}`).send({ status: 'resolved' }).expect(403);
    expect(await listed('stranger')).toEqual([]);
  });

  it('are colleagues whom the requester adds, or customers whom an admin adds', async () => {
    const ticket = await open();
    const { body } = await call('customer', 'get', `/support/tickets/${ticket.id}/colleagues`).expect(200);
    expect((body as Page<TicketPerson>).data.map(({ id }) => id).sort()).toEqual(
      [idOf('coworker'), idOf('primary')].sort(),
    );
    for (const person of ['stranger', 'admin'] as const)
      expect(refusedFor(await add(ticket.id, idOf(person)).expect(400))).toBe(
        'There is no such person in your company',
      );
    expect(refusedFor(await add(ticket.id, idOf('customer')).expect(400))).toBe('It is this person’s ticket');
    expect(refusedFor(await add(ticket.id, idOf('otherAdmin'), 'admin').expect(400))).toBe('There is no such customer');
    await add(ticket.id, idOf('coworker'), 'primary').expect(403);
    await add(ticket.id, idOf('stranger'), 'admin').expect(200);
    expect(await words('stranger', ticket.id)).toHaveLength(1);
  });

  it('are added once, and at most so many', async () => {
    const ticket = await open();
    for (let count = 1; count < MAX_TICKET_PEOPLE; count++)
      await putOnTicket(calls.test, ticket.id, (await calls.test.db.given(aUser())).user.id);
    await add(ticket.id, idOf('coworker')).expect(200);
    await add(ticket.id, idOf('coworker')).expect(200);
    expect(codeOf(await add(ticket.id, idOf('primary')).expect(409))).toBe('ticket.too_many_people');
    expect((await get('admin', ticket.id)).people).toHaveLength(MAX_TICKET_PEOPLE);
    expect(await historyOf('admin', ticket.id)).toHaveLength(1);
  });

  it('are on the ticket that stayed, where they are added to a merged one; more than a ticket has aren’t merged', async () => {
    const [from, into, full] = [await open(), await open(), await open()];
    for (let count = 0; count < MAX_TICKET_PEOPLE; count++)
      await putOnTicket(calls.test, full.id, (await calls.test.db.given(aUser())).user.id);
    const merge = (into_id: string) => call('admin', 'post', `/support/tickets/${from.id}/merge`).send({ into_id });
    await putOnTicket(calls.test, from.id, idOf('stranger'));
    expect(codeOf(await merge(full.id).expect(409))).toBe('ticket.too_many_people');
    await merge(into.id).expect(200);
    await add(from.id, idOf('coworker')).expect(200);
    expect((await get('admin', into.id)).people.map(({ id }) => id)).toEqual([idOf('stranger'), idOf('coworker')]);
  });

  it('leave, or are taken off, and see it no more; both are in its history', async () => {
    const ticket = await open();
    await add(ticket.id, idOf('coworker'));
    await add(ticket.id, idOf('stranger'), 'admin');
    await remove(ticket.id, idOf('stranger'), 'coworker').expect(403);
    await remove(ticket.id, idOf('coworker'), 'coworker').expect(200);
    await remove(ticket.id, idOf('stranger')).expect(200);
    await remove(ticket.id, idOf('stranger')).expect(404);
    for (const who of ['coworker', 'stranger'] as const) {
      await call(who, 'get', `/support/tickets/${ticket.id}`).expect(404);
      await call(who, 'post', `/support/tickets/${ticket.id}/replies`).send({ body: 'And me?' }).expect(404);
    }
    const changed = (is_added: boolean, person_name: string) => ({
      event: 'ticket.people_changed',
      facts: { is_added, person_name },
    });
    expect((await historyOf('customer', ticket.id)).reverse()).toMatchObject([
      changed(true, 'Luis Test'),
      changed(true, 'Grace Test'),
      changed(false, 'Luis Test'),
      changed(false, 'Grace Test'),
    ]);
  });

  it('get what happens live, and have their lists fetched anew when they come and go', async () => {
    const ticket = await open();
    await add(ticket.id, idOf('coworker'));
    await change('admin', ticket.id, { priority: 'low' });
    const room = `support@user:${idOf('coworker')}`;
    const itemsOf = async (name: string) => {
      const [event] = await calls.test.db.rows<{ occurred_at: string }>('select * from domain_events where name = ?', [
        name,
      ]);
      if (!event) throw new Error('no event');
      return feedItems(calls.test.app, { ...event, occurred_at: new Date(event.occurred_at) });
    };
    expect(await itemsOf('ticket.people_changed')).toContainEqual({ resync: { room, channel: 'support' } });
    expect(JSON.stringify(await itemsOf('ticket.updated'))).toContain(room);
  });

  it('stay on what goes on with the ticket: an answer to a closed one, a message split off, and a merge', async () => {
    const ticket = await open();
    await add(ticket.id, idOf('coworker'));
    const { message } = await reply('coworker', ticket.id, { body: 'And the scanner?' });
    const split = await call('admin', 'post', `/support/tickets/${ticket.id}/tickets`)
      .send({ message_id: message.id, title: 'Scanner' })
      .expect(201);
    expect(await words('coworker', (split.body as { data: TicketView }).data.id)).toEqual(['And the scanner?']);
    const other = await open('customer', { description: 'The other one' });
    await call('admin', 'post', `/support/tickets/${ticket.id}/merge`).send({ into_id: other.id }).expect(200);
    expect(await words('coworker', other.id)).toContain('The other one');
    await change('admin', other.id, { status: 'closed' });
    const { ticket: next } = await reply('coworker', other.id, { body: 'It is off again.' });
    expect(next).toMatchObject({ requester_id: idOf('customer'), people: [{ id: idOf('coworker') }] });
  });
});
