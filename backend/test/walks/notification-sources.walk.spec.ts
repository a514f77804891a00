import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  CreateBroadcast,
  mailTimings,
  notificationCategories,
  pushTimings,
  type EventPayload,
  type MailTiming,
  type NotificationCategory,
  type PushTiming,
  type QuietHours,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../factories/cast.factory.js';
import { aUser } from '../factories/user.factory.js';
import { contextWithCast } from '../support/with-cast.js';
import type { EventContext } from '../../src/infrastructure/events/index.js';
import type { User } from '../../src/modules/users/index.js';
import { BroadcastFanOut } from '../../src/modules/notifications/broadcasts/broadcast-fan-out.sweep.js';
import { BroadcastsService } from '../../src/modules/notifications/broadcasts/broadcasts.service.js';
import { Delivery } from '../../src/modules/notifications/delivery/delivery.js';
import { WorkflowNotifications } from '../../src/modules/notifications/listeners/workflow-notifications.listener.js';
import type { Message } from '../../src/modules/notifications/notification.entity.js';
import { deliveryTime } from '../../src/modules/notifications/preferences/delivery-time.js';
import { PreferencesService } from '../../src/modules/notifications/preferences/preferences.service.js';

/** A reader with one combination of choices, for all categories. */
interface Reader {
  user: User;
  email: MailTiming;
  push: PushTiming;
  quietHours: QuietHours | null;
  timeZone: string;
}

const { context, cast } = contextWithCast('cli', { MAIL_MERGE_SECONDS: '120' });

const transaction = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
  context.app.get(MikroORM).em.fork().transactional(work);

const messageOf = (category: NotificationCategory): Message => ({
  ...{ template: 'task_status', category, title: `It moved: ${category}`, body: '', link: '/dashboard', data: {} },
});

/**
 * Every source of notifications, with the seconds that a mail waits for what follows, and whether digests may have it.
 */
const sources = {
  'an event about a record': {
    ...{ mergeSeconds: 120, canWait: true },
    tell: (readers: Reader[], category: NotificationCategory, about: string) =>
      transaction((em) =>
        context.db.service(Delivery).deliver(
          em,
          uuidv7(),
          readers.map(({ user }) => ({ to: user, message: messageOf(category) })),
          { about },
        ),
      ),
  },
  'an event that can’t wait': {
    ...{ mergeSeconds: 0, canWait: false },
    tell: (readers: Reader[], category: NotificationCategory) =>
      transaction((em) =>
        context.db.service(Delivery).deliver(
          em,
          uuidv7(),
          readers.map(({ user }) => ({ to: user, message: messageOf(category) })),
          { canWait: false },
        ),
      ),
  },
  'a workflow': {
    ...{ mergeSeconds: 0, canWait: true },
    tell: (readers: Reader[], category: NotificationCategory) =>
      transaction((em) => {
        const payload: Partial<EventPayload<'workflow_run.notified'>> = {
          recipient_ids: readers.map(({ user }) => user.id),
          addresses: [],
          channels: ['in_app', 'email', 'push'],
          category,
          title: 'By a workflow',
          body: 'Look.',
          record: null,
          admin_link: null,
          customer_link: null,
        };
        const event = { id: uuidv7(), name: 'workflow_run.notified', payload };
        const told = { event, em } as unknown as EventContext<'workflow_run.notified'>;
        return context.db.service(WorkflowNotifications).deliver(told);
      }),
  },
  'a message to many people': {
    ...{ mergeSeconds: 0, canWait: true },
    tell: async (readers: Reader[], category: NotificationCategory) => {
      const audience = { kind: 'people', user_ids: readers.map(({ user }) => user.id) };
      const channels = ['in_app', 'email'];
      const input = CreateBroadcast.parse({ title: 'By hand', body: 'Look.', category, channels, audience });
      const { id } = await context.db.as(actorOf(cast.admin), () =>
        context.db.service(BroadcastsService).createAndSend(actorOf(cast.admin), input),
      );
      const em = context.app.get(EntityManager, { strict: false }).fork();
      await context.db.asSystem(() => context.db.service(BroadcastFanOut).sendBatch(em, id));
    },
  },
} as const;

/** Quiet hours that have begun an hour ago, or are around the hour of the daily mail. */
async function quietHoursOf(zone: string): Promise<(QuietHours | null)[]> {
  const [row] = await context.db.rows<{ starts: string; ends: string }>(
    `select to_char(now() at time zone ? - interval '1 hour', 'HH24:MI') as starts,
       to_char(now() at time zone ? + interval '1 hour', 'HH24:MI') as ends`,
    [zone, zone],
  );
  return [null, { from: row?.starts ?? '', to: row?.ends ?? '' }, { from: '07:30', to: '08:30' }];
}

