import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { deliverEvents } from '../../../../test/support/deliver-events.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { Session, SessionsService } from '../../auth/index.js';
import { User } from '../../users/index.js';

const { context, cast, mailbox } = workerWithMailbox();

const transaction = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
  context.app.get(MikroORM).em.fork().transactional(work);
const signIn = (user: User, userAgent: string): Promise<unknown> =>
  runInContext({ requestId: uuidv7(), actor: { kind: 'anonymous', id: null }, ip: '198.51.100.7', userAgent }, () =>
    transaction((em) => context.db.service(SessionsService).begin(em, user, 'cookie')),
  );
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
});
