import type { AddressInfo } from 'node:net';
import type { EntityManager } from '@mikro-orm/core';
import { fastify } from 'fastify';
import type { Logger } from '../logging/logger.js';
import type { Telemetry } from '../telemetry/telemetry.js';
import { addRequestHooks } from './request-hooks.js';

const SIGNATURE = 'Vb8mFvY0qkPz3nTtqU5mX2aW9yKcLr7dEoHs1iGjN4A';

describe('the line and the measurement of a call', () => {
  const written: unknown[] = [];
  const take = (...said: unknown[]): void => void written.push(...said);
  const server = fastify();
  beforeAll(async () => {
    addRequestHooks(server, {
      em: {} as EntityManager,
      logger: { info: take, error: take, debug: take } as unknown as Logger,
      telemetry: { httpDuration: { observe: take } } as unknown as Telemetry,
      lifecycle: { isDraining: false },
      feedPosition: () => 0,
      headers: {},
    });
    server.get('/*', () => 'a page');
    server.post('/unsubscribe/:token', () => 'off');
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it.each(['GET', 'POST'])('have no signature of a link: %s', async (method) => {
    written.length = 0;
    const { port } = server.server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/unsubscribe/dana.billing.${SIGNATURE}?token=${SIGNATURE}`;
    await (await fetch(address, { method })).text();
    expect(JSON.stringify(written)).toContain('/unsubscribe/[secret]');
    expect(JSON.stringify(written)).not.toContain(SIGNATURE);
  });
});
