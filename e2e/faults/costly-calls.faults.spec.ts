import { setTimeout } from 'node:timers/promises';
import { percentile } from '../support/percentile.js';
import { heavyPdf, swellingPdf } from './support/heavy-pdf.js';
import { TestCluster } from './support/test-cluster.js';
import { type Person, personIn } from './support/person.js';
import type { ProductProcess } from './support/process.js';

/** What `npm start` and the image give an api, in megabytes. */
const HEAP = 384;
/**
 * Upper limit for another user's list meanwhile, in milliseconds, 95th percentile: ten times that of an idle machine.
 */
const PATIENCE = 3_000;
const AT_ONCE = 100;
/** Number of lists that are read while the costly calls run. */
const LISTS = 40;

interface Document {
  id: string;
  sha256: string;
}

/** The cost of a call is bounded: the process survives it and keeps answering other users (PDFs in threads). */
describe('calls that take much, many at once', () => {
  let cluster: TestCluster;
  let api: ProductProcess;
  let admin: Person;
  let customer: Person;
  let dealId: string;

  beforeAll(async () => {
    cluster = await TestCluster.build();
    const options = [process.env['NODE_OPTIONS'], `--max-old-space-size=${HEAP}`].filter(Boolean).join(' ');
    api = await cluster.start('api', { NODE_OPTIONS: options });
    admin = await personIn(cluster, 'admin');
    customer = await personIn(cluster, 'customer');
    const deal = { customer_id: customer.id, title: 'Cabling', deal_type: 'one_time', amount: 900 };
    dealId = (await admin.call<{ id: string }>(cluster.url, 'POST', 'deals/customer-deals', deal)).id;
    await admin.call(cluster.url, 'PUT', `deals/customer-deals/${dealId}`, { current_status: 'sent' });
  });

  afterAll(() => cluster.close());

  const send = (person: Person, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${cluster.url}/api/v1/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${person.token}`, ...(init.headers as Record<string, string> | undefined) },
    });

  function upload(file: Buffer): Promise<Response> {
    const body = new FormData();
    body.append('deal_id', dealId);
    body.append('kind', 'statement_of_work');
    body.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'work.pdf');
    return send(admin, 'deals/deal-documents', { method: 'POST', body });
  }

  const sign = ({ id, sha256 }: Document): Promise<Response> =>
    send(customer, `deals/deal-documents/${id}/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `sign-${id}` },
      body: JSON.stringify({ name: 'Pat Person', confirmed: true, agreed: true, sha256 }),
    });

  /** Retries as a client does that gets Retry-After. */
  async function patiently(call: () => Promise<Response>): Promise<Response> {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await setTimeout(Number(answer.headers.get('retry-after')) * 1_000);
    return patiently(call);
  }

  it('twenty are filed and signed at once, and the api answers on', async () => {
    const file = heavyPdf(19_000);
    const filed = await Promise.all(Array.from({ length: 20 }, () => patiently(() => upload(file))));
    expect(filed.map(({ status }) => status)).toEqual(filed.map(() => 201));
    const documents = await Promise.all(filed.map(async (one) => ((await one.json()) as { data: Document }).data));
    for (const { id } of documents)
      await admin.call(cluster.url, 'PUT', `deals/deal-documents/${id}`, { status: 'sent' });
    const signed = await Promise.all(documents.map((one) => patiently(() => sign(one))));
    expect(signed.map(({ status }) => status)).toEqual(signed.map(() => 200));
    expect(api.isRunning()).toBe(true);
  });

  it('one object too many is refused in a sentence; what eats a thread’s memory ends the thread only', async () => {
    const [tooMany, swelling] = [await upload(heavyPdf(20_001)), await upload(swellingPdf(5_000_000))];
    for (const [answer, message] of [
      [tooMany, /more than 20,000 objects/],
      [swelling, /too much memory|more than 20 seconds/], // whichever a busy machine reaches first
    ] as const) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'pdf.too_complex',
        details: [{ path: 'file', message: expect.stringMatching(message) as string }],
      });
    }
    expect(api.isRunning()).toBe(true);
    expect((await upload(heavyPdf(10))).status).toBe(201);
  });

  const file = heavyPdf(19_000);
  it.each<[string, (index: number) => Promise<Response>]>([
    [
      'PDFs',
      (index) =>
        index % 2 === 0
          ? upload(file)
          : send(admin, `billing/account/statement/pdf?customer_id=${customer.id}&from=2020-01-01&to=2099-12-31`),
    ],
    ['free times of 90 days', () => send(admin, 'availability?from=2026-11-01&to=2027-02-01')],
    [
      'the document of the API',
      () => fetch(`${cluster.url}/api/openapi.json`, { headers: { 'accept-encoding': 'gzip' } }),
    ],
    ['searches', () => send(admin, 'users?limit=100&search=a%20e%20i&sortBy=email&sortOrder=desc')],
  ])('while a hundred calls for %s run, another person’s list comes at once', async (name, call) => {
    const other = await personIn(cluster, 'admin');
    const times: number[] = [];
    const calls = Array.from({ length: AT_ONCE }, async (_, index) => {
      do {
        const { status, headers, body } = await call(index);
        await body?.cancel(); // the cost of reading it isn't measured
        expect([200, 201, 503]).toContain(status);
        expect(headers.has('retry-after')).toBe(status === 503);
      } while (times.length < LISTS);
    });
    while (times.length < LISTS) {
      const began = performance.now();
      expect((await send(other, 'deals/customer-deals')).status).toBe(200);
      times.push(performance.now() - began);
    }
    await Promise.all(calls);
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
    console.log(
      `${LISTS} lists while ${AT_ONCE} calls for ${name} ran: p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms`,
    );
    expect(p95).toBeLessThan(PATIENCE);
  });
});
