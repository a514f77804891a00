import { ListCompanies } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aCompany } from '../../../test/factories/company.factory.js';
import { statementsOf } from '../../../test/support/database/statements.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { CompaniesService } from './companies.service.js';

const { context, cast } = contextWithCast();

const list = (query: Partial<Record<keyof ListCompanies, unknown>> = {}) =>
  context.db.service(CompaniesService).list(actorOf(cast.admin), ListCompanies.parse(query));

it('lists by name, with the number of people', async () => {
  expect((await list()).data).toMatchObject([
    { name: 'Neuse Bakery', member_count: 3 },
    { name: 'Tidewater Dental', member_count: 1 },
  ]);
  expect((await list({ search: 'DENT' })).data).toMatchObject([{ name: 'Tidewater Dental' }]);
});

it('asks at most 3 statements for a list and 4 for a detail, at any number of rows', async () => {
  for (const more of [0, 60]) {
    await context.db.given(...Array.from({ length: more }, (_, index) => aCompany(`Shop ${index}`)));
    expect([1, 2, 3]).toContain((await statementsOf(() => list({ limit: 5, page: 1 }))).length);
    const detail = () => context.db.service(CompaniesService).get(actorOf(cast.admin), cast.customer.companyId ?? '');
    expect([1, 2, 3, 4]).toContain((await statementsOf(detail)).length);
  }
});

it('finds the same name and very similar ones, whatever the case, the marks and the legal form', async () => {
  await context.db.given(aCompany('Pamlico & Sons, Inc.'));
  const namesLike = async (similar_to: string) => (await list({ similar_to })).data.map(({ name }) => name);
  for (const typed of [
    'neuse bakery',
    'Neuse Bakery, LLC',
    'THE NEUSE BAKERY L.L.C.',
    'Neuse-Bakery Co',
    'Neuse Bakry',
  ])
    expect([typed, await namesLike(typed)]).toEqual([typed, ['Neuse Bakery']]);
  expect(await namesLike('Pamlico and Sons')).toEqual(['Pamlico & Sons, Inc.']);
  for (const typed of ['Bakery', 'Neuse', 'LLC', 'Tidal Dentures', '%'])
    expect([typed, await namesLike(typed)]).toEqual([typed, []]);
});
