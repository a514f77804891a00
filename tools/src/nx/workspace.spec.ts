import { existsSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { SHARDS } from '../test/shards.ts';
import { WorkspaceCopy } from '../testing/workspace-copy.ts';

const TESTS = ['test', ...SHARDS.map((shard) => `test-${shard}`)];

// git distinguishes sources from generated files
(existsSync(inRoot('.git')) ? describe : describe.skip)('the targets', () => {
  let copy: WorkspaceCopy;
  const { TEST_INSTANT, TEST_ALL } = process.env;
  beforeAll(() => {
    for (const name of ['TEST_INSTANT', 'TEST_ALL']) Reflect.deleteProperty(process.env, name); // a run of their own
    copy = new WorkspaceCopy();
  });
  afterAll(() => {
    Object.assign(process.env, TEST_INSTANT && { TEST_INSTANT }, TEST_ALL && { TEST_ALL });
    copy.remove();
  });

  const hashes = (): Record<string, string> =>
    JSON.parse(
      copy.run('tools/src/testing/print-hashes.ts', 'build', 'types', 'e2e', 'engines', 'faults', ...TESTS),
    ) as Record<string, string>;
  const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
    Object.keys(after)
      .filter((task) => after[task] !== before[task])
      .sort();

  /** Nx takes seconds to compute them: the hashes after one change are those before the next. */
  let last: Record<string, string>;
  beforeAll(() => {
    last = hashes();
  });

  /** The tasks that run again after a change. */
  const changedBy = (change: () => void): string[] => {
    const before = last;
    change();
    last = hashes();
    return changed(before, last);
  };

  const tasksOf = (target: string, ...projects: string[]): string[] => projects.map((name) => `${name}:${target}`);
  const users = ['customer', 'marketing', 'shell', 'wizard'];

  it('of a library and of what depends on it run again when it changes, and no others', () => {
    const again = changedBy(() => copy.append('libs/wizard/src/index.ts', '\nexport const more = 1;\n'));
    // the project of all frontends builds the pages, and a test of it reads every form
    const builds = tasksOf('build', 'customer', 'frontends', 'marketing', 'shell');
    expect(again).toEqual(
      [
        ...builds,
        'e2e:e2e',
        'e2e:engines',
        ...tasksOf('test', 'frontends', ...users),
        ...tasksOf('types', ...users),
      ].sort(),
    );
  });

  it('of one remote alone run again when it changes: the others, the shell and the pages aren’t built', () => {
    const again = changedBy(() => copy.append('frontends/customer/src/routes.tsx', '\n'));
    expect(again).toEqual([
      ...['customer:build', 'customer:test', 'customer:types', 'e2e:e2e', 'e2e:engines', 'frontends:test'],
    ]);
  });

  it('of what depends on a library don’t run again when only its tests change', () => {
    const again = changedBy(() => copy.append('libs/wizard/src/draft/progress.spec.ts', '\n'));
    expect(again).toEqual(expect.arrayContaining(['wizard:test', 'wizard:types']));
    for (const user of ['customer', 'marketing', 'shell']) expect(again).not.toContain(`${user}:test`);
  });

  it('that run on the back end run again when it changes', () => {
    const again = changedBy(() => copy.append('backend/src/app.module.ts', '\n'));
    expect(again).toEqual([
      ...['backend:build', 'backend:test', 'backend:types', 'e2e:e2e', 'e2e:engines', 'e2e:faults'],
    ]);
  });

  it('of the back end run again when a module changes that they can load; the other parts and the other engines don’t', () => {
    const again = changedBy(() => copy.append('backend/src/modules/workflows/index.ts', '\n'));
    expect(again).toEqual(['backend:build', 'backend:test', 'backend:types', 'e2e:e2e', 'e2e:faults']);
  });

  it.each(['package-lock.json', 'tsconfig.base.json'])('run again, all of them, when %s changes', (file) => {
    const again = changedBy(() => copy.append(file, '\n'));
    expect(again).toEqual(Object.keys(last).sort());
  });

  it('that are tests run again at another instant, and in full length', () => {
    const tests = Object.keys(last)
      .filter((task) => !/:(types|build|engines)$/.test(task)) // the engines keep the machine's clock
      .sort();
    for (const [variable, value] of [
      ['TEST_INSTANT', 'year-end'],
      ['TEST_ALL', 'on'],
    ] as const) {
      process.env[variable] = value;
      const again = changed(last, hashes());
      Reflect.deleteProperty(process.env, variable);
      expect(again).toEqual(tests);
    }
  });

  it('of a branch that are affected are those of its changes and of what depends on them', () => {
    copy.commit();
    copy.git('checkout', '--quiet', '-b', 'topic');
    copy.append('libs/wizard/src/index.ts', '\n');
    copy.commit();
    const output = copy.run('tools/src/nx.ts', 'show', 'projects', '--affected', '--json');
    // all of the pages are one build; journeys and the search for dead code read everything
    expect((JSON.parse(output) as string[]).sort()).toEqual([...users, 'e2e', 'frontends', 'workspace'].sort());
  });
});

(existsSync(inRoot('.git')) ? describe : describe.skip)('npm run build', () => {
  let copy: WorkspaceCopy;
  beforeAll(() => {
    copy = new WorkspaceCopy();
  });
  afterAll(() => copy.remove());

  it('builds what isn’t of the sources that are there, and touches nothing else', () => {
    const [source, built] = ['libs/contracts/src/core/limits.ts', 'libs/contracts/dist/core/limits.js'];
    const build = (): string => copy.run('tools/src/build.ts', 'contracts').trim();
    expect(build()).toBe('Building contracts …');
    const [before, first] = [copy.text(source), copy.text(built)];
    copy.write(built, '// a running product reads this');
    expect(build()).toBe('');
    expect(copy.text(built)).toBe('// a running product reads this');
    copy.append(source, '\nexport const more = 1;\n');
    expect(build()).toBe('Building contracts …');
    expect(copy.text(built)).toContain('more = 1');
    copy.write(source, before);
    expect(build()).toBe('Building contracts …');
    expect(copy.text(built)).toBe(first);
  });

  it('says why something doesn’t build, and builds it when that is mended', () => {
    const source = 'libs/contracts/src/core/limits.ts';
    const before = copy.text(source);
    copy.write(source, 'export const = 1;');
    expect(() => copy.run('tools/src/build.ts', 'contracts')).toThrow(/The build failed:[^]*limits\.ts/);
    copy.write(source, before);
    expect(copy.run('tools/src/build.ts', 'contracts')).toContain('Building contracts');
  });
});
