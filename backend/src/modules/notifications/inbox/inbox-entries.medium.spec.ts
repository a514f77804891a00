import { MikroORM } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { Delivery } from '../delivery/delivery.js';
import type { Message } from '../notification.entity.js';
import { NotificationsService } from './notifications.service.js';

const { context, cast } = contextWithCast();
const task = { project_id: uuidv7(), task_id: uuidv7() };

const tell = (title: string, changes: Partial<Message> = {}, eventId = uuidv7()) =>
  context.app
    .get(MikroORM)
    .em.fork()
    .transactional((em) =>
      context.db.service(Delivery).deliver(
        em,
        eventId,
        [
          {
            to: cast.customer,
            message: {
              template: 'task_status',
              category: 'projects',
              title,
              body: 'Shop',
              link: '/',
              data: task,
              ...changes,
            },
          },
        ],
        { about: 'about' },
      ),
    );
const inbox = async () =>
  (
    await context.db.as(actorOf(cast.customer), () =>
      context.db.service(NotificationsService).list(actorOf(cast.customer), { page: 1, limit: 20 }),
    )
  ).data.map(({ title, changes }) => [title, changes]);
const mark = async (title: string, input: { read?: boolean; archived?: boolean }) => {
  const [row] = await context.db.rows<{ id: string }>(
    `select id from notifications where channel = 'in_app' and title = ? and carried_by is null`,
    [title],
  );
  await context.db.as(actorOf(cast.customer), () =>
    context.db.service(NotificationsService).update(actorOf(cast.customer), row?.id ?? '', input),
  );
};
beforeEach(() => context.db.rows('delete from notifications returning 1'));

describe('the inbox (decisions 6.16)', () => {
  it('has one entry for the changes of a record, with the newest text; what was read or archived stays', async () => {
    await tell('Moved to in progress');
    await tell('Moved to in review');
    await tell('Done');
    await tell('Another task', { data: { ...task, task_id: uuidv7() } });
    await tell('You are named', { category: 'mentions' });
    expect(await inbox()).toEqual([
      ['You are named', 1],
      ['Another task', 1],
      ['Done', 3],
    ]);
    await mark('Done', { read: true });
    await tell('Reopened');
    await mark('Reopened', { archived: true });
    await tell('Done again');
    expect((await inbox()).filter(([title]) => /Done|Reopened/.test(String(title)))).toEqual([
      ['Done again', 1],
      ['Done', 3],
    ]);
  });

  it('keeps each text of a workflow, and what the product said: nothing else may have its words', async () => {
    const say = (title: string, text: string) =>
      tell(title, { template: 'workflow_message', body: text, data: { ...task, text } });
    await tell('We opened the ticket for you');
    await say('News', 'The first text');
    await say('News', 'The second text');
    await say('News', 'The second text');
    await tell('Done');
    expect(await inbox()).toEqual([
      ['Done', 2],
      ['News', 2],
      ['News', 1],
    ]);
    const tags = await context.db.rows<{ key: string }>(
      `select distinct record_key as key from notifications where channel = 'in_app' and carried_by is null`,
    );
    expect(tags).toHaveLength(3); // by which a browser replaces what it shows
  });

  it('has the text of the latest change, whichever a worker hears first', async () => {
    const earlier = uuidv7();
    await tell('Done');
    await tell('Moved to in progress', {}, earlier);
    expect(await inbox()).toEqual([['Done', 2]]);
  });

  it('counts every change once, however many workers hear at once', async () => {
    await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map((title) => tell(title)));
    expect((await inbox()).map(([, changes]) => changes)).toEqual([5]);
  });
});
