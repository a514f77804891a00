import { type Channel, type WritingNotice } from '@portal/contracts';
import type { Cast } from '../../factories/cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';
import { ticketCalls } from '../../support/calls/ticket-calls.js';

describe('Who writes in a ticket at this moment', () => {
  const kit = ticketCalls();
  const connect = listeners();

  const signedIn = async (person: keyof Cast, channel: Channel = 'support') => {
    const { token } = await kit.test.db.given(aSession(kit.cast[person]));
    const { socket, join } = await connect(kit.test.url, token);
    await join(channel);
    const notices: WritingNotice[] = [];
    socket.on('writing', (notice: WritingNotice) => notices.push(notice));
    const write = (message: unknown) => socket.timeout(3_000).emitWithAck('writing', message) as Promise<unknown>;
    return { notices, write };
  };

  it('is told to all admins of the queue, by name, and to no customer', async () => {
    const [writer, colleague, elsewhere] = [
      await signedIn('admin'),
      await signedIn('admin'),
      await signedIn('admin', 'deals'),
    ];
    const customer = await signedIn('customer');
    const ticket = await kit.open();
    const message = { channel: 'support', record_id: ticket.id };
    expect(await writer.write(message)).toEqual({ ok: true });
    const notice = { ...message, by: { id: kit.cast.admin.id, name: 'Avery Test' } };
    await eventually(() => expect([writer.notices, colleague.notices]).toEqual([[notice], [notice]]));
    expect([...elsewhere.notices, ...customer.notices]).toEqual([]);
  });

  it('is refused from a customer, from an admin elsewhere, and in another shape', async () => {
    const ticket = await kit.open();
    const message = { channel: 'support', record_id: ticket.id };
    const [customer, elsewhere, admin] = [
      await signedIn('customer'),
      await signedIn('admin', 'deals'),
      await signedIn('admin'),
    ];
    expect(await customer.write(message)).toEqual({ ok: false });
    expect(await elsewhere.write(message)).toEqual({ ok: false });
    for (const wrong of [
      null,
      {},
      { ...message, by: { id: ticket.id, name: 'Somebody' } },
      { ...message, record_id: 1 },
    ])
      expect(await admin.write(wrong)).toEqual({ ok: false });
    expect(await admin.write(message)).toEqual({ ok: true });
    await eventually(() => expect(admin.notices).toHaveLength(1));
    expect(customer.notices).toEqual([]);
  });
});
