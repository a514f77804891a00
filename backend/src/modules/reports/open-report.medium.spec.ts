import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { columnOf, type ReadableReport } from './definitions/report-definition.js';
import { openReport, previewOf } from './open-report.js';

const { context, cast } = contextWithCast();

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
/** A report whose statement takes so long to give its one row. */
const sleeping = (seconds: number): ReadableReport => ({
  columns: () => [columnOf('slept', { label: 'Slept', sentence: 'How long it slept', unit: 'text' })],
  query: () => sql`select ${String(seconds)}::text as slept from pg_sleep(${seconds}::float8)`,
});
const reading = (seconds: number) => ({ definition: sleeping(seconds), reader: actorOf(cast.admin), params: {} });

describe('a report whose figures take too long (decisions, section 6)', () => {
  it('ends after its seconds, with a sentence that says what to do', async () => {
    const opened = openReport(em(), { ...reading(60), seconds: 1 }, () => Promise.resolve('read'));
    await expect(opened).rejects.toMatchObject({
      code: 'report.too_slow',
      message: expect.stringMatching(/^These figures take longer than 1 seconds to read\. Choose /) as string,
    });
  });

  it('does not touch one that is read in time, nor a failure of another kind', async () => {
    expect(await previewOf(em(), reading(0))).toMatchObject({ row_count: 1, rows: [{ slept: '0' }] });
    const broken = { ...reading(0), definition: { ...sleeping(0), query: () => sql`select 1 / 0 as slept` } };
    await expect(previewOf(em(), broken)).rejects.toThrow(/division by zero/);
  });
});
