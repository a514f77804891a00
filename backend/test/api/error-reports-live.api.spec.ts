import { once } from 'node:events';
import { sentenceOf, type ChangesMessage, type ErrorGroupView, type SubscribeAck } from '@portal/contracts';
import { io, type Socket } from 'socket.io-client';
import { aCast, type Cast } from '../factories/cast.factory.js';
import { aSession } from '../factories/session.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { eventually } from '../support/eventually.js';

let test: TestApp;
let cast: Cast;
const sockets: Socket[] = [];

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await test.close();
});

async function listening(person: 'admin' | 'customer') {
  const { bearer, token } = await test.db.given(aSession(cast[person]));
  const socket = io(`${test.url}/realtime`, { transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  const heard: ChangesMessage[] = [];
  socket.on('changes', (message: ChangesMessage) => heard.push(message));
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  const joined = (await socket.timeout(5_000).emitWithAck('subscribe', { channel: 'error_reports' })) as SubscribeAck;
  return { bearer, joined, heard, last: () => heard.flatMap(({ items }) => items).at(-1) };
}

const report = () =>
  test.http
    .post('/api/v1/error-reports')
    .send({
      timestamp: '2026-03-31T14:05:00.000Z',
      userAgent: 'Mozilla/5.0',
      url: 'https://portal.example/dashboard',
      errors: [
        {
          id: 'error-1',
          timestamp: '2026-03-31T14:04:58.000Z',
          route: '/dashboard',
          userAgent: 'Mozilla/5.0',
          type: 'javascript',
          message: 'x is undefined',
          severity: 'high',
          resolved: false,
        },
      ],
      systemInfo: { platform: 'Linux', language: 'en-US', cookieEnabled: true, onLine: true },
    })
    .expect(201);

it('shows admins each mistake as it is reported, counted and settled; customers may not listen (decisions 8, 9)', async () => {
  const [admin, customer] = [await listening('admin'), await listening('customer')];
  expect(admin.joined).toMatchObject({ ok: true });
  expect(customer.joined).toEqual({ ok: false, error: sentenceOf('not_found') });
  const shows = (event: string, record: Partial<ErrorGroupView>) =>
    eventually(() => expect(admin.last()).toMatchObject({ event, table: 'error_groups', record }));

  await report();
  await shows('INSERT', { message: 'x is undefined', count: 1, status: 'unresolved' });
  await test.http
    .put(`/api/v1/error-reports/${admin.last()?.record.id ?? ''}`)
    .set('authorization', admin.bearer)
    .send({ status: 'resolved' })
    .expect(200);
  await shows('UPDATE', { count: 1, status: 'resolved' });
  await report();
  await shows('UPDATE', { count: 2, status: 'unresolved' });
  expect(customer.heard).toEqual([]);
});
