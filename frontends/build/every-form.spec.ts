import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The file with a folder's cases: each form is rendered there and submitted by Enter twice and by a double click. */
const specs: Readonly<Record<string, string[]>> = {
  'libs/features/src': ['libs/features/test/every-form.spec.tsx'],
  'frontends/admin/src': ['form', 'money-form', 'support-form'].map(
    (name) => `frontends/admin/test/every-${name}.spec.tsx`,
  ),
  'frontends/customer/src': ['frontends/customer/test/every-form.spec.tsx'],
};

/** Forms with tests of their own, and which. */
const others: Readonly<Record<string, string>> = {
  'libs/features/src/reports/report-sheet.tsx':
    'report-schedules.spec: a double click schedules once; its actions join repeats',
  'libs/features/src/tasks/board/use-quick-add.ts': 'task-board.spec: each Enter is a task of its own',
  'libs/features/src/tasks/table/bulk-menus.tsx': 'task-undo.spec; it closes as it sends, and its action joins repeats',
  'frontends/customer/src/features/deals/deal-offer.tsx':
    'deal-detail.page.spec: asks only, and the action joins repeats',
  'frontends/admin/src/features/workflows/builder/workflow-form.tsx':
    'workflow-builder.spec: a double click creates one workflow',
  'frontends/admin/src/features/reports/monthly-report-detail.page.tsx':
    'monthly-reports.spec: a double click saves once',
  'frontends/marketing/src/features/diagnostics/test-promocode.page.tsx': 'asks only, and the action joins repeats',
  'frontends/shell/src/search/search.page.tsx': 'asks only, and never sends',
  'frontends/shell/src/auth/email-form.tsx': 'sign-in.spec',
  'frontends/shell/src/auth/code-form.tsx': 'sign-in.spec',
  'frontends/admin/src/features/notifications/compose/compose-form.tsx': 'notifications.spec; its actions join repeats',
  'frontends/admin/src/features/notifications/templates/template-editor.tsx':
    'notifications.spec; its actions join repeats',
  'libs/features/src/comments/files/project-files.tsx': 'project-files.spec: what is chosen is sent at once',
  'libs/wizard/src/questions.tsx': 'consultation-wizard.spec',
};

const FORM = /<(?:(?:Consultation)?Form|Reason)Modal\b/g;
const OWN_FORM = /<form\b|\bonOk=|type="submit"|\buseSchemaForm\(|\buseUnsavedChanges\(/;

const sources = globSync('{libs,frontends}/**/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/node_modules|\.spec\.|\/testing\/|libs\/(ui|ui-antd)\/|features\/kit\//.test(path),
);

/** How many forms each file has. */
const forms: Readonly<Record<string, number>> = Object.fromEntries(
  sources.flatMap((path) => {
    const text = read(path);
    const count = text.match(FORM)?.length ?? (OWN_FORM.test(text) ? 1 : 0);
    return count > 0 ? [[path, count] as const] : [];
  }),
);

const casesOf = (folder: string): string[] =>
  (specs[folder] ?? [])
    .flatMap((spec) => [...read(spec).matchAll(/file: src\('([^']+)'\)/g)])
    .map(([, path]) => `${folder}/${path ?? ''}`);

describe('Every form of the product', () => {
  it('has a case of its own that sends it twice, or is named here', () => {
    const cases = [...Object.keys(specs).flatMap(casesOf), ...Object.keys(others)];
    const counted = Object.fromEntries(cases.map((path) => [path, cases.filter((one) => one === path).length]));
    expect(counted).toEqual(forms);
  });

  it('writes through the actions of data-access only', () => {
    const calls = /\bapi\.(POST|PUT|DELETE)\(|\buseMutation\(/;
    expect(sources.filter((path) => !path.startsWith('libs/data-access/') && calls.test(read(path)))).toEqual([]);
  });
});
