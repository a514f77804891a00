import { startTestClock } from '../../tools/src/clock/test-clock.ts';

startTestClock();

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/../../tools/src/clock/preload.ts'], // the Date of a test's realm is not Node's
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { swcrc: false, jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** `npm test` has these; two of each process are in the run of what guards a merge, the others in the long run. */
const sample = ['api-killed', 'worker-killed', 'workbook'];
const REPLICAS = '<rootDir>/replicas.faults.spec.ts';
const SUPERVISOR = '<rootDir>/supervisor.faults.spec.ts';

/** Real processes that are killed; needs TEST_DATABASE_URL, TEST_REDIS_URL and a built back end. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'faults',
      testMatch:
        process.env.TEST_ALL === 'on'
          ? ['<rootDir>/*.faults.spec.ts', `!${SUPERVISOR}`, `!${REPLICAS}`]
          : sample.map((name) => `<rootDir>/${name}.faults.spec.ts`),
    },
    { ...shared, displayName: 'replicas', testMatch: [REPLICAS] },
    { ...shared, displayName: 'supervisor', testMatch: [SUPERVISOR] },
  ],
  testTimeout: 420_000, // each wait may take two or three minutes on a busy machine
  maxWorkers: 3, // they wait more than they work
};
