import type { TicketStatus, TicketView } from '@portal/contracts';
import { printer, codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';
import { whileHeld } from '../../support/database/while-held.js';

const calls = ticketCalls(() => ({}), { worker: true });
const { call, open, change, get, threadOf, settled } = calls;

type Side = 'admin' | 'otherAdmin';
const orders = [
  ['admin', 'otherAdmin'],
  ['otherAdmin', 'admin'],
] as const satisfies [Side, Side][];

beforeEach(() => {
  calls.test.mail.clear();
});
afterEach(settled);

const answer = (who: Side, id: string, body: string, status?: TicketStatus) => async () =>
  await call(who, 'post', `/support/tickets/${id}/replies`).send({ body, ...(status ? { status } : {}) });

const take =
  (who: Side, { id, version }: TicketView) =>
  async () =>
    await call(who, 'put', `/support/tickets/${id}`).send({ assignee_id: calls.cast[who].id, version });

/** The mails to the customer that carry this text. */
const mailed = (text: string): number =>
  calls.test.mail.mails.filter((mail) => mail.to.includes(calls.cast.customer.email) && mail.text.includes(text))
    .length;

/** What happened to the ticket, in order. */
const happened = async (id: string, name: string): Promise<object[]> =>
  (await calls.test.db.events(name)).filter(({ entity_id }) => entity_id === id).map(({ payload }) => payload);

describe.each(orders)('two admins answer at the same moment, %s before %s', (first, second) => {
  it.each([
    { steps: [], status: 'open', history: [{ from: 'new', to: 'open' }] },
    { steps: ['pending'], status: 'pending', history: [{ from: 'new', to: 'pending' }] },
    {
      steps: [undefined, 'on_hold'],
      status: 'on_hold',
      history: [
        { from: 'new', to: 'open' },
        { from: 'open', to: 'on_hold' },
      ],
    },
    {
      steps: ['pending', 'resolved'],
      status: 'resolved',
      history: [
        { from: 'new', to: 'pending' },
        { from: 'pending', to: 'resolved' },
      ],
    },
  ] as const satisfies { steps: readonly (TicketStatus | undefined)[]; status: TicketStatus; history: object[] }[])(
    'both answers are there in this order and are mailed; with the steps $steps it is $status',
    async ({ steps, status, history }) => {
      const ticket = await open();
      await settled();
      const answers = await whileHeld(calls.test, ticket.id, [
        answer(first, ticket.id, 'It is the cable.', steps[0]),
        answer(second, ticket.id, 'It is the toner.', steps[1]),
      ]);
      expect(answers.map((one) => one.status)).toEqual([201, 201]);
      const thread = await threadOf('customer', ticket.id);
      expect(thread.map(({ body, author_id }) => [body, author_id])).toEqual([
        [printer.description, calls.cast.customer.id],
        ['It is the cable.', calls.cast[first].id],
        ['It is the toner.', calls.cast[second].id],
      ]);
      expect(await get('admin', ticket.id)).toMatchObject({
        status,
        version: ticket.version + 2,
        last_reply_by: 'admin',
        is_paused: status !== 'open',
      });
      expect(await happened(ticket.id, 'ticket.status_changed')).toEqual(
        history.map((step) => ({ ...step, by_reply: true })),
      );
      expect(await happened(ticket.id, 'ticket.replied')).toEqual(
        thread.slice(1).map(({ id }, at) => ({
          ...{ comment_id: id, by: 'admin', visibility: 'public' },
          ...(history[at] ? { step: history[at] } : {}),
        })),
      );
      await settled();
      for (const text of ['It is the cable.', 'It is the toner.']) expect(mailed(text)).toBe(1);
    },
  );

  it('the one whose step is no longer possible is refused with all it brings', async () => {
    const ticket = await open();
    await settled();
    const [, refused] = await whileHeld(calls.test, ticket.id, [
      answer(first, ticket.id, 'It works.', 'resolved'),
      answer(second, ticket.id, 'Does it work?', 'pending'),
    ]);
    expect([refused?.status, codeOf(refused ?? { body: {} })]).toEqual([409, 'illegal_transition']);
    expect((await threadOf('admin', ticket.id)).map(({ body }) => body)).toEqual([printer.description, 'It works.']);
    expect(await get('admin', ticket.id)).toMatchObject({ status: 'resolved', version: ticket.version + 1 });
    await settled();
    expect([mailed('It works.'), mailed('Does it work?')]).toEqual([1, 0]);
  });
});

describe.each(orders)('two admins take the same ticket, %s before %s', (first, second) => {
  it('the second learns whose it is now, and may take it then', async () => {
    const ticket = await open();
    await settled();
    const [taken, refused] = await whileHeld(calls.test, ticket.id, [take(first, ticket), take(second, ticket)]);
    expect([taken?.status, refused?.status]).toEqual([200, 409]);
    const now = await get('admin', ticket.id);
    expect(now).toMatchObject({ assignee_id: calls.cast[first].id, version: ticket.version + 1 });
    expect(refused?.body).toMatchObject({ code: 'stale_version', current: now });
    expect(await happened(ticket.id, 'ticket.assigned')).toEqual([{ from: null, to: calls.cast[first].id }]);
    expect(await change(second, ticket.id, { assignee_id: calls.cast[second].id, version: now.version })).toMatchObject(
      {
        assignee_id: calls.cast[second].id,
      },
    );
  });
});