async function everyReader(): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const timeZone of ['America/New_York', 'Asia/Kolkata'])
    for (const quietHours of await quietHoursOf(timeZone))
      for (const email of mailTimings)
        for (const push of pushTimings) {
          const { user } = await context.db.given(aUser({ time_zone: timeZone }));
          readers.push({ user, email, push, quietHours, timeZone });
          const preferences = notificationCategories
            .filter((category) => category !== 'security')
            .map((category) => ({ category, email, push }));
          await context.db.as(actorOf(user), () =>
            context.db.service(PreferencesService).update(actorOf(user), { preferences, quiet_hours: quietHours }),
          );
        }
  await context.db.rows(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth)
     select gen_random_uuid(), id, 'https://push.example/' || id, 'key', 'auth' from users where id = any(?::uuid[])
     returning id`,
    [`{${readers.map(({ user }) => user.id).join(',')}}`],
  );
  return readers;
}

const databaseTime = async (): Promise<Date> => {
  const [row] = await context.db.rows<{ now: string }>('select now() as now');
  return new Date(row?.now ?? '');
};

interface Row {
  recipient_id: string;
  channel: 'email' | 'push' | 'in_app';
  status: string;
  due_at: string;
}
const rowsTold = () =>
  context.db.rows<Row>(
    'select recipient_id, channel, status, due_at from notifications where recipient_id is not null',
  );

it('what is told goes as its reader chose: by every source, category, channel, frequency, quiet hours and zone (decisions 6.15)', async () => {
  const readers = await everyReader();
  for (const [name, source] of Object.entries(sources))
    for (const category of notificationCategories) {
      await context.db.rows('delete from notifications returning 1');
      const before = await databaseTime();
      const about = uuidv7();
      await source.tell(readers, category, about);
      const after = await databaseTime();
      const rows = await rowsTold();
      const wrong = readers.flatMap((reader) =>
        faultsOf(reader, rows, { ...source, category, before, after }).map((fault) => ({ name, category, ...fault })),
      );
      expect(wrong).toEqual([]);

      // what follows joins the mail that waits for it, and no other
      await source.tell(readers, category, about);
      await source.tell(readers, category, uuidv7());
      const mails = await mailsTold();
      const apart = readers.flatMap((reader) => {
        const carried = mails.filter(({ recipient_id }) => recipient_id === reader.user.id).map((mail) => mail.place);
        const expected = carriersOf(reader, { ...source, category });
        return JSON.stringify(carried) === JSON.stringify(expected)
          ? []
          : [{ name, category, carried, expected, ...reader }];
      });
      expect(apart).toEqual([]);
    }
});

/** Of each mail of a reader, oldest first, the place of the one that carries it; null where it goes by itself. */
const mailsTold = () =>
  context.db.rows<{ recipient_id: string; place: number | null }>(
    `with mails as (
       select *, (row_number() over (partition by recipient_id order by id))::int - 1 as place from notifications
       where channel = 'email' and recipient_id is not null)
     select m.recipient_id, c.place from mails as m left join mails as c on c.id = m.carried_by
     order by m.recipient_id, m.place`,
  );

/** Three notifications: two of one record, and one of another. A digest carries all; two minutes carry one record's. */
function carriersOf(
  { email }: Reader,
  { category, canWait, mergeSeconds }: Pick<Told, 'category' | 'canWait' | 'mergeSeconds'>,
): (number | null)[] {
  const isLocked = category === 'security';
  const isDigest = !isLocked && category !== 'service' && canWait && (email === 'hourly' || email === 'daily');
  if (isDigest) return [null, 0, 0];
  const isMerged = mergeSeconds > 0 && (isLocked || email !== 'off');
  return isMerged ? [null, 0, null] : [null, null, null];
}

/** The notifications, and the database's time around them. */
interface Told {
  category: NotificationCategory;
  mergeSeconds: number;
  canWait: boolean;
  before: Date;
  after: Date;
}

/** Where one reader's rows differ from the reader's choices. */
function faultsOf({ user, ...choice }: Reader, rows: readonly Row[], { category, ...told }: Told): object[] {
  const [mail, push, inApp] = (['email', 'push', 'in_app'] as const).map((channel) =>
    rows.find((row) => row.recipient_id === user.id && row.channel === channel),
  );
  const common = { category, quietHours: choice.quietHours, timeZone: choice.timeZone, isCritical: false };
  const frequency = told.canWait || choice.email === 'off' ? choice.email : 'at_once';
  const mailRule = { ...common, channel: 'email', frequency, mergeSeconds: told.mergeSeconds } as const;
  const pushRule = { ...common, channel: 'push', frequency: choice.push, mergeSeconds: 0 } as const;
  const faults: object[] = [];
  for (const [rule, row] of [
    [mailRule, mail?.status === 'suppressed' ? undefined : mail],
    [pushRule, push],
  ] as const) {
    const [earliest, latest] = [deliveryTime(rule, told.before)?.dueAt, deliveryTime(rule, told.after)?.dueAt];
    const dueAt = row && new Date(row.due_at);
    const isRight = dueAt && earliest && latest ? dueAt >= earliest && dueAt <= latest : dueAt === earliest;
    if (!isRight) faults.push({ ...choice, channel: rule.channel, dueAt, earliest, latest });
  }
  if (mail === undefined || inApp?.status !== 'sent') faults.push({ ...choice, mail, inApp });
  return faults;
}
