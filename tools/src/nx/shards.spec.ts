import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { SHARDS } from '../test/shards.ts';

interface Shard {
  modules: readonly string[];
}
interface Shards {
  shards: Readonly<Record<string, Shard>>;
  inputsOf: (shard: Shard) => string[];
  testsOf: (name?: string) => string[];
}
interface Project {
  targets: Readonly<Record<string, { inputs?: string[]; command?: string }>>;
}

describe('the shards of the back end’s tests', () => {
  let given: Shards;
  const { targets } = JSON.parse(readFileSync(inRoot('backend/project.json'), 'utf8')) as Project;
  beforeAll(async () => {
    given = (await import(inRoot('backend/test/shards.mjs'))) as Shards;
  });

  it('are all run by npm test', () => {
    expect(Object.keys(given.shards).sort()).toEqual([...SHARDS].sort());
    expect(Object.keys(targets).filter((name) => name.startsWith('test-'))).toHaveLength(SHARDS.length);
  });

  it.each(SHARDS)('run again where something changes that they can load: %s', (name) => {
    const shard = given.shards[name];
    expect(targets[`test-${name}`]?.inputs).toEqual(shard && given.inputsOf(shard));
    expect(targets[`test-${name}`]?.command).toContain(`--selectProjects ${name} `);
  });

  it('have each a good part of the tests, and the whole application the rest', () => {
    const files = globSync('{src,test/api}/**/*.spec.ts', { cwd: inRoot('backend'), exclude: ['**/*.limits.spec.ts'] });
    const parts = [undefined, ...SHARDS].map((name) => given.testsOf(name));
    for (const part of parts) expect(part.length).toBeGreaterThan(10);
    expect(parts.flat().sort()).toEqual(files.sort());
  });
});
