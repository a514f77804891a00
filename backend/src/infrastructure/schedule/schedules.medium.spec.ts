import { Injectable, Module } from '@nestjs/common';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { emptyQueues } from '../../../test/support/jobs/empty-queues.js';
import { eventually } from '../../../test/support/jobs/eventually.js';
import { Jobs } from '../queue/jobs.js';
import { Nightly } from './nightly.decorator.js';
import { SchedulesProcessor } from './schedules.processor.js';
import { Sweep } from './sweep.js';

@Injectable()
class Chores {
  swept = 0;

  @Nightly('test-nightly')
  sweep(): Promise<number> {
    this.swept += 1;
    return this.swept === 1 ? Promise.reject(new Error('The broom is away')) : Promise.resolve(7);
  }
}

@Injectable()
class Plants extends Sweep {
  readonly name = 'water-plant';
  readonly every = 200;
  dry = ['fern', 'rose', 'moss'];
  tries: string[] = [];

  findDue(): Promise<string[]> {
    return Promise.resolve([...this.dry]);
  }

  handle(_em: unknown, id: string): Promise<void> {
    this.tries.push(id);
    if (id === 'fern' && this.tries.filter((tried) => tried === 'fern').length < 3)
      return Promise.reject(new Error('The tap is shut'));
    this.dry = this.dry.filter((plant) => plant !== id);
    return Promise.resolve();
  }
}

@Module({ providers: [Chores, Plants] })
class ChoresModule {}

describe('What happens by the clock (architecture, schedules)', () => {
  let context: TestContext;

  beforeAll(async () => {
    context = await createTestContext('worker', {}, [ChoresModule]);
  });
  afterAll(() => context.close());

  const queue = () => context.db.service(Jobs).queue('schedules');
  const schedulers = () => queue().getJobSchedulers();

  it('is one job scheduler each, of however many workers; a row that is due is one job, repeated when it fails', async () => {
    const plants = context.db.service(Plants);
    await eventually(() => expect(plants.dry).toEqual([]));
    expect(plants.tries.filter((id) => id !== 'fern').sort()).toEqual(['moss', 'rose']);
    expect(plants.tries.filter((id) => id === 'fern')).toHaveLength(3);
    await context.db.service(SchedulesProcessor).register();
    const names = (await schedulers()).map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['bill-deal', 'end-hold', 'purge-companies', 'test-nightly']));
  });

  it('a row that became due anew gets another job', async () => {
    const plants = context.db.service(Plants);
    plants.dry = ['moss'];
    await eventually(() => expect(plants.dry).toEqual([]));
  });

  it('at night is at two in the morning in the business’s zone, and tried again when it fails', async () => {
    const scheduler = await queue().getJobScheduler('test-nightly');
    expect(scheduler).toMatchObject({ pattern: '0 2 * * *', tz: 'America/New_York' });
    const chores = context.db.service(Chores);
    const job = await queue().add('test-nightly', {}, { attempts: 2, backoff: { type: 'fixed', delay: 10 } });
    await eventually(async () => expect(await job.getState()).toBe('completed'));
    expect(chores.swept).toBe(2);
    expect((await queue().getJob(job.id ?? ''))?.returnvalue).toBe(7);
  });

  it('a night that no worker saw is made up for: a start leaves the job that is late as it is', async () => {
    const late = await queue().getJobScheduler('test-nightly');
    await context.db.service(SchedulesProcessor).register();
    expect(await queue().getJobScheduler('test-nightly')).toEqual(late);
  });

  it('goes on although Redis lost all its data, and forgets what no release knows any more', async () => {
    await queue().upsertJobScheduler('of-an-old-release', { every: 3_600_000 });
    await context.db.service(SchedulesProcessor).register();
    expect(await queue().getJobScheduler('of-an-old-release')).toBeUndefined();
    await emptyQueues(context.app);
    await eventually(async () => expect((await schedulers()).length).toBeGreaterThan(20));
  });
});
