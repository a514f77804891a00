import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { containing } from './contains-text.js';

/** Signs that patterns of SQL, regular expressions, paths or replacements give a meaning to. */
const SIGNS = ['.', '..', '%', '%%', '_', '__', '\\', '\\\\', '\\%', '%_\\', '*', '.*', '?', '$&', "'", '"', '^', '['];
const TEXTS = [
  'Wait.. then go',
  'a.b',
  'fifty percent',
  '50% off',
  'a_b',
  'aXb',
  'C:\\new',
  '\\\\server\\share',
  '100\\%',
  '%_\\',
];

describe('what is searched for within a text', () => {
  let context: TestContext;

  beforeAll(async () => {
    context = await createTestContext();
  });
  afterAll(() => context.close());

  it('is taken as it is typed, whatever its signs mean in a pattern', async () => {
    for (const sign of SIGNS)
      for (const operator of ['like', 'ilike']) {
        const found = await context.db.rows<{ text: string }>(
          `select text from json_array_elements_text(?::json) with ordinality as t (text, place)
           where text ${operator} ? order by place`,
          [JSON.stringify(TEXTS), containing(sign)],
        );
        const texts = found.map(({ text }) => text);
        expect({ sign, operator, texts }).toEqual({ sign, operator, texts: TEXTS.filter((one) => one.includes(sign)) });
      }
  });
});
