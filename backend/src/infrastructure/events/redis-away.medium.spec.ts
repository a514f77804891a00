import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { eventually } from '../../../test/support/jobs/eventually.js';
import { Gate } from '../../../test/support/gate.fixture.js';
import { ParcelsModule, ParcelsService } from '../../../test/support/parcels.fixture.js';
import { redisUrl } from '../../../test/support/server-url.js';
import { Jobs } from '../queue/jobs.js';

describe('While Redis is away', () => {
  const gate = new Gate(new URL(redisUrl()));
  let context: TestContext;
  let parcels: ParcelsService;

  beforeAll(async () => {
    await gate.open();
    context = await createTestContext('worker', { REDIS_URL: gate.url }, [ParcelsModule]);
    parcels = context.db.service(ParcelsService);
    await parcels.setUp();
  });

  afterAll(async () => {
    await gate.open();
    await context.close();
    await gate.shut();
  });

  const delivered = async (): Promise<number> => (await context.db.rows('select 1 from deliveries')).length;

  it('work is accepted and waits in the database; when Redis is back, everything owed is done once', async () => {
    await parcels.pack('before');
    await eventually(async () => expect(await delivered()).toBe(2));

    await gate.shut();
    await parcels.pack('while 1', 'while 2');
    await expect(context.db.service(Jobs).enqueue('mail', 'any', 'any-x', {})).rejects.toThrow('Redis');
    await eventually(async () =>
      expect(await context.db.rows('select 1 from domain_events where seq is not null')).toHaveLength(3),
    );
    expect(await delivered()).toBe(2);

    await gate.open();
    await parcels.pack('after');
    await eventually(async () => expect(await delivered()).toBe(8), 20_000);
    expect(await context.db.rows('select 1 from effects')).toHaveLength(8);
  });
});
