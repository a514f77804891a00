import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';

const { context, cast } = contextWithCast();

const purge = () => runRetention(context.app, 'purge-projects');
const deleted = async (daysAgo: number) => {
  const { project } = await context.db.given(
    aProject({ customer: cast.customer, members: { editor: cast.coworker, viewer: cast.primary } }),
  );
  await context.db.rows(`update projects set deleted_at = now() - ? * interval '1 day' where id = ? returning 1`, [
    daysAgo,
    project.id,
  ]);
  return project.id;
};
const left = async () => (await context.db.rows<{ id: string }>('select id from projects')).map(({ id }) => id).sort();

it('lets projects go with their members after 30 days, but none that still holds something (decisions, section 4)', async () => {
  const [young, , full] = [await deleted(29), await deleted(31), await deleted(31)];
  await context.db.rows(
    `insert into milestones (id, created_at, updated_at, version, project_id, title, status, position)
     values (gen_random_uuid(), now(), now(), 1, ?, 'M', 'planned', 1)`,
    [full],
  );
  expect(await purge()).toBe(5);
  expect(await left()).toEqual([young, full].sort());
  await context.db.rows('delete from milestones');
  expect([await purge(), await purge()]).toEqual([1, 0]);
  expect(await left()).toEqual([young]);
});

it('lets a project go that something was written about, as every project has it', async () => {
  const id = await deleted(31);
  await context.db.rows(
    `insert into activity_logs (id, created_at, updated_at, version, project_id, entity_type, entity_id, activity_type, description, source)
     values (gen_random_uuid(), now(), now(), 1, ?, 'project', ?, 'created', 'started the project', 'system')`,
    [id, id],
  );
  await purge();
  expect(await left()).toContain(id);
  await runRetention(context.app, 'purge-activity-logs');
  await purge();
  expect(await left()).not.toContain(id);
});

it('keeps a project whose request for a consultation goes', async () => {
  const { consultation } = await context.db.given(aConsultation({ customer: cast.customer }));
  const { project } = await context.db.given(aProject({ customer: cast.customer }));
  await context.db.rows('update projects set consultation_id = ? where id = ?', [consultation.id, project.id]);
  await context.db.rows('delete from consultation_requests where id = ?', [consultation.id]);
  expect(await context.db.rows('select consultation_id from projects where id = ?', [project.id])).toEqual([
    { consultation_id: null },
  ]);
});
