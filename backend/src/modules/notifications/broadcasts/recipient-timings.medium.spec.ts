import { EntityManager } from '@mikro-orm/postgresql';
import { CreateBroadcast, type BroadcastAudience, type NotificationCategory } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aCompany } from '../../../../test/factories/company.factory.js';
import { aMailSuppression } from '../../../../test/factories/mail-suppression.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { readAudience, selectAddressees } from '../../users/index.js';
import { variablesOf } from '../messages/message-text.js';
import { BroadcastFanOut } from './broadcast-fan-out.sweep.js';
import { BroadcastsService } from './broadcasts.service.js';

const { context, cast } = contextWithCast('cli');
const service = () => context.db.service(BroadcastsService);
const asAdmin = <Result>(work: () => Promise<Result>) => context.db.as(actorOf(cast.admin), work);

/** A reader who wants mail then, with quiet hours that are so far from this minute. */
async function aReader(email: string, quiet?: [from: string, to: string]): Promise<string> {
  const { user } = await context.db.given(aUser());
  await context.db.rows(
    `insert into notification_preferences (user_id, category, email)
     select ?::uuid, category, ? from unnest(array['billing', 'service']) as category returning 1`,
    [user.id, email],
  );
  const wall = `to_char(now() at time zone 'America/New_York' + ?::interval, 'HH24:MI')::time`;
  if (quiet)
    await context.db.rows(
      `insert into notification_quiet_hours (user_id, starts, ends) values (?, ${wall}, ${wall}) returning 1`,
      [user.id, ...quiet],
    );
  return user.id;
}

describe('how many get the mail of a message when (decisions 6.31)', () => {
  let audience: BroadcastAudience;
  const count = (category: NotificationCategory) =>
    asAdmin(() => service().count(actorOf(cast.admin), { audience, category, send_at: null }));

  beforeAll(async () => {
    const { user: suppressed } = await context.db.given(aUser());
    await context.db.given(aMailSuppression(suppressed.email));
    const user_ids = [
      suppressed.id,
      await aReader('off'),
      await aReader('at_once'),
      await aReader('at_once', ['-2 hours', '0 minutes']),
      await aReader('at_once', ['0 minutes', '2 hours']),
      await aReader('at_once', ['0 minutes', '3 hours']),
      await aReader('hourly'),
      await aReader('daily'),
      await aReader('daily', ['0 minutes', '-1 hour']),
    ];
    audience = { kind: 'people', user_ids };
  });

  it('is told before it is sent, to the minute in which quiet hours begin and end, and comes true', async () => {
    const before = await count('billing');
    expect([before.recipients, ...before.by_mail.map(({ timing, people }) => [timing, people])]).toEqual([
      9,
      ['at_once', 2],
      ['quiet_hours', 2],
      ['hourly', 1],
      ['daily', 2],
      ['never', 2],
    ]);
    const channels = ['email'] as const;
    const input = CreateBroadcast.parse({ title: 'Bill', body: 'Look.', category: 'billing', channels, audience });
    const { id } = await asAdmin(() => service().createAndSend(actorOf(cast.admin), input));
    const em = context.app.get(EntityManager, { strict: false }).fork();
    await context.db.asSystem(() => context.db.service(BroadcastFanOut).sendBatch(em, id));
    const [due] = await context.db.rows<Record<string, string>>(
      `select max(due_at) filter (where merge_key is null) as quiet_hours,
         max(due_at) filter (where merge_key = 'hourly') as hourly,
         max(due_at) filter (where merge_key = 'daily') as daily
       from notifications where broadcast_id = ? and status = 'queued'`,
      [id],
    );
    const after = await count('billing'); // an hour may begin meanwhile
    for (const timing of ['quiet_hours', 'hourly', 'daily']) {
      const foreseen = [before, after].map(({ by_mail }) => by_mail.find((one) => one.timing === timing)?.until);
      expect(foreseen).toContain(new Date(due?.[timing] ?? '').toISOString());
    }
  });

  it('is at once for a service message, but for whom it never reaches', async () => {
    expect(await count('service')).toEqual({
      recipients: 9,
      by_mail: [
        { timing: 'at_once', people: 7, until: null },
        { timing: 'never', people: 2, until: null },
      ],
      lacking: { first_name: 0, last_name: 9, company_name: 9 }, // the factory gives none
    });
  });
});

describe('what is known of people who never signed in (decisions 6.31)', () => {
  it('is the same for the count and the mail: no company that only a visitor typed', async () => {
    const { company: typed } = await context.db.given(aCompany('Typed'));
    const { company: shared } = await context.db.given(aCompany('Shared'));
    const person = async (status: 'invited' | 'active', company_id: string, isConfirmed: boolean) => {
      const { user } = await context.db.given(aUser({ status, company_id, last_name: 'Book' }));
      await context.db.rows('update users set is_confirmed = ? where id = ? returning id', [isConfirmed, user.id]);
      return user.id;
    };
    const user_ids = [
      await person('invited', shared.id, true),
      await person('active', shared.id, true),
      await person('invited', shared.id, false),
      await person('invited', typed.id, false),
    ];
    const audience = { kind: 'people', user_ids } as const;
    const { lacking } = await asAdmin(() =>
      service().count(actorOf(cast.admin), { audience, category: 'billing', send_at: null }),
    );
    expect(lacking).toEqual({ first_name: 0, last_name: 2, company_name: 1 });
    const em = context.app.get(EntityManager, { strict: false }).fork();
    const members = await readAudience(em, audience, { until: new Date('9999-01-01'), limit: 9 });
    const rows = await selectAddressees(em).where('u.id', 'in', user_ids).orderBy('u.id').execute();
    expect(members).toEqual(rows);
    expect(rows.map(variablesOf)).toEqual(
      [
        ['Book', 'Shared'],
        ['Book', 'Shared'],
        ['', 'Shared'],
        ['', ''],
      ].map(([last_name, company_name]) => ({ first_name: 'Pat', last_name, company_name })),
    );
  });
});
