import { policies, type Permission } from '@portal/contracts';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import {
  apiDocument,
  type ApiDocument,
  isList,
  type Parameter,
  type Route,
  type Schema,
} from '../../support/documented-routes.js';
import { fixtures } from '../../support/permission-walk/fixtures.js';
import { aWorld, headersOf, type World } from '../../support/permission-walk/walkers.js';

/** Parameters that don't compare with a field of the row; `deleted` has a test of its own. */
const PLAIN = new Set([
  'page',
  'limit',
  'offset',
  'search',
  'q',
  'types',
  'sortBy',
  'sortOrder',
  'groupBy',
  'deleted',
  'file',
  'columns',
  'rows',
]);

/** The fields of the view that correspond to a filter or order of another name. */
const TELLS_OF: Record<string, string> = {
  customerId: 'customer_id',
  late: 'promised_by',
  unanswered: 'first_responded_at',
  upcoming: 'starts_at',
  from: 'ends_at',
  to: 'starts_at',
  accepted_from: 'accepted_at',
  accepted_to: 'accepted_at',
  issued_from: 'issue_date',
  issued_to: 'issue_date',
  received_from: 'received_at',
  received_to: 'received_at',
  refunded_from: 'refunded',
  refunded_to: 'refunded',
  ended_from: 'current_status',
  ended_to: 'current_status',
  overdue: 'due_date',
  to_sign: 'status',
  unread: 'read_at',
  archived: 'archived_at',
  waiting_for_me: 'status',
  completed: 'completed_at',
  open: 'status',
  next_due_at: 'first_response',
  first_response_due_at: 'first_response',
  resolution_due_at: 'resolution',
};
/** The same for one list: the record itself, or the field that is meant. */
const ITSELF: Record<string, string> = {
  'GET /api/v1/projects project_id': 'id',
  'GET /api/v1/report-schedules next_due_at': 'next_due_at',
};

let test: TestApp;
let world: World;
let document: ApiDocument;
let lists: Route[];

const isForCustomers = ({ operation }: Route): boolean =>
  policies[operation['x-permission'] as Permission].roles.some((role) => role === 'customer');
const isAdminsOnly = ({ schema }: Parameter): boolean =>
  (schema as Schema & { 'x-admins-only'?: boolean })['x-admins-only'] === true;

beforeAll(async () => {
  test = await createTestApp();
  world = await aWorld(test);
  document = apiDocument();
  lists = [...document.routes.values()].filter((route) => isList(route) && isForCustomers(route));
});
afterAll(() => test.close());

/** The fields of a row that a customer is shown. */
function fieldsOf({ operation }: Route): Set<string> {
  const page = document.resolve(operation.responses['200']?.content?.['application/json']?.schema ?? {});
  const row = document.resolve(page.properties?.['data']?.items ?? {});
  const shown = Object.entries(row.properties ?? {}).filter(
    ([, field]) => !(field as Schema & { description?: string }).description?.startsWith('Admins only'),
  );
  return new Set(shown.map(([name]) => name));
}

describe('what a customer may filter and sort by (specification, section 6)', () => {
  it('is a field of the customer’s view, in every list', () => {
    expect(lists.length).toBeGreaterThan(8);
    const beyond = lists.flatMap((list) => {
      const fields = fieldsOf(list);
      const parameters = list.operation.parameters.filter((one) => one.in === 'query' && !isAdminsOnly(one));
      const filters = parameters.map(({ name }) => name).filter((name) => !PLAIN.has(name));
      const orders = ['sortBy', 'groupBy'].flatMap(
        (order) => parameters.find(({ name }) => name === order)?.schema.enum ?? [],
      );
      return [...filters, ...(orders as string[])]
        .filter((name) => !fields.has(ITSELF[`${list.key} ${name}`] ?? TELLS_OF[name] ?? name))
        .map((name) => `${list.key} ${name}`);
    });
    expect(beyond).toEqual([]);
  });

  it('is refused by its name where it is for admins only', async () => {
    const headers = { owner: await headersOf(world, 'owner'), admin: await headersOf(world, 'admin') };
    const own = lists.flatMap((list) => list.operation.parameters.filter(isAdminsOnly).map((one) => ({ list, one })));
    expect(own.map(({ list, one }) => `${list.key} ${one.name}`)).toContain(
      'GET /api/v1/consultation-requests assigned_to',
    );
    for (const { list, one } of own) {
      const { query } = (await fixtures[list.key]?.(world, 'owner')) ?? {};
      const value =
        {
          email: 'a@b.example',
          promo_code: 'WALK-1',
          groupBy: 'status',
          breached: 'true',
          due_next: 'true',
          snoozed: 'true',
        }[one.name] ?? world.people.admin.id;
      const ask = (by: 'owner' | 'admin') =>
        test.http
          .get(list.path)
          .query({ ...query, [one.name]: value })
          .set(headers[by]);
      expect((await ask('admin')).status).toBe(200);
      expect((await ask('owner')).body).toMatchObject({ status: 400, code: 'invalid', details: [{ path: one.name }] });
    }
  });
});
