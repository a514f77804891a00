import { sentenceOf, type ErrorGroupView } from '@portal/contracts';
import { errorReportExample } from '../../../src/modules/error-reports/error-reports.controller.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';

let test: TestApp;
let cast: Cast;
const connect = listeners();

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
});
afterAll(() => test.close());

async function listening(person: 'admin' | 'customer') {
  const { bearer, token } = await test.db.given(aSession(cast[person]));
  const { heard, join } = await connect(test.url, token);
  const joined = await join('error_reports');
  return { bearer, joined, heard, last: () => heard.flatMap(({ items }) => items).at(-1) };
}

const report = () => test.http.post('/api/v1/error-reports').send(errorReportExample).expect(201);

it('shows admins each mistake as it is reported, counted and settled; customers may not listen (decisions, sections 8 and 9)', async () => {
  const [admin, customer] = [await listening('admin'), await listening('customer')];
  expect(admin.joined).toMatchObject({ ok: true });
  expect(customer.joined).toEqual({ ok: false, error: sentenceOf('not_found') });
  const shows = (event: string, record: Partial<ErrorGroupView>) =>
    eventually(() => expect(admin.last()).toMatchObject({ event, table: 'error_groups', record }));

  await report();
  await shows('INSERT', { message: errorReportExample.errors[0]?.message, count: 1, status: 'unresolved' });
  await test.http
    .put(`/api/v1/error-reports/${admin.last()?.record.id ?? ''}`)
    .set('authorization', admin.bearer)
    .send({ status: 'resolved' })
    .expect(200);
  await shows('UPDATE', { count: 1, status: 'resolved' });
  await report();
  await shows('UPDATE', { count: 2, status: 'unresolved' });
  expect(customer.heard).toEqual([]);
});
