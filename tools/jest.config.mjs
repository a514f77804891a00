import { startTestClock } from './src/clock/test-clock.ts';

startTestClock();

/** The tools as they are run: by Node itself, with real processes. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/src/clock/preload.ts'], // the Date of a test's realm is not Node's
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { swcrc: false, jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  testTimeout: 180_000, // Nx is slow to start on a busy machine
  maxWorkers: 1,
  forceExit: true, // the watchdog of a test's own processes waits for this one's end
};
