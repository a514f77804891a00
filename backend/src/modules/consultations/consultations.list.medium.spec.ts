import { ListConsultations } from '@portal/contracts';
import { aCast, actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { ConsultationsModule, ConsultationsService } from './index.js';

let context: TestContext;
let cast: Cast;

const ask = (query: Partial<Record<keyof ListConsultations, unknown>> = {}) =>
  context.db.service(ConsultationsService).list(actorOf(cast.admin), ListConsultations.parse(query));
const titles = async (query: Partial<Record<keyof ListConsultations, unknown>>) =>
  (await ask(query)).data.map(({ title }) => title);

beforeAll(async () => {
  context = await createTestContext('cli', {}, [ConsultationsModule]);
  cast = await context.db.given(aCast());
  const { customer, stranger } = cast;
  await context.db.given(
    aConsultation({ customer, title: 'Wi-Fi at 100%', hoursAgo: 1, urgency: 'low' }),
    aConsultation({ customer, title: 'Phones_one', hoursAgo: 30, urgency: 'urgent', company: 'Neuse Bakery' }),
    aConsultation({
      customer: stranger,
      title: 'Strategy day',
      hoursAgo: 50,
      status: 'in_progress',
      urgency: 'high',
    }),
    aConsultation({
      customer: stranger,
      title: 'Old emergency',
      hoursAgo: 500,
      status: 'completed',
      description: 'Water in the server room',
    }),
  );
});
afterAll(() => context.close());

it('shows the newest first, by pages', async () => {
  expect(await titles({})).toEqual(['Wi-Fi at 100%', 'Phones_one', 'Strategy day', 'Old emergency']);
  expect(await ask({ page: 2, limit: 3 })).toMatchObject({
    data: [{ title: 'Old emergency' }],
    pagination: { page: 2, limit: 3, total: 4, has_more: false },
  });
  expect(await ask({ limit: 3 })).toMatchObject({ pagination: { total: 4, has_more: true } });
  expect(await ask({ page: 9 })).toMatchObject({ data: [], pagination: { total: 4, has_more: false } });
});

it.each([
  [{ status: 'pending' }, ['Wi-Fi at 100%', 'Phones_one']],
  [{ status: 'in_progress,completed' }, ['Strategy day', 'Old emergency']],
  [{ consultation_type: 'strategy_consultation' }, ['Strategy day']],
  [{ urgency: 'low,urgent' }, ['Wi-Fi at 100%', 'Phones_one']],
  [{ late: 'true' }, ['Phones_one', 'Strategy day']], // work that was started is no answer
  [{ late: 'false' }, ['Wi-Fi at 100%', 'Old emergency']],
  [{ search: 'neuse' }, ['Phones_one']],
  [{ search: 'water SERVER' }, ['Old emergency']],
  [{ search: '100%' }, ['Wi-Fi at 100%']],
  [{ search: 's_o' }, ['Phones_one']],
  [{ search: 'c-2' }, ['Wi-Fi at 100%', 'Phones_one', 'Strategy day', 'Old emergency']],
  [{ search: 'nothing like it' }, []],
  [{ sortBy: 'urgency', sortOrder: 'desc' }, ['Phones_one', 'Strategy day', 'Old emergency', 'Wi-Fi at 100%']],
  [{ sortBy: 'title', sortOrder: 'asc' }, ['Old emergency', 'Phones_one', 'Strategy day', 'Wi-Fi at 100%']],
])('filters and sorts: %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it('has the requests of the people of a company', async () => {
  expect(await titles({ company_id: cast.customer.companyId })).toEqual(['Wi-Fi at 100%', 'Phones_one']);
});

it('takes customerId as an alias of customer_id; both together must agree', async () => {
  const [customer_id, customerId] = [cast.stranger.id, cast.stranger.id];
  expect(await titles({ customer_id })).toEqual(['Strategy day', 'Old emergency']);
  expect(await titles({ customerId })).toEqual(['Strategy day', 'Old emergency']);
  expect(await titles({ customer_id, customerId: cast.customer.id })).toEqual([]);
});

it('answers by index', async () => {
  // triggers keep what is searched of each row, which isn't asked for here
  await context.db.rows('alter table consultation_requests disable trigger user');
  await context.db.rows(`
    insert into consultation_requests (id, created_at, updated_at, version, customer_id, source, title, consultation_type, description,
      urgency, preferred_contact_method, status, name, email, promised_by)
    select gen_random_uuid(), now() - n * interval '1 hour', now(), 1, '${cast.customer.id}', 'portal', 'Many', 'general_consultation',
      md5(n::text), 'medium', 'email', 'completed', 'Dana', 'dana@example.test', now()
    from generate_series(1, 6000) as n`);
  await context.db.rows('alter table consultation_requests enable trigger user');
  await context.db.rows('vacuum analyze consultation_requests');
  const planOf = async (where: string) =>
    JSON.stringify(await context.db.rows(`explain select id from consultation_requests where ${where}`));
  expect(await planOf(`search_text like '%a87ff6%'`)).toContain('consultation_requests_search');
  expect(await planOf('deleted_at is null order by created_at desc, id desc limit 20')).toContain(
    'consultation_requests_newest',
  );
  expect(await planOf(`customer_id = '${cast.stranger.id}' and deleted_at is null`)).toContain(
    'consultation_requests_customer',
  );
});
