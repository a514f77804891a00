import { MikroORM } from '@mikro-orm/postgresql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { aMilestone } from '../../../test/factories/milestone.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { feedReads } from '../../../test/support/jobs/feed-items.js';
import type { StoredEvent } from '../../infrastructure/events/index.js';
import { MilestonesProjector, type MilestoneEvent } from './milestones.projector.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

it.each([
  ['milestone.created', 'INSERT'],
  ['milestone.updated', 'UPDATE'],
  ['milestone.status_changed', 'UPDATE'],
  ['milestone.approved', 'UPDATE'],
  ['milestone.changes_requested', 'UPDATE'],
  ['milestone.deleted', 'DELETE'],
  ['milestone.restored', 'INSERT'],
] as const)('%s is an %s for all who have the project open (decisions, section 8)', async (name, kind) => {
  const { project } = await context.db.given(aProject());
  const { milestone } = await context.db.given(aMilestone({ project, title: 'Cables' }));
  const event = {
    name,
    entity_id: milestone.id,
    occurred_at: new Date('2026-11-20T10:00:00Z'),
  } as StoredEvent<MilestoneEvent>;
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const items = await context.db.service(MilestonesProjector).show({ event, ...feedReads(em) });
  const channel = `milestones:${project.id}`;
  const record =
    kind === 'DELETE'
      ? { id: milestone.id }
      : { id: milestone.id, title: 'Cables', version: 1, project_id: project.id };
  const change = { event: kind, table: 'milestones', record, at: '2026-11-20T10:00:00.000Z' };
  expect(items).toMatchObject([
    { room: `${channel}@admin`, channel, change },
    { room: `${channel}@customer`, channel, change },
  ]);
});
