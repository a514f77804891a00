import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { actorOf, aCast, type Cast } from '../../../../test/factories/cast.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { Config } from '../../../infrastructure/config/config.js';
import { Delivery } from '../delivery/delivery.js';
import { isPushEndpoint, sendPush } from './push-client.js';
import { PushDevicesService } from './push-devices.service.js';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: Server;
let origin: string;
/** Status of the next answers by path; 201 where none is left. */
const answers = new Map<string, number[]>();
let received: Received[] = [];
let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.get(path)?.shift() ?? 201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  context = await createTestContext('worker');
  cast = await context.db.given(aCast());
});
afterAll(async () => {
  await context.close();
  server.close();
});
beforeEach(async () => {
  received = [];
  await context.db.rows('delete from push_subscriptions returning 1');
});

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
const add = (path: string) =>
  context.db.as(actorOf(cast.customer), () =>
    context.db.service(PushDevicesService).create(actorOf(cast.customer), { endpoint: `${origin}${path}`, keys }),
  );
const tell = () =>
  context.app
    .get(MikroORM)
    .em.fork()
    .transactional((em) => {
      const data = { ticket_id: uuidv7() };
      const message = {
        template: 'ticket_status',
        category: 'tickets',
        title: 'Your ticket T-1: solved',
        body: 'Oven',
        link: '/customer/support/1',
        data,
      } as const;
      return context.db.service(Delivery).deliver(em, uuidv7(), [{ to: cast.customer, message }]);
    });
const pushes = () =>
  context.db.rows<{ status: string; reason: string | null }>(
    `select status, reason from notifications where channel = 'push' order by id`,
  );
const to = (path: string) => received.filter((one) => one.path === path);

/** What the browser reads (RFC 8188, RFC 8291). */
function decrypted(body: Buffer): unknown {
  const [salt, sender, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** The claims of the signed header, checked with the key that browsers subscribe with (RFC 8292). */
function claimsOf({ authorization = '' }: IncomingHttpHeaders): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(key).toBe(context.app.get(Config).push?.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

describe('web push (decisions 6.18)', () => {
  it('reaches every browser once, signed and encrypted, with title and link; one that is gone is forgotten', async () => {
    for (const path of ['/steady', '/gone', '/busy']) await add(path);
    answers.set('/gone', [410]).set('/busy', [503]);
    await tell();
    await eventually(async () => expect(await pushes()).toMatchObject([{ status: 'sent' }]), 20_000);
    expect([to('/steady').length, to('/gone').length, to('/busy').length]).toEqual([1, 1, 2]);
    const [sent] = to('/steady');
    if (!sent) throw new Error('Nothing came');
    expect(claimsOf(sent.headers)).toMatchObject({ aud: origin, sub: expect.stringMatching(/^mailto:/) });
    expect(sent.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(decrypted(sent.body)).toEqual({
      title: 'Your ticket T-1: solved',
      link: '/customer/support/1',
      tag: expect.stringContaining('tickets:ticket_id:'),
    });
    expect(await context.db.rows('select 1 from push_subscriptions')).toHaveLength(2);
  }, 30_000);

  it('is not shown of what was read meanwhile', async () => {
    await add('/late');
    answers.set('/late', [503]);
    await tell();
    await eventually(() => expect(to('/late')).toHaveLength(1));
    await context.db.rows(`update notifications set read_at = now() where channel = 'in_app' returning 1`);
    await eventually(async () => expect((await pushes()).at(-1)).toMatchObject({ status: 'suppressed' }), 20_000);
    expect(to('/late')).toHaveLength(1);
  }, 30_000);

  it('never reaches this machine or a private network outside of tests', async () => {
    const push = context.app.get(Config).push;
    if (!push) throw new Error('No key');
    const target = { endpoint: `${origin}/inward`, ...keys };
    const outcome = await sendPush({ ...push, allowsLoopback: false }, target, { title: 'x', link: '/', tag: 'x' });
    expect([outcome, received]).toEqual(['later', []]);
    for (const inward of [
      'https://10.0.0.1/',
      'https://[fe80::1]/',
      'http://push.example/',
      'https://localhost/',
      'https://a:b@push.example/',
      'https://printer.local/',
    ])
      expect([inward, isPushEndpoint(inward, { allowsLoopback: false })]).toEqual([inward, false]);
    expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc', { allowsLoopback: false })).toBe(true);
  });
});
