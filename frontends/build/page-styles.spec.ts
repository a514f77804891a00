import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const files = globSync('{libs,frontends}/*/src/**/*.css', { cwd: root });

/** Selectors below `:root:has()` that name no class or attribute of the element itself. */
const costly = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*):root:has\([^)]*\)([^{};,]*)[{,]/g)]
    .map(([, , below = '']) => below.trim())
    .filter((below) => below !== '' && !/[.[][^\s>+~]*$/.test(below.replaceAll(/:(not|is|where)\([^)]*\)/g, '')));

describe('The styles of the page', () => {
  it('are worked out again only for what changed: each insertion asks every `:root:has()`', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.flatMap((file) => costly(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`)),
    ).toEqual([]);
    expect(costly(":root:has([data-frame='wide']) .text > :not(:first-child) { color: red; }")).toHaveLength(1);
  });
});
