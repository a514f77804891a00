import { randomBytes } from 'node:crypto';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { Webhook } from 'standardwebhooks';
import { Config } from '../../../src/infrastructure/config/config.js';
import { RateLimits } from '../../../src/infrastructure/http/limits/rate-limits.js';
import { workflowSecret } from '../../../src/modules/workflows/webhooks/workflow-secrets.js';
import { aWorkflow } from '../../factories/workflow.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

const enabled = async (workflow: Parameters<typeof aWorkflow>[0]): Promise<string> =>
  (await app.db.given(aWorkflow({ status: 'enabled', author: cast.admin, ...workflow }))).workflow.id;

const call = (method: 'post' | 'put', path: string) => app.http[method](`/api/v1/${path}`).set(as.admin);

const runsOf = (id: string) =>
  app.db.rows<{ status: string; payload: object }>(
    'select status, payload from workflow_runs where trigger_id = ? order by created_at, id',
    [id],
  );

describe('a workflow that an incoming webhook starts', () => {
  const hook = (id: string, body: object, headers: Record<string, string>) =>
    app.http
      .post(`/api/v1/hooks/${id}`)
      .set({ 'content-type': 'application/json', ...headers })
      .send(JSON.stringify(body));

  function signed(id: string, body: object, { at = currentInstant(), key = 'msg_1', version = 1 } = {}) {
    const secret = workflowSecret(app.app.get(Config).appSecret, 'incoming', id, version);
    return {
      'webhook-id': key,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(key, at, JSON.stringify(body)),
    };
  }

  it('refuses an id that is too long for the list of those that came, and takes the longest', async () => {
    const id = await enabled({ trigger: { type: 'webhook' } });
    const long = randomBytes(4_500).toString('base64url'); // can't be compressed
    const refused = await hook(id, {}, signed(id, {}, { key: long.slice(0, 256) })).expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid', details: [{ path: 'webhook-id' }] });
    await hook(id, {}, signed(id, {}, { key: long })).expect(400);
    await hook(id, {}, signed(id, {}, { key: long.slice(0, 255) })).expect(202);
    expect(await runsOf(id)).toHaveLength(1);
  });

  it('refuses what is no id of a record, where its workflow is about one', async () => {
    const about = await enabled({ trigger: { type: 'webhook', record: 'ticket' } });
    const body = { record_id: 'zzz' };
    const refused = await hook(about, body, signed(about, body)).expect(400);
    expect(refused.body).toMatchObject({ details: [{ path: 'record_id', message: 'Must be an id' }] });
    expect(await runsOf(about)).toEqual([]);
    const free = await enabled({ trigger: { type: 'webhook' } });
    await hook(free, body, signed(free, body)).expect(202);
  });

  it('takes a signed one once, with its body as the event', async () => {
    const id = await enabled({
      trigger: { type: 'webhook' },
      conditions: { match: 'all', conditions: [{ field: 'event.status', operator: 'is', value: 'down' }] },
    });
    const body = { status: 'down' };
    const first = await hook(id, body, signed(id, body)).expect(202);
    expect(first.body).toMatchObject({ data: { run_id: expect.any(String) as string } });
    expect((await hook(id, body, signed(id, body)).expect(202)).body).toEqual({ data: { run_id: null } });
    expect(await runsOf(id)).toMatchObject([{ status: 'queued', payload: body }]);
  });

  it('refuses a wrong signature, another body, an old time and a replaced secret, and starts nothing', async () => {
    const id = await enabled({ trigger: { type: 'webhook' } });
    const body = { status: 'down' };
    const right = signed(id, body);
    const refusals: [string, Record<string, string>, object?][] = [
      ['workflow_hook.unverified', {}],
      ['workflow_hook.unverified', { ...right, 'webhook-signature': 'v1,AAAA' }],
      ['workflow_hook.unverified', right, { status: 'up' }],
      ['workflow_hook.unverified', signed(id, body, { version: 2 })],
      ['workflow_hook.stale', signed(id, body, { at: fromNow({ minutes: -6 }) })],
      ['workflow_hook.stale', signed(id, body, { at: fromNow({ minutes: 6 }) })],
    ];
    for (const [code, headers, other] of refusals)
      expect((await hook(id, other ?? body, headers).expect(401)).body).toMatchObject({ code });
    await call('post', `workflows/triggers/${id}/secrets`).expect(201);
    await hook(id, body, right).expect(401);
    await hook(id, body, signed(id, body, { version: 2 })).expect(202);
    expect(await runsOf(id)).toHaveLength(1);
    await call('put', `workflows/triggers/${id}`).send({ status: 'disabled' }).expect(200);
    await hook(id, body, signed(id, body, { version: 2, key: 'msg_2' })).expect(404);
  });

  it('starts one run for twenty of one id at once, and answers each with 202', async () => {
    const id = await enabled({ trigger: { type: 'webhook' } });
    const body = { status: 'down' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => hook(id, body, signed(id, body))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 202));
    expect(await runsOf(id)).toHaveLength(1);
  });

  it('counts what is not proven for its network, and leaves a proven one its allowance', async () => {
    const id = await enabled({ trigger: { type: 'webhook' } });
    const body = { status: 'down' };
    const limits = app.app.get(RateLimits);
    const failures = { name: 'workflow-hook-failures', key: '127.0.0.1', points: 60, perSeconds: 60 };
    await limits.take((await limits.remaining(failures.name, failures.key, 60, 60)) - 2, failures);
    await hook(id, body, {}).expect(401);
    await hook('01986c4e-7d7c-7000-8000-000000000001', body, {}).expect(404);
    expect((await hook(id, body, {}).expect(429)).headers['retry-after']).toBeDefined();
    await hook(id, body, signed(id, body)).expect(202);
    expect(await limits.remaining('workflow-hook', id, 60, 60)).toBe(59);
    await limits.take(58, { ...failures, name: 'workflow-hook', key: id });
    await hook(id, body, signed(id, body, { key: 'msg_2' })).expect(202);
    await hook(id, body, signed(id, body, { key: 'msg_3' })).expect(429);
  });

  it('takes nothing of the allowance for repeats, one after the other or at once, which have a limit of their own', async () => {
    const id = await enabled({ trigger: { type: 'webhook' } });
    const body = { status: 'down' };
    const limits = app.app.get(RateLimits);
    await Promise.all(Array.from({ length: 3 }, () => hook(id, body, signed(id, body)).expect(202)));
    await hook(id, body, signed(id, body)).expect(202);
    expect(await limits.remaining('workflow-hook', id, 60, 60)).toBe(59);
    await limits.take(59, { name: 'workflow-hook', key: id, points: 60, perSeconds: 60 });
    await hook(id, body, signed(id, body)).expect(202);
    await hook(id, body, signed(id, body, { key: 'msg_2' })).expect(429);
    // four repeats until here
    await limits.take(595, { name: 'workflow-hook-repeats', key: id, points: 600, perSeconds: 60 });
    await hook(id, body, signed(id, body)).expect(202);
    expect((await hook(id, body, signed(id, body)).expect(429)).headers['retry-after']).toBeDefined();
    expect(await runsOf(id)).toHaveLength(1);
  });

  it('refuses JSON that no database keeps, or that is nested too deep, as a mistake of the sender', async () => {
    const id = await enabled({ trigger: { type: 'webhook' } });
    const deep = (levels: number): object => (levels === 1 ? {} : { a: deep(levels - 1) });
    for (const body of [{ a: ['\u0000'] }, { '\ud800': 1 }, deep(21)])
      await hook(id, body, signed(id, body)).expect(400);
    const kept = deep(20);
    await hook(id, kept, signed(id, kept)).expect(202);
    const manual = await enabled({ trigger: { type: 'manual', record: null } });
    await call('post', `workflows/triggers/${manual}/run`)
      .send({ payload: { a: '\udc00' } })
      .expect(400);
  });
});
