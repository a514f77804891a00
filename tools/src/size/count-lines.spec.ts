import { countLines, kindOf } from './count-lines.ts';

describe('lines of code', () => {
  it('are neither blank nor comment', () => {
    const text = [
      '/** What it',
      ' * does. */',
      '',
      'const a = 1; // a',
      '// no',
      '{/* of JSX */}',
      '/* of CSS */',
      '.b {',
      '}',
    ];
    expect(countLines(text.join('\n'))).toBe(3);
  });

  it.each([
    ['backend/src/modules/tasks/task.entity.ts', 'product'],
    ['backend/migrations/0001-users.ts', 'product'],
    ['backend/src/demo/demo-data.ts', 'product'],
    ['libs/ui/src/stack.css', 'styles'],
    ['libs/api-client/src/schema.ts', 'generated'],
    ['backend/src/infrastructure/database/tables.ts', 'generated'],
    ['backend/src/modules/tasks/tasks.medium.spec.ts', 'tests'],
    ['libs/features/src/testing/every-action.ts', 'tests'],
    ['backend/test/support/with-cast.ts', 'tests'],
    ['tools/src/size.ts', 'tools'],
    ['eslint.config.mjs', 'tools'],
    ['docs/decisions/README.md', undefined],
  ])('of %s count as %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});
