import { setImmediate } from 'node:timers/promises';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { kysely } from '../../../src/infrastructure/database/read-kit.js';
import type { OperationMetadata } from '../../../src/infrastructure/http/operation.js';
import { runInContext } from '../../../src/infrastructure/http/request-context.js';
import type { ListSource } from '../../../src/infrastructure/list-files/list-file.js';
import { ListFiles, sentWithin } from '../../../src/infrastructure/list-files/list-files.service.js';
import { actorOf } from '../../factories/cast.factory.js';
import { contextWithCast } from '../../support/with-cast.js';

const { context, cast } = contextWithCast();

const ROWS = 50_000;
const operation = {
  isList: true,
  view: z.object({ number: z.number(), text: z.string() }),
} as unknown as OperationMetadata;
const page = { data: [], pagination: { page: 1, limit: 20, total: 0, has_more: false } };

/** A list of many numbers as a file; `onRow` is called for each row that is read. */
function open(onRow: () => void, by: keyof typeof cast = 'admin') {
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const numbers = sql<{ number: number; text: string }>`(
    select number, repeat('x', 100) as text from generate_series(1, ${sql.lit(ROWS)}) as number)`.as('numbers');
  const toView = (row: object) => {
    onRow();
    return row;
  };
  const source = { query: kysely(em).selectFrom(numbers).select(['number', 'text']), toView } as unknown as ListSource;
  const reply = { header: () => reply } as unknown as FastifyReply;
  const request = { query: {}, routeOptions: { url: '/api/v1/numbers' } } as unknown as FastifyRequest;
  const caller = { requestId: 'numbers', actor: actorOf(cast[by]), ip: null, userAgent: null };
  const file = { format: 'csv', columns: undefined, source } as const;
  return runInContext(caller, () =>
    context.app.get(ListFiles, { strict: false }).answer(operation, file, page, { request, reply }),
  );
}

describe('the file of a long list (decisions 7.42)', () => {
  it('is read as it is sent: few rows are ahead of a slow reader, and one that goes away ends the query', async () => {
    let read = 0;
    for await (const chunk of await open(() => (read += 1))) {
      expect(chunk).toBeDefined();
      for (let turn = 0; turn < 200; turn += 1) await setImmediate();
      break; // the reader goes away
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(ROWS / 10);
    // a user has one file at a time: the next begins when the first has ended
    let bytes = 0;
    for await (const chunk of await open(() => undefined)) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(ROWS * 100);
  });

  it('of a customer waits for another customer’s, an admin’s doesn’t', async () => {
    const slow = await open(() => undefined, 'customer');
    let begun = false;
    const waiting = open(() => undefined, 'stranger').then((file) => {
      begun = true;
      return file;
    });
    for await (const chunk of await open(() => undefined)) expect(chunk).toBeDefined();
    expect(begun).toBe(false);
    slow.destroy();
    (await waiting).destroy();
  });

  it('has as long to be sent as its rows take by a slow line', () => {
    expect([sentWithin(0), sentWithin(100_000)]).toEqual([60_000, 560_000]);
  });
});
