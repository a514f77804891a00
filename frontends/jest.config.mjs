import { startTestClock } from '../tools/src/clock/test-clock.ts';

startTestClock();

/** Units of the frontends and of their libraries, in a browser's clothes; each project's target asks for its own. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/frontends', '<rootDir>/libs'],
  testEnvironment: '<rootDir>/frontends/test/page-environment.mjs',
  runtime: '<rootDir>/frontends/test/page-runtime.cjs',
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/libs/contracts/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: ['<rootDir>/tools/src/clock/preload.ts'], // a page's Date is not Node's
  setupFilesAfterEnv: ['<rootDir>/frontends/test/setup.ts'],
  moduleNameMapper: {
    '^antd$': '<rootDir>/node_modules/antd/dist/antd.js',
    '\\.module\\.css$': '<rootDir>/frontends/test/css-module.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/frontends/test/empty-file.cjs',
    '^@portal/features/testing$': '<rootDir>/libs/features/src/testing/index.ts',
    '^@portal/testing/clock$': '<rootDir>/libs/testing/src/clock.ts',
    '^@portal/([\\w-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.(tsx?|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  testTimeout: 40_000,
  maxWorkers: 1, // Nx runs as many projects at once as there are cores
  workerIdleMemoryLimit: '1200MB', // a page’s leftovers go with its process
};
