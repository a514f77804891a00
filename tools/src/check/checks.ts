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

/** What `npm test` asks, too. The longest first: two run at a time. Types are read by the native compiler, four times as fast. */
export const quick: readonly Check[] = [
  { name: 'types', args: [bin('typescript-native/bin/tsc'), '-b', 'tsconfig.json'], remedy: 'npm run types' },
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

/** What takes minutes and finds what an editor shows as it is typed: `npm run check` and `npm run test:all` ask it. */
export const slow: readonly Check[] = [
  lint('lint-backend', ['backend', 'bench', 'e2e', 'tools', '*.ts', '*.mjs']),
  lint('lint-libs', ['libs']),
  lint('lint-frontends', ['frontends']),
  {
    name: 'format',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    remedy: 'npm run format',
  },
];
