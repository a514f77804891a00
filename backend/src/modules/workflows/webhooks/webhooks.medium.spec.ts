import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { aCast, type Cast } from '../../../../test/factories/cast.factory.js';
import { aTicket } from '../../../../test/factories/ticket.factory.js';
import { aWorkflow } from '../../../../test/factories/workflow.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { movedClock, type MovedClock } from '../../../../test/support/database/moved-clock.js';
import { runWorkflows } from '../../../../test/support/jobs/run-workflows.js';
import { Config } from '../../../infrastructure/config/config.js';
import { WorkflowRunsService } from '../runs/workflow-runs.service.js';
import { postWebhook } from './webhook-client.js';
import { workflowSecret } from './workflow-secrets.js';

let context: TestContext;
let cast: Cast;
let clock: MovedClock;
let receiver: Server;
let base: string;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answers: number[] = [];

beforeAll(async () => {
  context = await createTestContext('cli', { PRIVATE_WEBHOOKS: 'on' });
  cast = await context.db.given(aCast());
  clock = await movedClock(context);
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? 200, { location: `${base}/elsewhere` });
      response.end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.close();
  await context.close();
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});

/** Starts a workflow that calls the receiver, on a ticket. */
async function call(): Promise<string> {
  const { workflow } = await context.db.given(
    aWorkflow({
      status: 'enabled',
      author: cast.admin,
      trigger: { type: 'manual', record: 'ticket' },
      actions: [{ type: 'call_webhook', url: `${base}/hook` }],
    }),
  );
  const { ticket } = await context.db.given(aTicket({ requester: cast.customer }));
  await context.db.asSystem(() =>
    context.db.service(WorkflowRunsService).start({ kind: 'system', id: null }, workflow.id, { record_id: ticket.id }),
  );
  await runWorkflows(context.app);
  return workflow.id;
}

const outcome = async (id: string) =>
  (
    await context.db.rows<{ run: string; status: string; tries: number; error: string | null; kept: number | null }>(
      `select r.status as run, d.status, d.tries, d.error, length(d.response_body) as kept
       from webhook_deliveries as d join workflow_runs as r on r.id = d.run_id where d.trigger_id = ?`,
      [id],
    )
  )[0];

describe('a webhook that a workflow calls', () => {
  it('is signed by Standard Webhooks, and at most 64 KB of the answer are kept', async () => {
    const id = await call();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const secret = workflowSecret(context.app.get(Config).appSecret, 'outgoing', id, 1);
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      data: { record: { requester_id: cast.customer.id } },
    });
    expect(await outcome(id)).toMatchObject({ run: 'succeeded', status: 'delivered', tries: 1, kept: 65_536 });
  });

  it('is tried three times with the same id, then its run fails with the sentence', async () => {
    answers = [500, 500, 500];
    const id = await call();
    for (let tries = 1; tries < 3; tries++) {
      await clock.forward(1);
      await runWorkflows(context.app);
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received).toHaveLength(3);
    expect(await outcome(id)).toMatchObject({ run: 'failed', status: 'failed', tries: 3 });
    expect(await outcome(id)).toMatchObject({ error: 'The address answered with status 500' });
  });

  it('follows no redirect', async () => {
    answers = [302];
    const id = await call();
    expect(received).toHaveLength(1);
    expect(await outcome(id)).toMatchObject({
      run: 'failed',
      error: 'The address answered with a redirect (302), which is not followed',
    });
  });

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::127.0.0.1]',
    'http://169.254.169.254',
    'http://10.0.0.1',
  ])('does not reach %s, by number or by name', async (host) => {
    const { port } = receiver.address() as AddressInfo;
    const posted = postWebhook({ url: `${host}:${port}/`, body: '{}', headers: {}, allowPrivate: false });
    await expect(posted).rejects.toMatchObject({ code: 'webhook.refused_address' });
    expect(received).toEqual([]);
  });
});
