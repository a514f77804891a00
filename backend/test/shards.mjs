import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const backend = join(import.meta.dirname, '..');
const allModules = readdirSync(join(backend, 'src/modules')).sort();

const domains = [
  ...['auth', 'availability', 'billing', 'canned-replies', 'closed-days', 'comments', 'companies'],
  ...[
    'consultation-conversation',
    'consultations',
    'conversions',
    'deal-documents',
    'deals',
    'meetings',
    'milestones',
    'projects',
    'promo-codes',
    'saved-views',
  ],
  ...['support', 'support-conversation', 'tasks', 'users'],
  'functions-gateway', // the specification's calls, which enter the others
];
const reports = [...domains, 'analytics', 'inbound-mail', 'metrics', 'reports'];

const folders = (names) => names.map((name) => `src/modules/${name}/`);
const api = (...names) => names.map((name) => `test/api/${name}`);

/**
 * Parts of the back end's tests, each an Nx target of its own that runs again only where something changed that it can
 * load: its applications have the infrastructure and these modules and no others, and a file of another module that one
 * of its tests loads fails the test. Everything else runs with the whole application (the target `test`).
 *
 * `modules` are folders of src/modules, `tests` how the paths of the tests begin (of several that fit, the longest
 * counts).
 */
export const shards = {
  infrastructure: { modules: [], tests: ['src/infrastructure/'] },
  domains: {
    modules: domains,
    tests: [
      ...folders(domains),
      ...['database/connection/named-query-client', 'events/events', 'events/listeners', 'events/redis-away'].map(
        (name) => `src/infrastructure/${name}.medium`,
      ),
      'src/infrastructure/schedule/schedules.medium',
      ...api('attachments', 'availability', 'billing-pdfs', 'call-queue', 'canned-replies', 'consultations'),
      ...api('database-away', 'deal-documents', 'idempotency', 'meetings', 'milestones', 'money-totals', 'payments'),
      ...api('people', 'project-channels', 'projects', 'realtime.', 'remotes', 'saved-views', 'send-deal', 'serving'),
      ...api('sessions', 'sign-in-limits', 'specification-records', 'support', 'tasks', 'user-calls'),
      ...api('visibility'),
    ],
  },
  reports: {
    modules: reports,
    tests: [
      ...folders(['analytics', 'reports']),
      'src/modules/billing/billing.projector.medium',
      ...api('billing.', 'consultations.', 'custom-report', 'monthly', 'project-analytics', 'report', 'trends'),
    ],
  },
  notifications: {
    modules: [...reports, 'activity-logs', 'exports', 'notifications'],
    tests: [
      ...folders(['inbound-mail', 'notifications']),
      ...['infrastructure/realtime/feed/feed', 'modules/reports/schedules/report-schedules'].map(
        (name) => `src/${name}.medium`,
      ),
      ...api('report-schedules-rights', 'reports-operation-figures'),
      ...api('anonymous-mail', 'broadcast', 'conversions', 'inbound-mail', 'mail-reports', 'notification'),
      ...api(
        'public-consultation',
        'refused-mails',
        'support-at-once',
        'support-former-admin',
        'support-late-answers',
        'support-merge',
      ),
      ...api('text-previews', 'sign-in.', 'sign-in-mail', 'unsubscribe'),
    ],
  },
};

/** Tests that need the whole application, though they stand beside others that don't. */
const whole = [
  ...api('support-merge.'),
  'src/modules/projects/projects.purge.medium',
  ...['database/time/clock', 'database/contains-text', 'events/event-retention', 'schedule/purge-rows'].map(
    (name) => `src/infrastructure/${name}.medium`,
  ),
];

/** What the hash of a shard's target is made of. */
export const inputsOf = ({ modules }) => [
  'tests',
  '^product',
  `!{projectRoot}/src/modules/{${allModules.filter((name) => !modules.includes(name)).join(',')}}/**/*`,
  '!{projectRoot}/src/demo/!(demo-files).ts',
  '!{projectRoot}/src/demo/!(builders)/**/*',
  '!{projectRoot}/src/{app.module,main.*,cli.*}.ts',
];

const starts = [
  ...Object.entries(shards).flatMap(([shard, { tests }]) => tests.map((start) => ({ shard, start }))),
  ...whole.map((start) => ({ shard: undefined, start })),
].sort((one, other) => other.start.length - one.start.length);

/** Not what takes much work to try, which runs with the walks. */
const files = globSync('{src,test/api}/**/*.spec.ts', { cwd: backend, exclude: ['**/*.limits.spec.ts'] }).sort();

/** Tests of test/api are in folders by subject, which do not count. */
const nameOf = (file) => file.replace(/^test\/api\/[^/]+\//, 'test/api/');

/** The files of a shard's tests; without a name those of all others. */
export const testsOf = (name) =>
  files.filter((file) => starts.find(({ start }) => nameOf(file).startsWith(start))?.shard === name);
