import { randomUUID } from 'node:crypto';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { InboundMail } from '../../inbound-mail/index.js';

const { context, cast, mailbox } = workerWithMailbox({ MAIL_MERGE_SECONDS: '3600' });

const transaction = <Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> =>
  context.db.asSystem(() => context.app.get(MikroORM).em.fork().transactional(work));

/** What the receiver stores of a mail, its file left out. */
const received = (reason: 'unknown_sender' | null): InboundMail =>
  InboundMail.receive(
    {
      ...{ kind: 'message', reason, messageId: `<${randomUUID()}@elsewhere.test>`, recipient: 'support@help.test' },
      ...{ fromAddress: 'ada@elsewhere.test', fromName: null, userId: null, subject: 'No network', text: 'None.' },
      ...{
        attachments: [],
        size: 10,
        storagePath: randomUUID(),
        isProven: false,
        ticketId: null,
        consultationId: null,
      },
      checks: { spf: 'none', dkim: 'none', dmarc: 'none' },
    },
    null,
  );

const receive = (reason: 'unknown_sender' | null): Promise<InboundMail> =>
  transaction((em) => {
    const mail = received(reason);
    em.persist(mail);
    return Promise.resolve(mail);
  });

const toldInApp = (): Promise<unknown[]> =>
  context.db.rows(`select title, link from notifications where channel = 'in_app' and recipient_id = ?`, [
    cast.admin.id,
  ]);

describe('notifications of received mails that wait (decisions, section 6)', () => {
  beforeEach(() => context.db.rows('delete from notifications'));

  it('go to admins, several as one mail; what needs no decision is no news', async () => {
    const mail = await receive('unknown_sender');
    await receive('unknown_sender');
    await receive(null);
    await deliverEvents(context.app);
    expect(await toldInApp()).toHaveLength(2);
    expect(await toldInApp()).toContainEqual({
      title: 'A mail from ada@elsewhere.test waits',
      link: `/admin/support/mails/${mail.id}`,
    });
    await context.db.rows(`update notifications set due_at = now() where channel = 'email'`);
    const sent = await mailbox().next(cast.admin.email, /./);
    expect(sent.text.match(/A mail from ada@elsewhere\.test waits/g)).toHaveLength(2);
    expect(mailbox().mails.filter(({ to }) => to.includes(cast.admin.email))).toHaveLength(1);
  });

  it('are not mailed for what was filed or marked as junk meanwhile', async () => {
    // In one transaction, because the worker delivers the event as soon as it is committed.
    await transaction((em) => {
      const mail = received('unknown_sender');
      em.persist(mail);
      mail.moveTo('junk');
      return Promise.resolve();
    });
    await deliverEvents(context.app);
    expect(await toldInApp()).toEqual([]);
  });
});
