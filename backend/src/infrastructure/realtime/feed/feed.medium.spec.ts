import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aProject } from '../../../../test/factories/project.factory.js';
import { aTask } from '../../../../test/factories/task.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { allStatementsOf } from '../../../../test/support/database/statements.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { BulkTasksService } from '../../../modules/tasks/bulk-tasks.service.js';
import { TasksService } from '../../../modules/tasks/index.js';
import { EventSequencer } from '../../events/event-loops.js';
import { Feed } from './feed.js';
import { type RealtimeNamespace, Sockets } from '../sockets.js';

const { context, cast } = contextWithCast('api');

interface Message {
  room: string;
  items: { table: string; event: string; record: { id: string }; by?: { name: string } | null }[];
}

/** Rooms with listeners, and what they were sent. */
const rooms = new Map<string, Set<string>>();
const sent: Message[] = [];
const listenTo = (...names: string[]) => {
  rooms.clear();
  sent.length = 0;
  for (const name of names) rooms.set(name, new Set(['a socket']));
};
const shown = (room: string, table: string) =>
  sent
    .filter((message) => message.room === room)
    .flatMap(({ items }) => items)
    .filter((item) => item.table === table);

const feed = () => context.db.service(Feed);
/** The statements of a process that publishes a commit; the sequencer polls besides. */
const asked = async (): Promise<string[]> => {
  await context.db.service(EventSequencer).sequence();
  return (await allStatementsOf(() => feed().read())).filter((text) => !text.includes('seq is null'));
};
const given = async (tasks: number) => {
  const { project } = await context.db.given(aProject({ customer: cast.customer, status: 'active' }));
  const { made } = await context.db.given((em) => ({
    made: Array.from({ length: tasks }, () => aTask({ project })(em).task),
  }));
  return { project, ids: made.map(({ id }) => id) };
};
const admin = () => actorOf(cast.admin);

beforeAll(async () => {
  await feed().beforeApplicationShutdown(); // it reads when the test triggers it
  const namespace = {
    sockets: new Map(),
    adapter: { rooms },
    to: (room: string) => ({
      emit: (_name: string, { items = [] }: { items?: Message['items'] }) => sent.push({ room, items }),
    }),
  };
  context.db.service(Sockets).attach(namespace as unknown as RealtimeNamespace);
});

describe('a change of 200 tasks at once (architecture: one trip for an event)', () => {
  it('is shown with its activity and notifications by at most 12 statements, without an event of theirs', async () => {
    const { project, ids } = await given(200);
    const channels = ['tickets', 'project', 'activity_logs'].map((kind) => `${kind}:${project.id}`);
    const bells = `notifications@user:${cast.otherAdmin.id}`;
    listenTo(
      ...channels.flatMap((name) => [`${name}@admin`, `${name}@customer`]),
      'projects@admin',
      'dashboard@admin',
      bells,
    );
    await asked();
    sent.length = 0;
    const before = (await context.db.events()).length;
    await context.db.as(admin(), () =>
      context.db.service(BulkTasksService).change(admin(), {
        project_id: project.id,
        ids,
        status: 'in_progress',
        assignee_id: cast.otherAdmin.id,
      }),
    );
    const own = (await context.db.events()).length - before;
    const first = await asked();
    await deliverEvents(context.app);
    const second = await asked();
    expect([...first, ...second].length).toBeLessThanOrEqual(12);
    await eventually(() => {
      for (const audience of ['admin', 'customer'])
        expect(new Set(shown(`tickets:${project.id}@${audience}`, 'tickets').map(({ record }) => record.id))).toEqual(
          new Set(ids),
        );
      expect(shown(`activity_logs:${project.id}@admin`, 'activity_logs').length).toBeGreaterThanOrEqual(200);
      expect(shown(bells, 'notifications')).toMatchObject([{ event: 'INSERT' }]);
      expect(shown('dashboard@admin', 'dashboard').length).toBeGreaterThan(0);
    });
    expect((await context.db.events()).length - before).toBe(own);
  });

  it('asks for nothing but the events where nobody listens', async () => {
    const { project, ids } = await given(3);
    listenTo('deals@admin');
    await asked();
    await context.db.as(admin(), () =>
      context.db.service(BulkTasksService).change(admin(), { project_id: project.id, ids, status: 'in_progress' }),
    );
    // the list of projects and the dashboards were listened to a moment ago, the board of this project never was
    expect((await asked()).filter((text) => text.includes('"t"."title"'))).toEqual([]);
  });
});

describe('who was away (decisions, section 8)', () => {
  const rename = async (taskId: string, title: string) =>
    context.db.as(admin(), () => context.db.service(TasksService).update(admin(), taskId, { title }));

  it('hears who changed it, from the memory of a process that nobody was connected to', async () => {
    const { project, ids } = await given(1);
    const room = `tickets:${project.id}@admin`;
    listenTo(room);
    await asked();
    const { position } = feed();
    listenTo();
    await rename(ids[0] ?? '', 'While nobody was there');
    await asked();
    expect(await feed().changesSince(room, position)).toMatchObject([{ by: { id: cast.admin.id } }]);
  });

  it('gets from the database what was passed over, and joins with nothing missed', async () => {
    const { project, ids } = await given(1);
    const room = `tickets:${project.id}@customer`;
    await asked();
    const { position } = feed();
    expect(feed().isCaughtUp(room, position)).toBe(true);
    await rename(ids[0] ?? '', 'Passed over');
    await asked();
    expect(feed().isCaughtUp(room, position)).toBe(false);
    expect(await feed().changesSince(room, position)).toMatchObject([
      { table: 'tickets', record: { title: 'Passed over' }, by: { id: cast.admin.id } },
    ]);
    expect(feed().isCaughtUp(room, feed().position)).toBe(true);
  });
});
