import { MikroORM } from '@mikro-orm/postgresql';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Change } from '@portal/contracts';
import { aTask } from '../../../test/factories/task.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { feedReads } from '../../../test/support/jobs/feed-items.js';
import type { StoredEvent } from '../../infrastructure/events/index.js';
import { TasksProjector, type TaskEvent } from './tasks.projector.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const cases: [TaskEvent, Change['event'], payload?: object][] = [
  ['task.created', 'INSERT'],
  ['task.updated', 'UPDATE', { changes: { title: { from: 'Wires', to: 'Cables' } } }],
  ['task.status_changed', 'UPDATE', { from: 'todo', to: 'done' }],
  ['task.moved', 'UPDATE'],
  ['task.deleted', 'DELETE'],
  ['task.restored', 'INSERT'],
];

it.each(cases)(
  '%s is an %s for all who have the project open (decisions, section 8)',
  async (name, kind, payload = {}) => {
    const { project } = await context.db.given(aProject());
    const { task } = await context.db.given(aTask({ project, title: 'Cables' }));
    const event = {
      name,
      entity_id: task.id,
      actor_id: null,
      payload,
      occurred_at: new Date('2026-11-20T10:00:00Z'),
    } as unknown as StoredEvent<TaskEvent>;
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const items = await context.db.service(TasksProjector).show({ event, ...feedReads(em) });
    const channel = `tickets:${project.id}`;
    const record =
      kind === 'DELETE' ? { id: task.id } : { id: task.id, title: 'Cables', version: 1, project_id: project.id };
    const change = { event: kind, table: 'tickets', record, at: '2026-11-20T10:00:00.000Z' };
    expect(items).toMatchObject([
      { room: `${channel}@admin`, channel, change },
      { room: `${channel}@customer`, channel, change },
    ]);
  },
);
