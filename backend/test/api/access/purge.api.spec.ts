import { UsersPurge } from '../../../src/modules/erasure/users-purge.sweep.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aCompany } from '../../factories/company.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { client } from '../../support/mail/mailed-link.js';
import { runRetention } from '../../support/jobs/run-retention.js';
import { runSweep } from '../../support/jobs/run-sweep.js';

let test: TestApp;
let cast: Cast;
let bearer: string;

beforeAll(async () => {
  test = await createTestApp({ worker: true });
  cast = await test.db.given(aCast());
  ({ bearer } = await test.db.given(aSession(cast.admin)));
});
afterAll(() => test.close());

const call = (method: 'post' | 'delete' | 'get', path: string) =>
  client(test)[method](`/api/v1/${path}`).set('authorization', bearer);
const age = (table: string, id: string, column: string, days: number) =>
  test.db.rows(`update ${table} set ${column} = now() - ? * interval '1 day' where id = ? returning 1`, [days, id]);
const exists = async (table: string, id: string) =>
  (await test.db.rows(`select 1 from ${table} where id = ?`, [id])).length > 0;
const purge = (job: string) => runRetention(test.app, job);
const purgeUsers = () => runSweep(test.app, UsersPurge);

describe('deleted people and companies (decisions, section 4)', () => {
  it('come back within 30 days, as they were', async () => {
    const { company } = await test.db.given(aCompany());
    const { user } = await test.db.given(aUser({ company_id: company.id, contact_flags: ['billing'] }));
    await call('post', `users/${user.id}/restore`).expect(404);
    await call('delete', `users/${user.id}`).expect(200);
    const kept = await call('delete', `companies/${company.id}`).expect(409);
    expect(kept.body).toMatchObject({ code: 'company.has_deleted_members' });
    const restored = await call('post', `users/${user.id}/restore`).expect(200);
    expect(restored.body).toMatchObject({
      data: { email: user.email, company_id: company.id, contact_flags: ['billing'], status: 'active' },
    });
    const { company: empty } = await test.db.given(aCompany());
    await call('delete', `companies/${empty.id}`).expect(200);
    await call('post', `companies/${empty.id}/restore`).expect(200);
    await call('post', `companies/${empty.id}/restore`).expect(404);
  });

  it('come back without a company that has gone, and not when the address has another account', async () => {
    const { company } = await test.db.given(aCompany());
    const { user } = await test.db.given(aUser({ company_id: company.id }));
    await call('delete', `users/${user.id}`).expect(200);
    await age('companies', company.id, 'deleted_at', 1);
    expect((await call('post', `users/${user.id}/restore`).expect(200)).body).toMatchObject({
      data: { company_id: null },
    });
    await call('delete', `users/${user.id}`).expect(200);
    await test.db.given(aUser({ email: user.email }));
    const refused = await call('post', `users/${user.id}/restore`).expect(409);
    expect(refused.body).toMatchObject({ code: 'user.duplicate_email' });
  });

  it('are forgotten after 30 days: records stay, without who it was', async () => {
    const { company } = await test.db.given(aCompany());
    const { user } = await test.db.given(aUser({ company_id: company.id, first_name: 'Vanishing' }));
    const { consultation } = await test.db.given(aConsultation({ customer: user, company: 'Vanishing Inc' }));
    await call('delete', `users/${user.id}`).expect(200);
    await age('users', user.id, 'deleted_at', 29);
    await age('companies', company.id, 'deleted_at', 29);
    expect([await purgeUsers(), await purge('purge-companies')]).toEqual([0, 0]);

    await age('users', user.id, 'deleted_at', 31);
    await age('companies', company.id, 'deleted_at', 31);
    expect([await purgeUsers(), await purge('purge-companies'), await purgeUsers()]).toEqual([1, 1, 0]);
    expect(await exists('companies', company.id)).toBe(false);
    await eventually(async () => {
      const rows = await test.db.rows(
        `select u.*, r.* from users u join consultation_requests r on r.customer_id = u.id where r.id = ?`,
        [consultation.id],
      );
      expect(rows).toMatchObject([
        { name: expect.stringMatching(/^Former customer [0-9A-F]{4}$/), email: `purged-${user.id}@purged.invalid` },
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/Vanishing|people\.test/);
    });
    await call('post', `users/${user.id}/restore`).expect(404);
  });
});

it('leaves a company what was billed to somebody who is gone, also after a merge (decisions, sections 1 and 4)', async () => {
  const [{ company: old }, { company }] = [await test.db.given(aCompany()), await test.db.given(aCompany())];
  const { user: payer } = await test.db.given(aUser({ company_id: old.id }));
  const { user: contact } = await test.db.given(aUser({ company_id: old.id, contact_flags: ['primary'] }));
  const { invoice } = await test.db.given(anInvoice({ customer: payer }));
  const { bearer: contactBearer } = await test.db.given(aSession(contact));
  const sees = async () =>
    (await client(test).get(`/api/v1/billing/invoices/${invoice.id}`).set('authorization', contactBearer)).status;
  await call('delete', `users/${payer.id}`).expect(200);
  await call('post', `companies/${old.id}/merge`).send({ into_id: company.id }).expect(200);
  expect(await sees()).toBe(200);
  await age('users', payer.id, 'deleted_at', 31);
  expect(await purgeUsers()).toBe(1);
  expect(await sees()).toBe(200);
});

describe('what goes in the night (decisions, sections 3 and 4)', () => {
  it('deleted requests after 30 days', async () => {
    const [{ consultation: old }, { consultation: young }] = [
      await test.db.given(aConsultation({ customer: cast.customer })),
      await test.db.given(aConsultation({ customer: cast.customer })),
    ];
    await age('consultation_requests', old.id, 'deleted_at', 31);
    await age('consultation_requests', young.id, 'deleted_at', 29);
    expect(await purge('purge-consultations')).toBe(1);
    expect([await exists('consultation_requests', old.id), await exists('consultation_requests', young.id)]).toEqual([
      false,
      true,
    ]);
  });

  it('sessions a day after they ended or ran out, and requests for links after 30 days', async () => {
    const sessions = await Promise.all(
      [cast.customer, cast.coworker, cast.stranger].map((person) => test.db.given(aSession(person))),
    );
    const [ended, idle, live] = sessions.map(({ session }) => session.id) as [string, string, string];
    await age('sessions', ended, 'ended_at', 2);
    await age('sessions', idle, 'last_seen_at', 9);
    await test.db.rows(
      `insert into magic_link_requests (id, email, origin, requested_at, used_at)
       select gen_random_uuid(), 'old@people.test', 'request', now() - n * interval '1 day', now() from unnest(array[29, 31]) as n
       returning 1`,
    );
    expect([await purge('purge-sessions'), await purge('purge-sign-in-links')]).toEqual([2, 1]);
    expect([await exists('sessions', ended), await exists('sessions', idle), await exists('sessions', live)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
