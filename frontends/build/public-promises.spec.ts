import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** What public pages may speak of only once the portal has a screen for it, and the folder of that screen. */
const promises: readonly [word: RegExp, screen: string][] = [
  [/\btickets?\b/i, 'support'],
  [/\bchoose the urgency\b/i, 'support'],
  [/\bmonthly (?:figure|service report)\b/i, 'reports'],
];

const pages = globSync('frontends/marketing/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.spec\.|diagnostics/.test(path),
);

describe('The public pages', () => {
  it.each(promises)('speak of %s only when the portal has it', (word, screen) => {
    if (existsSync(join(root, 'frontends/customer/src/features', screen))) return;
    expect(pages.filter((path) => word.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});
