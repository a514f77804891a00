import { inRoot } from '../paths.ts';

/** One of the things `npm run check` asks. */
export interface Check {
  name: string;
  args: readonly string[];
  /** What a person does about it. */
  remedy: string;
}

const bin = (path: string): string => inRoot('node_modules', path);

/** By parts: the types of the whole repository at once need more memory than small machines have. */
const lint = (name: string, parts: readonly string[]): Check => ({
  name,
  args: [
    '--max-old-space-size=3584',
    bin('eslint/bin/eslint.js'),
    ...parts,
    ...['--max-warnings', '0', '--cache', '--cache-location', `node_modules/.cache/eslint/${name}/`],
  ],
  remedy: `npx eslint ${parts.join(' ')}`,
});

/** Comes before the others: lint judges who may import whom by the graph it leaves, and judges nothing without one. */
export const graph: Check = {
  name: 'graph',
  args: [bin('nx/dist/bin/nx.js'), 'show', 'projects'],
  remedy: 'npx nx show projects',
};

/**
 * The longest first: two run at a time. Types are read by the native compiler, four times as fast; the linter and the
 * other tools need the one that is written in JavaScript.
 */
export const checks: readonly Check[] = [
  { name: 'types', args: [bin('typescript-native/bin/tsc'), '-b', 'tsconfig.json'], remedy: 'npm run types' },
  lint('lint-backend', ['backend', 'bench', 'e2e', 'tools', '*.ts', '*.mjs']),
  lint('lint-libs', ['libs']),
  lint('lint-frontends', ['frontends']),
  {
    name: 'format',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    remedy: 'npm run format',
  },
  { name: 'dead-code', args: [bin('knip/bin/knip.js')], remedy: 'npm run deadcode' },
  {
    name: 'boundaries',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      'dependency-cruiser.config.mjs',
      'backend/src',
    ],
    remedy: 'npm run boundaries',
  },
];
