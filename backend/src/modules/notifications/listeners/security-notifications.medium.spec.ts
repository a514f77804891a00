import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { UpdateUser } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { Session, SessionsService } from '../../auth/index.js';
import { User, UsersService } from '../../users/index.js';

const { context, cast, mailbox } = workerWithMailbox();

const transaction = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
  context.app.get(MikroORM).em.fork().transactional(work);
const signIn = (user: User, userAgent: string): Promise<unknown> =>
  runInContext({ requestId: uuidv7(), actor: { kind: 'anonymous', id: null }, ip: '198.51.100.7', userAgent }, () =>
    transaction((em) => context.db.service(SessionsService).begin(em, user, 'cookie')),
  );
const update = (user: User, input: UpdateUser): Promise<unknown> =>
  context.db.as(actorOf(cast.admin), () =>
    context.db.service(UsersService).update(actorOf(cast.admin), user.id, input),
  );
const inboxOf = async ({ id }: User): Promise<string[]> => {
  const rows = await context.db.rows<{ title: string }>(
    `select title from notifications where recipient_id = ? and channel = 'in_app' order by id`,
    [id],
  );
  return rows.map(({ title }) => title);
};
const mailsTo = ({ email }: User) => mailbox().mails.filter(({ to }) => to.includes(email));

describe('mail about the security of an account (decisions, section 6)', () => {
  it('comes for a sign-in from a browser that the account was never opened in, not for the first or a known one', async () => {
    const browsers = ['Firefox/150.0', 'Firefox/150.0', 'Version/26.1 Safari/605.1.15', 'Firefox/151.0.2'];
    for (const browser of browsers) await signIn(cast.customer, browser);
    const mail = await mailbox().next(cast.customer.email, /^Your account was opened in a new browser$/);
    expect(mail.text).toContain('from 198.51.100.7');
    expect(mail.text).toContain('/customer/profile');
    await deliverEvents(context.app);
    expect(mailsTo(cast.customer)).toHaveLength(1);
  });

  it('comes when the user ends the session of another device', async () => {
    for (let count = 0; count < 2; count++) await signIn(cast.stranger, 'Firefox/150.0');
    const [revoked, signedOut] = await context.db.rows<{ id: string }>(
      'select id from sessions where user_id = ? order by id',
      [cast.stranger.id],
    );
    const end = (id = '', reason: 'revoked' | 'signed_out') =>
      context.db.as(actorOf(cast.stranger), () =>
        transaction(async (em) => (await em.findOneOrFail(Session, id)).end(reason)),
      );
    await end(signedOut?.id, 'signed_out');
    await end(revoked?.id, 'revoked');
    const mail = await mailbox().next(cast.stranger.email, /^A device was signed out of your account$/);
    expect(mail.text).toContain('last used from 198.51.100.7');
    await deliverEvents(context.app);
    expect(mailsTo(cast.stranger)).toHaveLength(1);
  });

  it('comes when an admin gives another role', async () => {
    await context.db.as(actorOf(cast.admin), () =>
      transaction(async (em) => (await em.findOneOrFail(User, cast.coworker.id)).giveRole('admin')),
    );
    const mail = await mailbox().next(cast.coworker.email, /^Your account has the rights of an admin now$/);
    expect(mail.text).toContain('You were signed out everywhere');
  });

  it('comes to the old and the new address when an admin changes it', async () => {
    const [from, to] = [cast.primary.email, 'paula@moved.test'];
    await update(cast.primary, { email: to });
    const mails = await Promise.all(
      [from, to].map((address) => mailbox().next(address, /^The address of your account/)),
    );
    for (const { text } of mails) expect(text).toContain('It is p***@moved.test now');
    await deliverEvents(context.app);
    expect(await inboxOf(cast.primary)).toEqual(['The address of your account was changed']);
    await expect(update(cast.primary, { email: cast.customer.email })).rejects.toThrow(/address/);
  });

  it('comes when an admin suspends the account, which ends its sessions; not when one is invited anew', async () => {
    const { user: invited } = await context.db.given(aUser({ status: 'invited' }));
    for (const user of [cast.stranger, invited]) await update(user, { status: 'suspended' });
    const mail = await mailbox().next(cast.stranger.email, /^Your account was suspended$/);
    expect(mail.text).toContain('You were signed out everywhere and can’t sign in.');
    await deliverEvents(context.app);
    expect(mailsTo(invited)).toEqual([]);
  });
});
