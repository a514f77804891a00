import { Injectable, Module } from '@nestjs/common';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { Nightly } from './nightly.decorator.js';
import { NightlyRuns } from './nightly-runs.js';

@Injectable()
class Chores {
  swept = 0;
  washed = 0;
  broken = true;

  @Nightly('test-sweep')
  sweep(): Promise<number> {
    this.swept += 1;
    return this.broken ? Promise.reject(new Error('The broom is away')) : Promise.resolve(7);
  }

  @Nightly('test-wash')
  wash(): Promise<number> {
    this.washed += 1;
    return Promise.resolve(3);
  }
}

@Module({ providers: [Chores] })
class ChoresModule {}

describe('What is due once a night (architecture, schedules)', () => {
  let context: TestContext;

  beforeAll(async () => {
    context = await createTestContext('cli', {}, [ChoresModule]);
  });
  afterAll(() => context.close());

  const rows = () =>
    context.db.rows(
      `select job, finished_at is not null as finished, rows_purged from nightly_runs where job like 'test-%' order by job`,
    );
  const chores = () => context.db.service(Chores);
  const run = () => context.db.service(NightlyRuns).run();

  it('is done by one of many workers; what fails keeps nothing else from being done', async () => {
    await Promise.all([run(), run(), run()]);
    await run();
    expect([chores().swept, chores().washed]).toEqual([1, 1]);
    expect(await rows()).toEqual([
      { job: 'test-sweep', finished: false, rows_purged: null },
      { job: 'test-wash', finished: true, rows_purged: 3 },
    ]);
  });

  it('is tried again an hour after a failure or death, and in the next night', async () => {
    chores().broken = false;
    await context.db.rows(`update nightly_runs set started_at = now() - interval '61 minutes' returning 1`);
    await run();
    expect([chores().swept, chores().washed]).toEqual([2, 1]);
    expect(await rows()).toMatchObject([{ rows_purged: 7, finished: true }, { rows_purged: 3 }]);

    await context.db.rows(`update nightly_runs set night = night - 1 returning 1`);
    await run();
    expect([chores().swept, chores().washed]).toEqual([3, 2]);
  });
});
