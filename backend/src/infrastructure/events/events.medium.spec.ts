import { ParcelsModule, ParcelsService } from '../../../test/support/parcels.fixture.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { eventually } from '../../../test/support/jobs/eventually.js';
import { Jobs } from '../queue/jobs.js';
import { EventSequencer } from './event-loops.js';
import { Relay } from './relay.js';

describe('Recorded events on a real database', () => {
  let context: TestContext;
  let parcels: ParcelsService;

  beforeAll(async () => {
    context = await createTestContext('cli', {}, [ParcelsModule]);
    parcels = context.db.service(ParcelsService);
    await parcels.setUp();
  });

  afterAll(() => context.close());

  it('are written with the row that they tell of, by whom and in which call', async () => {
    const [id] = await context.db.asSystem(() => parcels.pack('boots'));
    expect(await context.db.rows('select * from domain_events where entity_id = ?', [id])).toMatchObject([
      {
        name: 'company.created',
        entity_type: 'company',
        payload: { name: 'boots' },
        actor_kind: 'system',
        actor_id: null,
        request_id: 'test',
        seq: null,
      },
    ]);
  });

  it('are gone with the row when the transaction is rolled back', async () => {
    await expect(parcels.packInVain('hats')).rejects.toThrow('thought better of it');
    await expect(parcels.pack('')).rejects.toThrow();
    expect(await context.db.rows(`select 1 from domain_events where payload->>'name' in ('hats', '')`)).toHaveLength(0);
    expect(await context.db.rows(`select 1 from parcels where label = 'hats'`)).toHaveLength(0);
  });

  it('get feed positions after their commit, each one once, by however many processes', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => parcels.pack(`a${index}`, `b${index}`)));
    const sequencer = context.db.service(EventSequencer);
    await Promise.all([sequencer.sequence(), sequencer.sequence(), sequencer.sequence()]);
    const seqs = (await context.db.rows<{ seq: string }>('select seq from domain_events order by position')).map(
      ({ seq }) => Number(seq),
    );
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
  });

  it('are handed over by two relays at once as one job a listener', async () => {
    await parcels.pack(...Array.from({ length: 300 }, (_, index) => `crate ${index}`));
    await context.db.service(EventSequencer).sequence();
    const relay = context.db.service(Relay);
    const unrelayed = () => context.db.rows('select 1 from domain_events where relayed_at is null');
    // A relay that Redis kept waiting too long fails beside one that still works: what either left is leased again.
    await eventually(async () => {
      await Promise.all([relay.relay(), relay.relay()]);
      expect(await unrelayed()).toHaveLength(0);
    });
    const events = await context.db.rows('select 1 from domain_events');
    const counts = await context.db.service(Jobs).queue('events').getJobCounts('waiting');
    expect(counts['waiting']).toBe(2 * events.length);
  });
});
