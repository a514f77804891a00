import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfRepository, type RepositoryCopy } from './copy-of-repository.js';

let copy: RepositoryCopy;

beforeAll(() => {
  copy = copyOfRepository();
});
afterAll(() => copy.remove());

const generate = (...args: string[]): string => copy.run(['tools/src/generate.ts', 'domain', ...args]);
const text = (path: string): string => readFileSync(join(copy.path, path), 'utf8');

describe('npm run generate domain', () => {
  it('writes a domain that compiles, is formatted and passes its own tests', () => {
    const made = generate('spare-parts').match(/(?<=^(?:CREATE|UPDATE) )\S+$/gm) ?? [];
    expect(made).toContain('backend/src/modules/spare-parts/spare-parts.service.ts');
    expect(text('libs/api-client/src/schema.ts')).toContain('/api/v1/spare-parts/{id}');
    expect(text('backend/src/app.module.ts')).toContain('SparePartsModule');
    for (const project of ['backend', 'frontends/admin'])
      expect(copy.run(['node_modules/typescript/bin/tsc', '-p', project, '--noEmit'])).toBe('');
    copy.run(['node_modules/prettier/bin/prettier.cjs', '--check', ...made]);
    const report = join(copy.path, 'report.json');
    copy.run(
      [
        '--experimental-vm-modules',
        '../node_modules/jest/bin/jest.js',
        '-c',
        'jest.config.mjs',
        '--json',
        `--outputFile=${report}`,
        'spare-parts',
      ],
      { cwd: 'backend' },
    );
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ numPassedTests: 3, numFailedTests: 0 });
  });

  it('changes nothing when the domain is there already, or its name can’t be one', () => {
    const before = text('libs/contracts/src/index.ts');
    expect(() => generate('spare-parts')).toThrow('is there already; nothing was changed');
    for (const name of ['Spare Parts', '../parts']) expect(() => generate(name)).toThrow('can’t name a domain');
    expect(() => generate('sheep')).toThrow('Give the plural, and the singular');
    expect(text('libs/contracts/src/index.ts')).toBe(before);
    expect(existsSync(join(copy.path, 'libs/contracts/src/sheep'))).toBe(false);
  });
});
