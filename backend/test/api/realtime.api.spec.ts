import { once } from 'node:events';
import type { ChangesMessage, SubscribeAck } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';
import { aCast, type Cast } from '../factories/cast.factory.js';
import { aConsultation } from '../factories/consultation.factory.js';
import { aSession } from '../factories/session.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { eventually } from '../support/eventually.js';

describe('Live screens with real sessions (decisions, section 8)', () => {
  let test: TestApp;
  let cast: Cast;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    test = await createTestApp();
    cast = await test.db.given(aCast());
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  afterAll(() => test.close());

  const signedIn = async (person: keyof Cast) => {
    const { bearer, token } = await test.db.given(aSession(cast[person]));
    const socket = io(`${test.url}/realtime`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    sockets.push(socket);
    const heard: ChangesMessage[] = [];
    socket.on('changes', (message: ChangesMessage) => heard.push(message));
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    const joined = (await socket.timeout(5_000).emitWithAck('subscribe', { channel: 'consultations' })) as SubscribeAck;
    return { bearer, socket, heard, joined };
  };

  it('show admin and customer each their view of a request that an admin moves on, and a stranger nothing', async () => {
    const { consultation } = await test.db.given(aConsultation({ customer: cast.customer }));
    const [admin, customer, stranger] = [
      await signedIn('admin'),
      await signedIn('customer'),
      await signedIn('stranger'),
    ];
    await test.http
      .put(`/api/v1/consultation-requests/${consultation.id}`)
      .set('authorization', admin.bearer)
      .send({ status: 'in_progress', internal_notes: 'secret' })
      .expect(200);
    await eventually(() => {
      for (const { heard } of [admin, customer]) {
        const last = heard.flatMap(({ items }) => items).findLast(({ record }) => record.id === consultation.id);
        expect(last).toMatchObject({
          event: 'UPDATE',
          table: 'consultation_requests',
          record: { status: 'in_progress' },
        });
      }
    });
    expect(JSON.stringify(admin.heard)).toContain('secret');
    expect(JSON.stringify(customer.heard)).not.toContain('secret');
    expect(stranger.heard).toEqual([]);
  });

  it('end at once when the session is signed out', async () => {
    const { bearer, socket } = await signedIn('customer');
    const gone = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    await test.http.delete('/api/v1/auth/session').set('authorization', bearer).expect(200);
    expect((await gone)[0]).toBe('io server disconnect');
  });

  it('lists and details say which feed position they are good for', async () => {
    const { bearer, joined } = await signedIn('admin');
    const answer = await test.http.get('/api/v1/consultation-requests').set('authorization', bearer).expect(200);
    expect(joined.ok && Number(answer.headers['x-seq'])).toBeGreaterThanOrEqual(joined.ok ? joined.seq : Number.NaN);
  });
});
