import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, WebhookDeliveryView } from '@portal/contracts';
import { aSession } from '../../factories/session.factory.js';
import { aWorkflow } from '../../factories/workflow.factory.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';
import { runWorkflows } from '../../support/jobs/run-workflows.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast({ env: { PRIVATE_WEBHOOKS: 'on' } });
const connect = listeners();
let answers: number[];
const receiver = createServer((_, response) => response.writeHead(answers.shift() ?? 200).end('Thanks'));

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));
afterAll(() => receiver.close());

it('each try of a webhook is shown at once on open screens, without what was sent and answered', async () => {
  answers = [302];
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const { workflow } = await app.db.given(
    aWorkflow({
      status: 'enabled',
      author: cast.admin,
      trigger: { type: 'manual', record: null },
      actions: [{ type: 'call_webhook', url, body: '{"n": 1}' }],
    }),
  );
  const { token } = await app.db.given(aSession(cast.admin));
  const { heard, join } = await connect(app.url, token);
  await join('workflows');
  const shown = () =>
    heard
      .flatMap(({ items }) => items)
      .filter(({ table }) => table === 'webhook_deliveries')
      .map(({ record }) => record);
  const newest = async (): Promise<string | undefined> => {
    const { body } = await app.http.get('/api/v1/workflows/deliveries').set(as.admin).expect(200);
    return (body as Page<WebhookDeliveryView>).data[0]?.id;
  };

  await app.http.post(`/api/v1/workflows/triggers/${workflow.id}/run`).set(as.admin).send({}).expect(201);
  await runWorkflows(app.app);
  const failed = { id: await newest(), trigger_id: workflow.id, status: 'failed' };
  await eventually(() => expect(shown()).toEqual([failed]));
  await app.http.post(`/api/v1/workflows/deliveries/${failed.id}/redeliver`).set(as.admin).expect(201);
  await runWorkflows(app.app);
  const delivered = { id: await newest(), trigger_id: workflow.id, status: 'delivered' };
  await eventually(() => expect(shown()).toEqual([failed, delivered]));
});
