import { once } from 'node:events';
import { MikroORM } from '@mikro-orm/postgresql';
import { sentenceOf } from '@portal/contracts';
import type { Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { eventually } from '../../../test/support/jobs/eventually.js';
import { receivedBy, join, LiveProcesses } from '../../../test/support/jobs/live-processes.js';
import { ParcelsService } from '../../../test/support/parcels.fixture.js';
import { KnownSessions } from '../../../test/support/sessions.fixture.js';
import { recordEvent } from '../events/index.js';

const refusal = async (socket: Socket): Promise<string> => {
  const [error] = (await once(socket as unknown as NodeJS.EventEmitter, 'connect_error')) as [Error];
  return error.message;
};

describe('Live screens on two api processes (decisions, section 8)', () => {
  let live: LiveProcesses;

  beforeAll(async () => {
    live = await LiveProcesses.start(2);
  });
  beforeEach(() => live.signIn());
  afterEach(() => live.hangUp());
  afterAll(() => live.close());

  it('show a change to the sockets of both processes, whichever made it', async () => {
    const [here, there] = [await live.connected(0, 'admin-token'), await live.connected(1, 'admin-token')];
    const [heardHere, heardThere] = [receivedBy(here), receivedBy(there)];
    expect(await join(here, { channel: 'deals' })).toEqual({ ok: true, seq: expect.any(Number) });
    expect(await join(there, { channel: 'deals' })).toMatchObject({ ok: true });
    const [id] = await live.service(0, ParcelsService).pack('lamp');
    await eventually(() => {
      for (const heard of [heardHere, heardThere]) {
        expect(heard).toMatchObject([
          {
            channel: 'deals',
            seq: expect.any(Number),
            items: [{ event: 'INSERT', table: 'parcels', record: { id, label: 'lamp' } }],
          },
        ]);
      }
    });
  });

  it('show nothing of the admins’ room to a customer', async () => {
    const [watching, curious] = [await live.connected(0, 'admin-token'), await live.connected(0, 'customer-token')];
    const [seen, leaked] = [receivedBy(watching), receivedBy(curious)];
    await join(watching, { channel: 'deals' });
    expect(await join(curious, { channel: 'deals' })).toMatchObject({ ok: true });
    await live.service(1, ParcelsService).pack('vase');
    await eventually(() => expect(seen).toHaveLength(1));
    expect(leaked).toEqual([]);
  });

  it('are at most 20 for one person: one more is refused, until another has gone', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => live.connected(0, 'customer-token')));
    const answer = async () => {
      const socket = live.connect(0, { token: 'customer-token' });
      const connected = once(socket as unknown as NodeJS.EventEmitter, 'connect').then(() => 'connected');
      return Promise.race([refusal(socket), connected]);
    };
    expect(await answer()).toBe(sentenceOf('too_many_sockets'));
    await live.connected(0, 'admin-token');
    open[0]?.disconnect();
    await eventually(async () => expect(await answer()).toBe('connected'));
  });

  it('refuse a channel that is unknown or not theirs, by answer only', async () => {
    const socket = await live.connected(0, 'customer-token');
    expect(await join(socket, { channel: `project:${uuidv7()}` })).toEqual({
      ok: false,
      error: sentenceOf('not_found'),
    });
    expect(await join(socket, { channel: 'everything' })).toEqual({ ok: false, error: sentenceOf('invalid') });
    expect(await join(socket, { channel: 'deals', room: 'deals@admin' })).toEqual({
      ok: false,
      error: sentenceOf('invalid'),
    });
    expect(await join(socket, 'deals')).toEqual({ ok: false, error: sentenceOf('invalid') });
    expect(socket.connected).toBe(true);
  });

  it('stop after unsubscribing', async () => {
    const socket = await live.connected(0, 'admin-token');
    const watching = await live.connected(0, 'admin-token');
    const [left, seen] = [receivedBy(socket), receivedBy(watching)];
    await join(socket, { channel: 'deals' });
    await join(watching, { channel: 'deals' });
    await socket.timeout(3_000).emitWithAck('unsubscribe', { channel: 'deals' });
    await live.service(0, ParcelsService).pack('rug');
    await eventually(() => expect(seen).toHaveLength(1));
    expect(left).toEqual([]);
  });

  it('end a socket that sends without end, before it keeps others waiting', async () => {
    const socket = await live.connected(0, 'customer-token');
    const ended = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    let answers = 0;
    for (let message = 0; message < 1_000; message++) {
      socket.emit('subscribe', { channel: 'consultations' }, () => {
        answers += 1;
      });
    }
    await ended;
    expect(answers).toBeLessThanOrEqual(100);
  });

  it('say what may be done with the answers to polling', async () => {
    const answer = await fetch(`${live.url(0)}/socket.io/?EIO=4&transport=polling`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('let in only a live session: by token from anywhere, by cookie from our own pages', async () => {
    const cookie = 'session=admin-token';
    expect(await refusal(live.connect(0, {}))).toBe(sentenceOf('unauthenticated'));
    expect(await refusal(live.connect(0, { token: 'stale' }))).toBe(sentenceOf('unauthenticated'));
    expect(await refusal(live.connect(0, { headers: { cookie } }))).toBe(sentenceOf('origin'));
    expect(await refusal(live.connect(0, { headers: { cookie, origin: 'https://evil.example' } }))).toBe(
      sentenceOf('origin'),
    );
    const socket = live.connect(0, { headers: { cookie, origin: live.config.publicOrigin } });
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  });

  it('end every socket of a session at once when it ends, on every process', async () => {
    const [here, there, other] = [
      await live.connected(0, 'admin-token'),
      await live.connected(1, 'admin-token'),
      await live.connected(1, 'customer-token'),
    ];
    const gone = Promise.all(
      [here, there].map((socket) => once(socket as unknown as NodeJS.EventEmitter, 'disconnect')),
    );
    await live
      .service(0, MikroORM)
      .em.fork()
      .transactional((em) => {
        recordEvent(em as Parameters<typeof recordEvent>[0], 'session.ended', live.adminSession, {
          user_id: live.admin.id,
          reason: 'signed_out',
        });
        return Promise.resolve();
      });
    expect(await gone).toEqual([
      ['io server disconnect', undefined],
      ['io server disconnect', undefined],
    ]);
    expect(other.connected).toBe(true);
  });

  it('end a socket whose session is over when it tries to join', async () => {
    const socket = await live.connected(0, 'customer-token');
    live.service(0, KnownSessions).live.delete('customer-token');
    const gone = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    await join(socket, { channel: 'deals' }).catch(() => undefined);
    await gone;
  });
});
