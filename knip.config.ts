import type { KnipConfig } from 'knip';

/** Dead code: files, exports and packages unused. */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['*.config.{ts,mjs}'], project: [] },
    tools: {
      entry: [
        '*.mjs',
        'src/*.ts',
        'src/clock/{index,preload}.ts',
        'src/dev/preload.ts',
        'src/generate/domain/generator.ts',
        'src/**/*.spec.ts',
        'src/testing/{a-tool,print-hashes}.ts',
      ],
      project: ['src/**/*.ts', 'bootstrap/*.mjs'],
    },
    bench: { entry: ['src/*.ts', 'src/api/floor.ts'], project: ['src/**/*.ts'] },
    e2e: { entry: ['**/*.spec.ts', 'playwright.config.ts'], project: ['**/*.ts'] },
    backend: {
      entry: [
        'src/main.*.ts',
        'src/infrastructure/pdf/worker-thread/pdf-thread.ts',
        'src/infrastructure/file-text/worker-thread/file-text-thread.ts',
        'src/modules/imports/file/worker-thread/table-thread.ts',
        'src/modules/inbound-mail/worker-thread/mail-thread.ts',
        'src/**/*.spec.ts',
        'test/**/*.ts',
        'test/**/*.mjs',
        'jest.config.mjs',
        'migrations/index.ts',
      ],
      project: ['src/**/*.ts', 'migrations/**/*.ts', 'test/**/*.ts'],
    },
    'frontends/*': {
      entry: [
        'src/main.ts',
        'src/routes.{ts,tsx}',
        'src/prerender/*.{ts,tsx}',
        'src/**/*.spec.{ts,tsx}',
        'test/**/*.tsx',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'libs/*': {
      entry: [
        'src/index.ts',
        'src/{clock,live-server}.ts',
        'src/testing/*.{ts,tsx}',
        'test/**/*.tsx',
        'src/**/*.spec.{ts,tsx}',
        'jest.config.mjs',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
  },
  ignoreExportsUsedInFile: true,
  exclude: ['dependencies', 'unlisted', 'binaries', 'unresolved', 'types', 'enumMembers', 'duplicates'],
};

export default config;
