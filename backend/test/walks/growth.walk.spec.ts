import { User } from '../../src/modules/users/index.js';
import { manyRecords } from '../factories/many/many-records.factory.js';
import { anAdmin } from '../factories/user.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { PlanReader } from '../support/database/read-plans.js';
import { bearerOf } from '../support/sign-in.js';

let app: TestApp;
let plans: PlanReader;
let place: { project: string; task: string; request: string };
const as = {} as Record<'admin' | 'customer', { authorization: string }>;

beforeAll(async () => {
  app = await createTestApp();
  const { admin, projectId, taskId, requestId, customerId } = await app.db.given(anAdmin(), manyRecords());
  const { customer } = await app.db.given(async (em) => ({ customer: await em.findOneOrFail(User, customerId) }));
  place = { project: projectId, task: taskId, request: requestId };
  as.admin = await bearerOf(app.app, admin);
  as.customer = await bearerOf(app.app, customer);
  plans = await PlanReader.of(app);
}, 60_000);
afterAll(async () => {
  await plans.close();
  await app.close();
});

const ABOUT_PROJECTS =
  /\b(projects|tickets|milestones|task_comments|activity_logs|comment_attachments|notifications)\b/;
const ABOUT_EITHER = new RegExp(`${ABOUT_PROJECTS.source}|\\b(consultation_requests|consultation_meetings)\\b`);
/** The tables that no call may read from end to end. */
const LARGE = new Set([
  'tickets',
  'task_comments',
  'activity_logs',
  'comment_attachments',
  'consultation_requests',
  'consultation_meetings',
]);

/** Call, and how many statements it may take. */
const lists: readonly [string, number][] = [
  ['tasks?project_id=:project', 3],
  ['tasks?project_id=:project&page=1&limit=20&status=todo,in_progress&sortBy=due_date', 3],
  ['tasks?project_id=:project&search=task%2017', 3],
  ['tasks?search=a87ff679', 3],
  ['tasks/:task', 4],
  ['projects?search=many%2077', 3],
  ['projects/:project', 4],
  ['projects/:project/members', 3],
  ['milestones?project_id=:project', 3],
  ['task-comments?project_id=:project', 3],
  ['task-comments?task_id=:task', 3],
  ['attachments?project_id=:project', 3],
  ['activity-logs?project_id=:project', 3],
  ['activity-logs?entity_type=task&entity_id=:task', 3],
  ['analytics/project-summary?project_id=:project', 4],
  ['analytics/task-metrics?project_id=:project', 4],
  ['analytics/weight-analytics?project_id=:project', 4],
  ['consultation-requests/:request', 4],
  ['consultation-requests?search=a87ff679', 3],
  ['consultation-meetings?consultation_id=:request', 3],
];
const ofEverything: readonly [string, number][] = [
  ['tasks?page=1', 3],
  ['projects?page=1', 3],
  ['milestones?page=1', 3],
  ['activity-logs?page=1', 3],
  ['notifications', 3],
  ['consultation-requests', 3],
  ['consultation-requests?status=pending&sortBy=promised_by&sortOrder=asc', 3],
  ['consultation-requests?late=true', 3],
  ['consultation-meetings', 3],
  ['consultation-meetings?upcoming=true', 3],
];
const ofDeleted: readonly [string, number][] = [
  ['tasks?deleted=true&page=1', 3],
  ['milestones?deleted=true&page=1', 3],
  ['consultation-meetings?deleted=true', 3],
];

describe.each(['customer', 'admin'] as const)('with 100,000 tasks and 10,000 requests, for the %s', (who) => {
  const answeredByIndex =
    (isOfEverything: boolean) =>
    async (path: string, budget: number): Promise<void> => {
      const sent = await plans.sentBy(
        as[who],
        path.replace(':project', place.project).replace(':task', place.task).replace(':request', place.request),
        ABOUT_EITHER,
      );
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.length).toBeLessThanOrEqual(budget);
      for (const statement of sent) {
        const { text: by } = statement;
        expect({ reads: await plans.readWhole(statement, isOfEverything, LARGE), by }).toEqual({ reads: [], by });
      }
    };

  it.each(lists)('%s takes at most %i statements, each by index', answeredByIndex(false));
  it.each(who === 'admin' ? [...ofEverything, ...ofDeleted] : ofEverything)(
    '%s takes at most %i statements, its rows by index',
    answeredByIndex(true),
  );

  it('the dashboard takes at most eight statements', async () => {
    expect((await plans.sentBy(as[who], 'analytics/dashboard', ABOUT_PROJECTS)).length).toBeLessThanOrEqual(8);
  });
});
