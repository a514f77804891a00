import { startTestClock } from '../../tools/src/clock/test-clock.ts';

startTestClock();

/** The domain generator, tried on a copy of the repository; needs TEST_DATABASE_URL and TEST_REDIS_URL. */
export default {
  displayName: 'generator',
  rootDir: '.',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/../../tools/src/clock/preload.ts'], // the Date of a test's realm is not Node's
  testMatch: ['<rootDir>/**/*.spec.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { swcrc: false, jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testTimeout: 240_000,
};
