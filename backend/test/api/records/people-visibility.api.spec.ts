import { type Actor, anonymous, may, policies } from '@portal/contracts';
import { aCast, actorOf, type Cast } from '../../factories/cast.factory.js';
import { aCompany } from '../../factories/company.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aUser, anAdmin } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { client } from '../../support/mail/mailed-link.js';

let test: TestApp;
let cast: Cast;

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
  const { company } = await test.db.given(aCompany('Without people'));
  await test.db.given(
    aUser({ status: 'invited' }),
    aUser({ status: 'suspended', company_id: company.id }),
    aUser({ contact_flags: ['billing', 'technical'], company_id: company.id }),
    anAdmin(),
  );
});
afterAll(() => test.close());

const actors = ['admin', 'customer', 'primary', 'coworker', 'stranger', 'anonymous'] as const;

async function callerOf(name: (typeof actors)[number]): Promise<{ actor: Actor; headers: Record<string, string> }> {
  if (name === 'anonymous') return { actor: anonymous, headers: {} };
  const { bearer } = await test.db.given(aSession(cast[name]));
  return { actor: actorOf(cast[name]), headers: { authorization: bearer } };
}

describe.each([
  ['users', 'user.list', 'user.read'],
  ['companies', 'company.list', 'company.read'],
] as const)('%s: list and detail show what the policy says (decisions, section 4)', (path, listing, reading) => {
  it.each(actors)('to %s, of every row', async (name) => {
    const { actor, headers } = await callerOf(name);
    const rows = await test.db.rows<{ id: string }>(`select id from ${path} where deleted_at is null`);
    const list = await client(test).get(`/api/v1/${path}?limit=100`).set(headers);
    const listed = list.status === 200 ? (list.body as { data: { id: string }[] }).data.map(({ id }) => id) : [];
    for (const { id } of rows) {
      const detail = await client(test).get(`/api/v1/${path}/${id}`).set(headers);
      expect({ listed: listed.includes(id), shown: detail.status === 200 }).toEqual({
        listed: may(policies[listing], actor, { id }),
        shown: may(policies[reading], actor, { id }),
      });
    }
  });
});
