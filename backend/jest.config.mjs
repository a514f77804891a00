import { shards, testsOf } from './test/shards.mjs';
import { startTestClock } from '../tools/src/clock/test-clock.ts';

startTestClock();

/** What every suite has in common. */
const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/jest/environment.cjs',
  runtime: '<rootDir>/test/jest/runtime.cjs',
  extensionsToTreatAsEsm: [],
  moduleNameMapper: {
    '^@portal/testing/clock$': '<rootDir>/../libs/testing/src/clock.ts',
    '^@portal/contracts$': '<rootDir>/../libs/contracts/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};

const matching = (files) => files.map((file) => `<rootDir>/${file}`);

/** Needs PostgreSQL, Redis and mail, whose addresses `npm test` gives by environment (`TEST_DATABASE_URL` …). */
const needsServices = {
  ...shared,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'contracts',
      testMatch: ['<rootDir>/../libs/contracts/src/**/*.spec.ts'],
      roots: ['<rootDir>/../libs/contracts/src'],
    },
    { ...needsServices, displayName: 'whole', testMatch: matching(testsOf()) },
    ...Object.entries(shards).map(([shard, { modules }]) => ({
      ...needsServices,
      displayName: shard,
      testEnvironmentOptions: { modules },
      testMatch: matching(testsOf(shard)),
    })),
    // every operation with any content, the plans of every list over many rows, what takes much work: with the journeys
    {
      ...needsServices,
      displayName: 'walks',
      testMatch: ['<rootDir>/test/walks/**/*.spec.ts', '<rootDir>/{src,test/api}/**/*.limits.spec.ts'],
    },
  ],
  testTimeout: 180_000, // longer than anything is waited for (test/support/eventually.ts)
  maxWorkers: 2, // two parts run at once, and a third of their time they wait for the services
};
