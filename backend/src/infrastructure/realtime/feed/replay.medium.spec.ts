import { once } from 'node:events';
import type { Socket } from 'socket.io-client';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { receivedBy, join, LiveProcesses } from '../../../../test/support/jobs/live-processes.js';
import { ParcelsService } from '../../../../test/support/parcels.fixture.js';
import { Sockets } from '../sockets.js';

describe('Clients that were away, and clients that don’t read (decisions, section 8)', () => {
  let live: LiveProcesses;

  beforeAll(async () => {
    live = await LiveProcesses.start(2);
  });
  afterEach(() => live.hangUp());
  afterAll(() => live.close());

  it('give a client that was away what it missed, each record in its latest state', async () => {
    const watching = await live.connected(0, 'admin-token');
    const before = await join(watching, { channel: 'deals' });
    const seen = receivedBy(watching);
    const ids = await live.service(1, ParcelsService).pack('clock', 'chair');
    await eventually(() => expect(seen.flatMap(({ items }) => items)).toHaveLength(2));
    const again = await live.connected(0, 'admin-token');
    const heard = receivedBy(again);
    await join(again, { channel: 'deals', last_seq: before.ok ? before.seq : 0 });
    await eventually(() =>
      expect(heard).toMatchObject([
        { channel: 'deals', items: ids.map((id) => ({ event: 'INSERT', record: { id } })) },
      ]),
    );
  });

  it('give it from the database, where the process came later', async () => {
    const socket = await live.connected(0, 'admin-token');
    const before = await join(socket, { channel: 'deals' });
    const [id] = await live.service(0, ParcelsService).pack('late lamp');
    await eventually(async () => expect(await join(socket, { channel: 'deals' })).not.toEqual(before));
    const newcomer = await live.connected(await live.startAnother(), 'admin-token');
    const heard = receivedBy(newcomer);
    await join(newcomer, { channel: 'deals', last_seq: before.ok ? before.seq : 0 });
    await eventually(() => expect(heard).toMatchObject([{ items: [{ record: { id, label: 'late lamp' } }] }]));
  });

  it('tell a client that missed more than 500 events to fetch anew', async () => {
    const socket = await live.connected(0, 'admin-token');
    const before = await join(socket, { channel: 'deals' });
    await live.service(0, ParcelsService).pack(...Array.from({ length: 501 }, (_, number) => `box ${number}`));
    await eventually(async () => {
      const now = await join(socket, { channel: 'deals' });
      expect(now.ok && before.ok ? now.seq - before.seq : 0).toBeGreaterThanOrEqual(501);
    });
    const resync = once(socket as unknown as NodeJS.EventEmitter, 'resync');
    await join(socket, { channel: 'deals', last_seq: before.ok ? before.seq : 0 });
    expect(await resync).toEqual([{ channel: 'deals', seq: expect.any(Number) }]);
  });

  it('drop a client that stops reading, and serve the others', async () => {
    const [deaf, other] = [await live.connected(0, 'admin-token'), await live.connected(0, 'admin-token')];
    await join(deaf, { channel: 'deals' });
    await join(other, { channel: 'deals' });
    const heard = receivedBy(other);
    const count = () => live.service(0, Sockets).count;
    const before = count();
    pauseReading(deaf);
    const bale = 'x'.repeat(400_000);
    for (let sent = 0; sent < 60 && count() === before; sent += 1) {
      const [id] = await live.service(0, ParcelsService).pack(`${sent} ${bale}`);
      await eventually(() => expect(heard.flatMap(({ items }) => items.map(({ record }) => record.id))).toContain(id));
    }
    await eventually(() => expect(count()).toBe(before - 1));
    expect(other.connected).toBe(true);
  }, 30_000);
});

/** Like a sleeping machine: the connection stays, its data isn't read. */
function pauseReading(socket: Socket): void {
  const { ws } = socket.io.engine.transport as unknown as { ws: { _socket: { pause: () => void } } };
  ws._socket.pause();
}
