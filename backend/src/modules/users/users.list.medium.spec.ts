import { ListUsers } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { statementsOf } from '../../../test/support/database/statements.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { UsersService } from './users.service.js';

const { context, cast } = contextWithCast();

const list = (query: Partial<Record<keyof ListUsers, unknown>> = {}) =>
  context.db.service(UsersService).list(actorOf(cast.admin), ListUsers.parse(query));
const emails = async (query: Partial<Record<keyof ListUsers, unknown>>) =>
  (await list({ sortBy: 'email', sortOrder: 'asc', ...query })).data.map(({ email }) => email.split('@')[0]);

it.each([
  [{ role: 'admin' }, ['avery', 'blake']],
  [{ search: 'paula TEST' }, ['paula']],
  [{ search: 'tidewater' }, ['grace']],
  [{ search: '100%' }, []],
  [{ role: 'customer', sortOrder: 'desc' }, ['paula', 'luis', 'grace', 'dana']],
  [{ role: 'customer', limit: 2, page: 2 }, ['luis', 'paula']],
])('filters, sorts and pages: %j', async (query, expected) => {
  expect(await emails(query)).toEqual(expected);
});

it('asks at most 3 statements for a list and 4 for a detail, at any number of rows', async () => {
  for (const more of [0, 60]) {
    await context.db.given(...Array.from({ length: more }, () => aUser({ company_id: cast.customer.companyId })));
    expect([1, 2, 3]).toContain((await statementsOf(() => list({ search: 'a', limit: 5 }))).length);
    const detail = () => context.db.service(UsersService).get(actorOf(cast.admin), cast.customer.id);
    expect([1, 2, 3, 4]).toContain((await statementsOf(detail)).length);
  }
});
