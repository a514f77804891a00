import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

it('forgets tasks and milestones that were deleted more than 30 days ago, and no others (decisions, section 4)', async () => {
  const { project } = await context.db.given(aProject());
  const { milestone: gone } = await context.db.given(aMilestone({ project, title: 'gone' }));
  const { milestone: kept } = await context.db.given(aMilestone({ project, title: 'kept' }));
  const { task: old } = await context.db.given(aTask({ project, title: 'old', isDeleted: true }));
  await context.db.given(
    aTask({ project, title: 'recent', isDeleted: true }),
    aTask({ project, title: 'live', milestone: gone }),
  );
  await context.db.rows(`update tickets set deleted_at = now() - interval '31 days' where id = ?`, [old.id]);
  await context.db.rows(`update milestones set deleted_at = now() - interval '31 days' where id = ?`, [gone.id]);
  await context.db.rows(`update milestones set deleted_at = now() - interval '29 days' where id = ?`, [kept.id]);
  expect(await runRetention(context.app, 'purge-tasks')).toBe(1);
  expect(await runRetention(context.app, 'purge-milestones')).toBe(1);
  expect(await context.db.rows('select title, milestone_id from tickets order by title')).toEqual([
    { title: 'live', milestone_id: null },
    { title: 'recent', milestone_id: null },
  ]);
  expect(await context.db.rows('select title from milestones')).toEqual([{ title: 'kept' }]);
});
