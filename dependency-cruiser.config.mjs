/** Which way imports may go in the back end, the front ends and the libs (docs/architecture.md, "Direction"). */
const observers = ['activity-logs', 'notifications', 'analytics', 'error-reports', 'workflows', 'work-queue', 'search'];

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'infrastructure-knows-no-module',
      comment: 'Technical blocks hold no domain words.',
      severity: 'error',
      from: { path: '^backend/src/infrastructure' },
      to: { path: '^backend/src/(modules|demo)' },
    },
    {
      name: 'modules-through-their-index',
      comment: 'A module is reached through its index.ts only.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/[^/]+/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'nobody-imports-an-observer',
      comment: 'Observers hear events; the source never knows who listens.',
      severity: 'error',
      from: {
        path: '^backend/src/(modules|infrastructure)/',
        pathNot: `^backend/src/modules/(${observers.join('|')})/`,
      },
      to: { path: `^backend/src/modules/(${observers.join('|')})/` },
    },
    {
      name: 'the-gateway-stands-alone',
      comment: 'functions-gateway calls the API over HTTP; it imports no domain and no domain imports it.',
      severity: 'error',
      from: { path: '^backend/src/modules/functions-gateway/' },
      to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/functions-gateway/' },
    },
    {
      name: 'controllers-keep-off-rows',
      comment: 'controller → service → entity.',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.entity\\.ts$' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^backend/src', pathNot: '\\.spec\\.ts$' },
      to: { path: '(\\.spec\\.ts$|^backend/test|^libs/testing)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.spec\\.tsx?$', '/dist/'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'] },
  },
};
