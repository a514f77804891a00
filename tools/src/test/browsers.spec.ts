import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { inRoot } from '../paths.ts';

const eslint = new ESLint({ cwd: inRoot(), overrideConfigFile: inRoot('browsers.config.mjs') });

const complaints = async (file: string, text: string) => {
  const [result] = await eslint.lintText(text, { filePath: inRoot(file) });
  return result?.messages.map(({ ruleId }) => ruleId);
};

describe('a browser two years old, or Safari 17 (docs/operations.md, “Browsers”)', () => {
  it.each([
    ['a style it doesn’t know', '.a { anchor-name: --a; }', ['css/use-baseline']],
    ['one behind @supports', '@supports (anchor-name: --a) { .a { anchor-name: --a; } }', []],
    ['one by its old name alone missing', '.a { backdrop-filter: blur(1px); }', ['no-restricted-syntax']],
    ['one by both names', '.a { -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px); }', []],
  ])('%s', async (_, text, expected) => {
    expect(await complaints('libs/ui/src/styles/a.css', text)).toEqual(expected);
  });

  it.each([
    ['a call it doesn’t know', 'export const a = new URLPattern("/");', ['compat/compat']],
    ['one that is looked for first', 'if ("URLPattern" in window) new URLPattern("/");', []],
  ])('%s', async (_, text, expected) => {
    expect(await complaints('libs/ui/src/a.ts', text)).toEqual(expected);
  });

  it('gets nothing of the language that it lacks: the types know no more', () => {
    for (const project of ['libs/ui', 'libs/features', 'frontends/shell', 'frontends/admin', 'frontends/customer'])
      expect(readFileSync(inRoot(project, 'tsconfig.json'), 'utf8')).toContain(
        '"lib": ["ES2023", "ES2024.Collection", "ES2024.Promise", "DOM", "DOM.Iterable"]',
      );
  });
});
