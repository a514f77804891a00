import { ParcelsModule, ParcelsService, Weather } from '../../../test/support/parcels.fixture.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { emptyQueues } from '../../../test/support/jobs/empty-queues.js';
import { eventually } from '../../../test/support/jobs/eventually.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { Jobs } from '../queue/jobs.js';
import { ParkedJobs } from '../queue/parked-jobs.js';
import { listenerJob } from './relay.js';

describe('Listeners in a worker', () => {
  let context: TestContext;
  let parcels: ParcelsService;
  let weather: Weather;

  beforeAll(async () => {
    context = await createTestContext('worker', { DATABASE_POOL: '20' }, [ParcelsModule]);
    parcels = context.db.service(ParcelsService);
    weather = context.db.service(Weather);
    await parcels.setUp();
  });

  beforeEach(() => {
    weather.before = weather.after = () => undefined;
  });

  afterAll(() => context.close());

  const deliveries = async (label: string): Promise<string[]> =>
    (await context.db.rows<{ by: string }>('select by from deliveries where label = ? order by by', [label])).map(
      ({ by }) => by,
    );

  const eventOf = async (label: string): Promise<{ id: string; settled_at: string | null }> => {
    const [event] = await context.db.rows<{ id: string; settled_at: string | null }>(
      `select id, settled_at from domain_events where payload->>'name' = ?`,
      [label],
    );
    if (!event) throw new Error(`No event tells of ${label}`);
    return event;
  };

  it('each hear an event once, soon after its commit', async () => {
    await parcels.pack('tea');
    await eventually(async () => expect(await deliveries('tea')).toEqual(['road', 'sea']));
    const { id } = await eventOf('tea');
    expect(await context.db.rows('select listener from effects where event_id = ? order by listener', [id])).toEqual([
      { listener: 'Carrier.byRoad' },
      { listener: 'Carrier.bySea' },
    ]);
  });

  it('have no second effect when their job is repeated', async () => {
    await parcels.pack('salt');
    await eventually(async () => expect(await deliveries('salt')).toHaveLength(2));
    const { id } = await eventOf('salt');
    const queue = context.db.service(Jobs).queue('events');
    const repeats = await Promise.all(
      [1, 2, 3].map((repeat) =>
        queue.add('repeat', { event_id: id, listener: 'Carrier.byRoad' }, { jobId: `repeat-${repeat}-x` }),
      ),
    );
    await eventually(async () => {
      for (const job of repeats) expect(await job.getState()).toBe('completed');
    });
    expect(await deliveries('salt')).toEqual(['road', 'sea']);
  });

  it('try again after dying before their commit, and leave nothing behind from the first try', async () => {
    let tries = 0;
    weather.after = (label) => {
      if (label === 'silk' && ++tries === 1) throw new Error('storm');
    };
    await parcels.pack('silk');
    await eventually(async () => expect(await deliveries('silk')).toEqual(['road', 'sea']), 15_000);
    expect(tries).toBe(2);
  });

  it('do nothing again after dying between their commit and the end of the job', async () => {
    await parcels.pack('wool');
    await eventually(async () => expect(await deliveries('wool')).toHaveLength(2));
    const { id } = await eventOf('wool');
    const queue = context.db.service(Jobs).queue('events');
    const { id: jobId } = listenerJob(id, 'Carrier.bySea');
    await queue.remove(jobId); // as if its end had never reached Redis
    const job = await queue.add('Carrier.bySea', { event_id: id, listener: 'Carrier.bySea' }, { jobId });
    await eventually(async () => expect(await job.getState()).toBe('completed'));
    expect(await deliveries('wool')).toEqual(['road', 'sea']);
  });

  it('stay visible when they fail for good: on the board, in the figures and on the command line, which retries them', async () => {
    const queue = context.db.service(Jobs).queue('events');
    await parcels.pack('glass');
    const { id } = await eventOf('glass');
    const job = await queue.add('gone', { event_id: id, listener: 'Carrier.gone' }, { jobId: 'gone-x', attempts: 1 });
    await eventually(async () => expect(await job.getState()).toBe('failed'));
    expect((await queue.getFailed()).map(({ failedReason }) => failedReason)).toContain(
      'No listener is called Carrier.gone',
    );
    expect(await context.db.service(Telemetry).registry.metrics()).toContain('queue_parked_jobs{queue="events"} 1');
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const parked = context.db.service(ParkedJobs);
    await parked.list();
    await job.updateData({ event_id: id, listener: 'Carrier.byRoad' }); // as if a release had brought the listener
    await parked.retry();
    const said = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect(said).toContain('No listener is called Carrier.gone');
    expect(said).toContain('events: 1');
    await eventually(async () => expect(await job.getState()).toBe('completed'));
  });

  it('hear everything although Redis lost all its data', async () => {
    let open: () => void = () => undefined;
    const harbour = new Promise<void>((resolve) => (open = resolve));
    weather.before = (label) => (label.startsWith('ore') ? harbour : undefined);
    await parcels.pack(...Array.from({ length: 40 }, (_, index) => `ore ${index}`));
    await eventually(async () =>
      expect(
        await context.db.rows(`select 1 from deliveries where by = 'road' and label like 'ore%'`),
      ).not.toHaveLength(0),
    );
    await emptyQueues(context.app);
    open();
    await eventually(async () => {
      expect(await context.db.rows(`select 1 from deliveries where label like 'ore%'`)).toHaveLength(80);
    }, 25_000);
  });

  it('are done with an event once all had their effect', async () => {
    await eventually(async () => expect((await eventOf('tea')).settled_at).not.toBeNull(), 15_000);
  });
});
