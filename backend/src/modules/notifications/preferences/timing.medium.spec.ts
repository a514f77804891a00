import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { notificationCategories, type MailTiming, type QuietHours } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { movedClock, type MovedClock } from '../../../../test/support/database/moved-clock.js';
import type { User } from '../../users/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import { NotificationOutbox } from '../delivery/notification-outbox.js';
import type { Message } from '../notification.entity.js';
import { PreferencesService } from './preferences.service.js';

const ON_CALL = 'night@pamlico.example';
let context: TestContext;
let clock: MovedClock;

beforeAll(async () => {
  context = await createTestContext('cli', { MAIL_MERGE_SECONDS: '120', ON_CALL_EMAIL: ON_CALL });
  clock = await movedClock(context);
});
afterAll(() => context.close());
beforeEach(() => context.db.rows('delete from notifications returning 1'));

const transaction = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
  context.app.get(MikroORM).em.fork().transactional(work);
const message = (changes: Partial<Message> = {}): Message => ({
  template: 'task_status',
  category: 'projects',
  title: 'It moved',
  body: 'New shop',
  link: '/dashboard',
  data: {},
  ...changes,
});
/** Delivers in one transaction and answers its time. */
const deliver = (requests: NotificationRequest[], about = uuidv7()) =>
  transaction(async (em) => {
    for (const one of requests) await context.db.service(Delivery).deliver(em, uuidv7(), [one], { about });
    const [row] = await em.execute<{ now: string }[]>('select now() as now');
    return new Date(row?.now ?? '');
  });
const choose = (user: User, email: MailTiming, quiet_hours: QuietHours | null) =>
  context.db.as(actorOf(user), () =>
    context.db.service(PreferencesService).update(actorOf(user), {
      preferences: notificationCategories
        .filter((category) => category !== 'security')
        .map((category) => ({ category, email })),
      quiet_hours,
    }),
  );
interface MailRow {
  category: string;
  status: string;
  due_at: string;
  carried_by: string | null;
}
const mailsOf = ({ id }: User) =>
  context.db.rows<MailRow>(
    `select category, status, due_at, carried_by from notifications where channel = 'email' and recipient_id = ? order by id`,
    [id],
  );
const dueNow = async () =>
  (await context.db.service(NotificationOutbox).queuedMails(context.app.get(MikroORM).em.fork())).length;
/** Quiet hours that have begun an hour ago in this zone, and end in another. */
async function quietNow(zone: string): Promise<QuietHours> {
  const [row] = await context.db.rows<{ starts: string; ends: string }>(
    `select to_char(now() at time zone ? - interval '1 hour', 'HH24:MI') as starts,
       to_char(now() at time zone ? + interval '1 hour', 'HH24:MI') as ends`,
    [zone, zone],
  );
  return { from: row?.starts ?? '', to: row?.ends ?? '' };
}

describe('mails wait as their reader chose (decisions 6.15)', () => {
  it('until the hour is over, as one mail', async () => {
    const { user } = await context.db.given(aUser());
    await choose(user, 'hourly', null);
    await deliver([{ to: user, message: message() }]);
    await deliver([{ to: user, message: message({ category: 'billing' }) }]);
    const [first, second] = await mailsOf(user);
    expect([first?.carried_by, second?.carried_by === null]).toEqual([null, false]);
    expect(await dueNow()).toBe(0);
    await clock.forward(1 / 24);
    expect(await dueNow()).toBe(1);
  });

  it('until quiet hours end; what is critical goes, to the admin on call only', async () => {
    const [{ user: onCall }, { user: other }] = [
      await context.db.given(aUser({ role: 'admin', email: ON_CALL })),
      await context.db.given(aUser({ role: 'admin' })),
    ];
    for (const user of [onCall, other]) await choose(user, 'daily', await quietNow('America/New_York'));
    const breached = message({ template: 'ticket_breached', category: 'tickets' });
    await deliver([onCall, other].map((to) => ({ to, message: breached })));
    expect(await dueNow()).toBe(1);
    await clock.forward(2);
    expect(await dueNow()).toBe(2);
  });
});
