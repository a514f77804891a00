import { once } from 'node:events';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChangesMessage, sentenceOf, type SubscribeAck } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { createInfrastructureApp } from '../../../test/support/create-infrastructure-app.js';
import { eventually } from '../../../test/support/eventually.js';
import { ParcelsService } from '../../../test/support/parcels.fixture.js';
import { aCustomer, anAdmin, KnownSessions } from '../../../test/support/sessions.fixture.js';
import { testConfig } from '../../../test/support/test-config.js';
import { type TestDatabase, testDatabase } from '../../../test/support/test-database.js';
import type { Config } from '../config/config.js';
import { recordEvent } from '../events/index.js';
import { Sockets } from './sockets.js';

const adminSession = uuidv7();
const admin = anAdmin(uuidv7(), adminSession);
const customer = aCustomer(uuidv7(), uuidv7());

describe('Live screens on two api processes (decisions, section 8)', () => {
  let database: TestDatabase;
  let config: Config;
  let processes: { app: NestFastifyApplication; url: string }[];
  const sockets: Socket[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    config = testConfig(database.url);
    processes = [await createInfrastructureApp(config), await createInfrastructureApp(config)];
    await service(0, ParcelsService).setUp();
  });

  beforeEach(() => {
    for (const { app } of processes) {
      app.get(KnownSessions, { strict: false }).live.set('admin-token', admin).set('customer-token', customer);
    }
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  afterAll(async () => {
    await Promise.all(processes.map(({ app }) => app.close()));
    await database.drop();
  });

  const service = <Service>(index: number, type: new (...args: never[]) => Service): Service => {
    const found = processes[index];
    if (!found) throw new Error(`There is no process ${index}`);
    return found.app.get(type, { strict: false });
  };

  const connect = (index: number, options: { token?: string; headers?: Record<string, string> }): Socket => {
    const socket = io(`${processes[index]?.url}/realtime`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: options.token ? { token: options.token } : {},
      extraHeaders: options.headers ?? {},
    });
    sockets.push(socket);
    return socket;
  };

  const connected = async (index: number, token: string): Promise<Socket> => {
    const socket = connect(index, { token });
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    return socket;
  };

  const refusal = async (socket: Socket): Promise<string> => {
    const [error] = (await once(socket as unknown as NodeJS.EventEmitter, 'connect_error')) as [Error];
    return error.message;
  };

  const join = (socket: Socket, message: unknown): Promise<SubscribeAck> =>
    socket.timeout(3_000).emitWithAck('subscribe', message) as Promise<SubscribeAck>;

  const heardBy = (socket: Socket): ChangesMessage[] => {
    const heard: ChangesMessage[] = [];
    socket.on('changes', (message: ChangesMessage) => heard.push(message));
    return heard;
  };

  it('show a change to the sockets of both processes, whichever made it', async () => {
    const [here, there] = [await connected(0, 'admin-token'), await connected(1, 'admin-token')];
    const [heardHere, heardThere] = [heardBy(here), heardBy(there)];
    expect(await join(here, { channel: 'deals' })).toEqual({ ok: true, seq: expect.any(Number) });
    expect(await join(there, { channel: 'deals' })).toMatchObject({ ok: true });
    const [id] = await service(0, ParcelsService).pack('lamp');
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
    const [watching, curious] = [await connected(0, 'admin-token'), await connected(0, 'customer-token')];
    const [seen, leaked] = [heardBy(watching), heardBy(curious)];
    await join(watching, { channel: 'deals' });
    expect(await join(curious, { channel: 'deals' })).toMatchObject({ ok: true });
    await service(1, ParcelsService).pack('vase');
    await eventually(() => expect(seen).toHaveLength(1));
    expect(leaked).toEqual([]);
  });

  it('refuse a channel that is unknown or not theirs, by answer only', async () => {
    const socket = await connected(0, 'customer-token');
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
    const socket = await connected(0, 'admin-token');
    const watching = await connected(0, 'admin-token');
    const [left, seen] = [heardBy(socket), heardBy(watching)];
    await join(socket, { channel: 'deals' });
    await join(watching, { channel: 'deals' });
    await socket.timeout(3_000).emitWithAck('unsubscribe', { channel: 'deals' });
    await service(0, ParcelsService).pack('rug');
    await eventually(() => expect(seen).toHaveLength(1));
    expect(left).toEqual([]);
  });

  it('end a socket that sends without end, before it keeps others waiting', async () => {
    const socket = await connected(0, 'customer-token');
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
    const answer = await fetch(`${processes[0]?.url}/socket.io/?EIO=4&transport=polling`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('give a client that was away what it missed, each record in its latest state', async () => {
    const watching = await connected(0, 'admin-token');
    const before = await join(watching, { channel: 'deals' });
    const seen = heardBy(watching);
    const ids = await service(1, ParcelsService).pack('clock', 'chair');
    await eventually(() => expect(seen.flatMap(({ items }) => items)).toHaveLength(2));
    const again = await connected(0, 'admin-token');
    const heard = heardBy(again);
    await join(again, { channel: 'deals', last_seq: before.ok ? before.seq : 0 });
    await eventually(() =>
      expect(heard).toMatchObject([
        { channel: 'deals', items: ids.map((id) => ({ event: 'INSERT', record: { id } })) },
      ]),
    );
  });

  it('give it from the database, where the process came later', async () => {
    const socket = await connected(0, 'admin-token');
    const before = await join(socket, { channel: 'deals' });
    const [id] = await service(0, ParcelsService).pack('late lamp');
    await eventually(async () => expect(await join(socket, { channel: 'deals' })).not.toEqual(before));
    const late = await createInfrastructureApp(config);
    late.app.get(KnownSessions, { strict: false }).live.set('admin-token', admin);
    const newcomer = io(`${late.url}/realtime`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: 'admin-token' },
    });
    await once(newcomer as unknown as NodeJS.EventEmitter, 'connect');
    const heard = heardBy(newcomer);
    await join(newcomer, { channel: 'deals', last_seq: before.ok ? before.seq : 0 });
    await eventually(() => expect(heard).toMatchObject([{ items: [{ record: { id, label: 'late lamp' } }] }]));
    newcomer.disconnect();
    await late.app.close();
  });

  it('tell a client that missed more than 500 events to fetch anew', async () => {
    const socket = await connected(0, 'admin-token');
    const before = await join(socket, { channel: 'deals' });
    await service(0, ParcelsService).pack(...Array.from({ length: 501 }, (_, number) => `box ${number}`));
    await eventually(async () => {
      const now = await join(socket, { channel: 'deals' });
      expect(now.ok && before.ok ? now.seq - before.seq : 0).toBeGreaterThanOrEqual(501);
    });
    const resync = once(socket as unknown as NodeJS.EventEmitter, 'resync');
    await join(socket, { channel: 'deals', last_seq: before.ok ? before.seq : 0 });
    expect(await resync).toEqual([{ channel: 'deals', seq: expect.any(Number) }]);
  });

  it('drop a client that stops reading, and serve the others', async () => {
    const [deaf, other] = [await connected(0, 'admin-token'), await connected(0, 'admin-token')];
    await join(deaf, { channel: 'deals' });
    await join(other, { channel: 'deals' });
    const heard = heardBy(other);
    const count = () => service(0, Sockets).count;
    const before = count();
    pauseReading(deaf);
    const bale = 'x'.repeat(400_000);
    for (let sent = 0; sent < 60 && count() === before; sent += 1) {
      const [id] = await service(0, ParcelsService).pack(`${sent} ${bale}`);
      await eventually(() => expect(heard.flatMap(({ items }) => items.map(({ record }) => record.id))).toContain(id));
    }
    await eventually(() => expect(count()).toBe(before - 1));
    expect(other.connected).toBe(true);
  }, 30_000);

  it('let in only a live session: by token from anywhere, by cookie from our own pages', async () => {
    const cookie = 'session=admin-token';
    expect(await refusal(connect(0, {}))).toBe(sentenceOf('unauthenticated'));
    expect(await refusal(connect(0, { token: 'stale' }))).toBe(sentenceOf('unauthenticated'));
    expect(await refusal(connect(0, { headers: { cookie } }))).toBe(sentenceOf('origin'));
    expect(await refusal(connect(0, { headers: { cookie, origin: 'https://evil.example' } }))).toBe(
      sentenceOf('origin'),
    );
    const socket = connect(0, { headers: { cookie, origin: config.publicOrigin } });
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  });

  it('end every socket of a session at once when it ends, on every process', async () => {
    const [here, there, other] = [
      await connected(0, 'admin-token'),
      await connected(1, 'admin-token'),
      await connected(1, 'customer-token'),
    ];
    const gone = Promise.all(
      [here, there].map((socket) => once(socket as unknown as NodeJS.EventEmitter, 'disconnect')),
    );
    await service(0, MikroORM)
      .em.fork()
      .transactional((em) => {
        recordEvent(em as Parameters<typeof recordEvent>[0], 'session.ended', adminSession, {
          user_id: admin.id,
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
    const socket = await connected(0, 'customer-token');
    service(0, KnownSessions).live.delete('customer-token');
    const gone = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    await join(socket, { channel: 'deals' }).catch(() => undefined);
    await gone;
  });
});

/** As a machine that fell asleep: the connection stays, nobody takes what arrives. */
function pauseReading(socket: Socket): void {
  const { ws } = socket.io.engine.transport as unknown as { ws: { _socket: { pause: () => void } } };
  ws._socket.pause();
}
