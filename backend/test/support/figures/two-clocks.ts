import fc from 'fast-check';
import type { User } from '../../../src/modules/users/index.js';
import { aUser } from '../../factories/user.factory.js';
import type { TestApp } from '../create-test-app.js';
import { keptConnections } from '../database/kept-connections.js';
import { clockAt } from '../database/moved-clock.js';
import { seed } from '../random-facts.js';
import { bearerOf } from '../sign-in.js';
import { appWithCast } from '../with-cast.js';
import { withCertain } from './certain-rows.js';
import { giveBusiness } from './give-business.js';
import { business } from './random-business.js';
import { keptRows, type Kept } from './raw-rows.js';

/** Where "today" and "this month" are easy, and where they are not. */
const clocks = [
  ['a winter weekday', '2026-01-14T10:20:00-05:00'],
  [
    'the last half hour of a month before the clocks go back, when it is the next one in UTC',
    '2026-10-31T23:20:00-04:00',
  ],
] as const;

/** Both roles; of a company with all flags a contact can have, of another, and one with nothing. */
const names = ['admin', 'customer', 'primary', 'coworker', 'billing', 'stranger', 'nobody'] as const;
export type Reader = (typeof names)[number];

/** What tests of figures run on. */
export interface Figures {
  app: TestApp;
  /** What is stored, read once for a clock. */
  kept: () => Kept;
  readers: () => Readonly<Record<Reader, User>>;
  headers: () => Readonly<Record<Reader, { authorization: string }>>;
}

/** The same tests at two clocks over random rows; the seed in the name makes them again. `test:all` draws more of them. */
export function businessAtTwoClocks(tests: (figures: Figures) => void): void {
  const rounds = process.env['TEST_ALL'] ? 5 : 1;
  for (const [when, instant] of clocks)
    for (let round = 0; round < rounds; round++)
      describe(`at ${when} (seed ${seed + round})`, () => {
        const { app, cast } = appWithCast();
        const readers = {} as Record<Reader, User>;
        const headers = {} as Record<Reader, { authorization: string }>;
        let kept: Kept | undefined;
        beforeAll(async () => {
          app.http.use((request: { agent(kept: typeof keptConnections): void }) => {
            request.agent(keptConnections);
          });
          await clockAt(app, instant);
          const { customer, primary, coworker, stranger, admin } = cast;
          const { user: billing } = await app.db.given(
            aUser({ company_id: customer.companyId, contact_flags: ['billing'] }),
          );
          const { user: nobody } = await app.db.given(aUser());
          Object.assign(readers, { admin, customer, primary, coworker, billing, stranger, nobody });
          const { user: alone } = await app.db.given(aUser());
          const [facts] = fc.sample(business, { numRuns: 1, seed: seed + round });
          if (!facts) throw new Error('Nothing was drawn');
          const customers = [customer, primary, coworker, billing, stranger, alone];
          await giveBusiness({ db: app.db, customers, admin, now: Date.parse(instant) }, withCertain(facts));
          for (const reader of names) headers[reader] = await bearerOf(app.app, readers[reader]);
          await clockAt(app, instant);
          await giveBack(app, headers.admin);
          kept = await keptRows(app.db);
        });
        const rows = (): Kept => {
          if (!kept) throw new Error('The rows are read before the first test');
          return kept;
        };
        tests({ app, kept: rows, readers: () => readers, headers: () => headers });
      });
}

/** Credit notes and refunds, by the calls that make them: the books allow no other way. */
async function giveBack(app: TestApp, admin: { authorization: string }): Promise<void> {
  const call = (path: string, body: object, status: number) =>
    app.http
      .post(`/api/v1/${path}`)
      .set(admin)
      .send({ ...body, reason: 'One visit less' })
      .expect(status);
  const invoices = await app.db.rows<{ id: string }>(
    `select id from invoices where status = 'open' and balance_cents > 500 order by id limit 3`,
  );
  const payments = await app.db.rows<{ id: string }>(
    `select id from deal_payments where status = 'succeeded' and amount_cents > 100 order by id desc limit 2`,
  );
  for (const { id } of invoices) await call(`billing/invoices/${id}/credit-notes`, { amount: 1.25 }, 201);
  for (const { id } of payments) await call(`deals/deal-payments/${id}/refund`, { amount: 0.75 }, 200);
}
