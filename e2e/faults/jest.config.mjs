import { startTestClock } from '../../tools/src/clock/test-clock.ts';

startTestClock();

/** Real processes that are killed; needs TEST_DATABASE_URL, TEST_REDIS_URL and a built back end. */
export default {
  displayName: 'faults',
  rootDir: '.',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/../../tools/src/clock/preload.ts'], // the Date of a test's realm is not Node's
  testMatch: ['<rootDir>/**/*.faults.spec.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { swcrc: false, jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testTimeout: 420_000, // each wait may take two or three minutes on a busy machine
  maxWorkers: 3, // they wait more than they work
};
