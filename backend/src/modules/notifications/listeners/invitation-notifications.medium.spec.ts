import type { CreateUser } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { UsersService } from '../../users/index.js';

const { context, cast, mailbox } = workerWithMailbox();

const asAdmin = <Result>(work: (users: UsersService) => Promise<Result>): Promise<Result> =>
  context.db.as(actorOf(cast.admin), () => work(context.db.service(UsersService)));
const add = (input: Omit<CreateUser, 'role'> & Partial<CreateUser>) =>
  asAdmin((users) => users.create(actorOf(cast.admin), { role: 'customer', ...input }));
const invite = (id: string) => asAdmin((users) => users.invite(actorOf(cast.admin), id));
const lastSent = (id: string, ago: string) =>
  context.db.rows('update users set invited_at = now() - ?::interval where id = ? returning id', [ago, id]);
const mailsTo = (email: string) => mailbox().mails.filter(({ to }) => to.includes(email));

describe('an invitation (decisions 6.82)', () => {
  it('goes once to each person who is added with it, by mail only and without a secret', async () => {
    const ben = await add({ email: 'ben+shop@obx.test', first_name: 'Ben', send_invitation: true });
    await add({ email: 'kim@obx.test', role: 'admin', send_invitation: true });
    await add({ email: 'quiet@obx.test' });
    const mail = await mailbox().next(ben.email, /invites you to its portal$/);
    expect(mail.text).toContain('Hello Ben,');
    expect(mail.text).toContain('There you see your projects');
    expect(mail.text).toMatch(/\/auth#email=ben%2Bshop%40obx\.test\s/);
    expect(mail.text).not.toMatch(/verify|token/);
    expect((await mailbox().next('kim@obx.test', /invites you/)).text).toContain('You work with the team there');
    await deliverEvents(context.app);
    expect([ben.email, 'kim@obx.test', 'quiet@obx.test'].map((email) => mailsTo(email).length)).toEqual([1, 1, 0]);
    expect(await context.db.rows('select channel from notifications where recipient_id = ?', [ben.id])).toEqual([
      { channel: 'email' },
    ]);
  });

  it('goes again at the earliest after five minutes, or at once to a corrected address', async () => {
    const { id, email } = await add({ email: 'nora@obx.test', send_invitation: true });
    await mailbox().next(email, /invites you/);
    await expect(invite(id)).rejects.toThrow('sent a moment ago');
    await lastSent(id, '4 minutes 50 seconds');
    await expect(invite(id)).rejects.toThrow('sent a moment ago');
    await lastSent(id, '5 minutes 1 second');
    await invite(id);
    await mailbox().next(email, /invites you/);
    await asAdmin((users) => users.update(actorOf(cast.admin), id, { email: 'nora@moved.test' }));
    expect((await invite(id)).invited_at).not.toBeNull();
    await mailbox().next('nora@moved.test', /invites you/);
  });

  it('goes neither to people who have signed in nor to suspended ones', async () => {
    for (const status of ['active', 'suspended'] as const) {
      const { user } = await context.db.given(aUser({ status }));
      await expect(invite(user.id)).rejects.toThrow('never signed in');
    }
  });
});
