import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/**
 * Forms with a submit of their own, and why each sends once. A new form is a `FormModal` or uses `useSchemaForm`, whose
 * tests press Enter twice and double-click, or it is entered here.
 */
const ownForms: Readonly<Record<string, string>> = {
  'frontends/shell/src/auth/email-form.tsx': 'refuses a second start until the first is over',
  'frontends/shell/src/auth/code-form.tsx': 'refuses a second start until the first is over',
  'frontends/customer/src/features/deals/promo-field.tsx': 'asks only; the action joins repeats',
  'frontends/marketing/src/features/diagnostics/test-promocode.page.tsx': 'asks only; the action joins repeats',
  'libs/features/src/activity/note-form.tsx': 'one action, which joins repeats',
  'libs/wizard/src/questions.tsx': 'the wizard has tests of its own',
};

const sources = globSync('{libs,frontends}/**/src/**/*.tsx', { cwd: root }).filter(
  (path) => !/node_modules|\.spec\.|libs\/(ui|ui-antd)\//.test(path),
);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('Every form of the product', () => {
  const own = sources.filter((path) => /<form\b|\bonOk=|htmlType="submit"|type="submit"/.test(read(path)));

  it('is one of the kit, or is named here', () => {
    const unknown = own.filter((path) => !(path in ownForms) && !read(path).includes('useSchemaForm('));
    expect(unknown).toEqual([]);
  });

  it('writes through the actions of data-access only', () => {
    expect(sources.filter((path) => /\bapi\.(POST|PUT|DELETE)\(|\buseMutation\(/.test(read(path)))).toEqual([]);
  });
});
