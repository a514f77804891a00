import { currentInstant } from '@portal/testing/clock';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';

/** How long a busy machine may take between two questions. */
const SOON = 20_000;

describe('The clock of the tests', () => {
  let context: TestContext;

  beforeAll(async () => {
    context = await createTestContext();
  });
  afterAll(() => context.close());

  const apartFrom = (instant = ''): number => Math.abs(currentInstant().getTime() - Date.parse(instant));

  it('shows the database the same time as the process, and goes on in both', async () => {
    for (const clock of ['now()', 'clock_timestamp()', 'statement_timestamp()', 'transaction_timestamp()']) {
      const [row] = await context.db.rows<{ at: string }>(`select ${clock} as at`);
      expect({ clock, isSame: apartFrom(row?.at) < SOON }).toEqual({ clock, isSame: true });
    }
    const ticks = await context.db.rows<{ passed: boolean }>(`select clock_timestamp() > now() as passed`);
    expect(ticks).toEqual([{ passed: true }]);
  });

  it('is what columns begin with', async () => {
    const [row] = await context.db.rows<{ created_at: string }>(
      `insert into anonymous_mails (address_hash) values ('clock') returning created_at`,
    );
    expect(apartFrom(row?.created_at)).toBeLessThan(SOON);
  });
});
