import { randomUUID } from 'node:crypto';
import { freePort } from '@portal/tools/ports';
import { eventually } from './support/eventually.js';
import { TestCluster } from './support/test-cluster.js';
import { nginxProgram, Proxy } from './support/proxy.js';

const CLIENTS = 8;

/** Calls that run continuously while the processes that answer them are restarted. */
class Traffic {
  readonly requestedBy: string[] = [];
  readonly failures: string[] = [];
  answered = 0;
  private over = false;
  private readonly clients: Promise<void>[];

  constructor(private readonly url: string) {
    this.clients = Array.from({ length: CLIENTS }, () => this.goOn());
  }

  /** Waits until so many more calls were answered, so that what happens next happens to a busy cluster. */
  more(calls: number): Promise<void> {
    const enough = this.answered + calls;
    return eventually(() => expect(this.answered).toBeGreaterThan(enough));
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.clients);
  }

  private async goOn(): Promise<void> {
    while (!this.over) {
      await this.requestConsultation();
      await this.call('/');
      await this.call('/api/v1/me', {}, 401);
    }
  }

  private async requestConsultation(): Promise<void> {
    const email = `${randomUUID()}@visitors.example`;
    const body = JSON.stringify({ name: 'Vera Visitor', email, phone: '252-555-0100', needs: 'Our network is slow.' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    this.requestedBy.push(email);
    await this.call('/api/v1/public-consultation', { method: 'POST', headers, body }, 201);
  }

  private async call(path: string, request: RequestInit = {}, expected = 200): Promise<void> {
    try {
      const answer = await fetch(`${this.url}${path}`, request);
      await answer.text();
      if (answer.status !== expected) this.failures.push(`${path} ${answer.status}`);
    } catch (error) {
      this.failures.push(`${path} ${String(error)}`);
    }
    this.answered += 1;
  }
}

describe('Apis behind the proxy are restarted one after the other', () => {
  if (nginxProgram === undefined) {
    it.skip('every call is answered (skipped: nginx isn’t on this machine)', () => undefined);
    return;
  }
  const program = nginxProgram;
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await TestCluster.build();
  });

  afterAll(() => cluster.close());

  it('every call is answered, and what was asked for with an Idempotency-Key happened once', async () => {
    const ports = [await freePort(), await freePort()];
    const apis = await Promise.all(ports.map((port) => cluster.start('api', { PORT: String(port) })));
    const proxy = await Proxy.open(program, ports);
    const traffic = new Traffic(proxy.url);
    for (const [index, api] of apis.entries()) {
      await traffic.more(100);
      expect(await api.stop()).toBe(0);
      await cluster.start('api', { PORT: String(ports[index]) });
    }
    await traffic.more(100);
    await traffic.end();
    await proxy.close();
    expect(traffic.failures).toEqual([]);
    const stored = await cluster.rows<{ email: string }>('select email from consultation_requests');
    expect(stored.map(({ email }) => email).sort()).toEqual(traffic.requestedBy.sort());
  });

  it('an api that is killed costs no call either', async () => {
    const ports = [await freePort(), await freePort()];
    const [first] = await Promise.all(ports.map((port) => cluster.start('api', { PORT: String(port) })));
    const proxy = await Proxy.open(program, ports);
    const traffic = new Traffic(proxy.url);
    await traffic.more(100);
    await first?.kill();
    await traffic.more(100);
    await traffic.end();
    await proxy.close();
    expect(traffic.failures).toEqual([]);
    for (const email of traffic.requestedBy)
      expect(await cluster.rows('select 1 from consultation_requests where email = $1', [email])).toHaveLength(1);
  });
});
