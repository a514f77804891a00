import {
  companyFields,
  dealFields,
  fieldsWith,
  invoiceFields,
  projectFields,
  taskFields,
  ticketFields,
} from '@portal/contracts';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const searched = {
  company: companyFields,
  deal: dealFields,
  invoice: invoiceFields,
  project: projectFields,
  task: taskFields,
  ticket: ticketFields,
};

/** Names of other records: those are found themselves. */
const OF_OTHERS = new Set(['assignee_name']);

it('finds records by every field that the catalogue calls searched (decisions, section 9)', async () => {
  const [found] = await context.db.rows<{ text: string }>(`select pg_get_viewdef('search_sources') as text`);
  const parts = (found?.text ?? '').split('UNION ALL');
  const missing = Object.entries(searched).flatMap(([type, fields]) => {
    const part = parts.find((one) => one.includes(`'${type}'::text`)) ?? '';
    return fieldsWith(fields, 'search')
      .filter(([name, { column = name }]) => !OF_OTHERS.has(name) && !new RegExp(`\\.${column}\\b`).test(part))
      .map(([name]) => `${type}.${name}`);
  });
  expect(missing).toEqual([]);
});
