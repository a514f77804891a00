import { actorOf } from '../../../../test/factories/cast.factory.js';
import { billingCalls } from '../../../../test/support/calls/billing-calls.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { refusal } from '../../../../test/support/refusal.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { MailSuppression } from '../suppressions/mail-suppression.entity.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { InvoicesService } from '../../billing/index.js';
import { InvoiceMailsReader } from './invoice-mails.reader.js';

const { context, cast, mailbox } = workerWithMailbox();
const { admin, asAdmin, draft, change, opened, pay } = billingCalls(context, cast);
const preview = (id: string) => context.db.service(InvoiceMailsReader).preview(admin(), id);
const sentTo = (email: string) =>
  eventually(() => {
    const mail = mailbox().mails.findLast(({ to }) => to.includes(email));
    if (!mail) throw new Error('No mail yet');
    return mail;
  });
/** Its words, without the link that switches such mails off. */
const wordsOf = (text: string | null | undefined) => text?.replace(/\n[^\n]*\/unsubscribe\/\S+/, '').trim();
const rowsStored = () =>
  context.db.rows(
    `select (select count(*) from domain_events) as events, (select count(*) from notifications) as mails,
            (select json_agg(c) from number_counters as c) as numbers`,
  );
const choose = (user: 'customer' | 'primary', email: 'off' | 'daily') => {
  const actor = actorOf(cast[user]);
  const service = context.db.service(PreferencesService);
  return context.db.as(actor, () => service.update(actor, { preferences: [{ category: 'billing', email }] }));
};

describe('the mail of an invoice before it goes (decisions 4.106)', () => {
  it('of a draft is the one that is sent, with what credit pays, and leaves nothing behind', async () => {
    await pay(30, { customer_id: cast.customer.id });
    await sentTo(cast.customer.email);
    mailbox().clear();
    const { id } = await draft(); // $90, of which credit pays $30
    const before = await rowsStored();
    const { recipients, mail, attachment } = await preview(id);
    expect(await rowsStored()).toEqual(before);
    expect(recipients).toMatchObject([
      { email: cast.customer.email, timing: 'at_once', reason: null },
      { email: cast.primary.email, timing: 'at_once', reason: null },
    ]);
    const { number } = await change(id, { status: 'open' });
    const sent = await sentTo(cast.customer.email);
    const numbered = (text: string | null | undefined) => text?.replaceAll('[next number]', number ?? '');
    expect(sent.text).toContain('$60.00');
    expect(sent.subject).toBe(numbered(mail?.subject));
    expect(wordsOf(sent.text)).toBe(numbered(wordsOf(mail?.text)));
    expect(sent.files).toMatchObject([{ filename: numbered(attachment) }]);
  });

  it('of an open one is its reminder; of others, and of a draft without lines, there is none', async () => {
    const { id, number } = await opened();
    const { mail, attachment } = await preview(id);
    expect(attachment).toBe(`${number}.pdf`);
    await asAdmin((actor) => context.db.service(InvoicesService).remind(actor, id, {}));
    await eventually(() => expect(mailbox().mails.map(({ subject }) => subject)).toContain(mail?.subject));
    await change(id, { status: 'uncollectible' });
    expect(await refusal(preview(id))).toMatchObject({ code: 'invoice.not_open' });
    expect(await refusal(preview((await draft({ lines: [], notes: 'Soon' })).id))).toMatchObject({
      code: 'invoice.empty',
    });
  });

  it('goes once more as when it was issued, shown before, once a day (decisions 4.115)', async () => {
    const { id, number } = await opened();
    const about = (email: string) => mailbox().next(email, new RegExp(`^New invoice ${number} `));
    const issued = await about(cast.primary.email);
    await about(cast.customer.email);
    mailbox().clear();
    const { recipients, mail, attachment } = await context.db
      .service(InvoiceMailsReader)
      .preview(admin(), id, { again: true });
    expect([mail?.subject, attachment]).toEqual([issued.subject, `${number}.pdf`]);
    const again = () => asAdmin((actor) => context.db.service(InvoicesService).sendAgain(actor, id, {}));
    await again();
    for (const { email } of recipients) {
      const sent = await about(email);
      expect([sent.subject, sent.files.map(({ filename }) => filename)]).toEqual([issued.subject, [attachment]]);
    }
    expect(await refusal(again())).toMatchObject({ code: 'invoice.sent_today' });
    await change(id, { status: 'uncollectible' });
    expect(await refusal(again())).toMatchObject({ code: 'invoice.not_sendable' });
  });

  it('names who gets none and why, and who reads it with the mail of the day', async () => {
    const { id } = await draft();
    await choose('customer', 'daily');
    await choose('primary', 'off');
    expect(await preview(id)).toMatchObject({
      recipients: [
        { name: 'Dana Test', timing: 'daily', due_at: expect.any(String) as string, reason: null },
        { name: 'Paula Test', timing: 'never', reason: 'Switched off in the notification preferences' },
      ],
      mail: null,
      attachment: null,
    });
    const others = (await opened()).id; // several at once, in the order they were asked for
    const listed = await context.db.service(InvoiceMailsReader).listRecipients(admin(), [others, id]);
    expect(listed).toMatchObject([
      { invoice_id: others, recipients: (await preview(others)).recipients },
      { invoice_id: id, recipients: (await preview(id)).recipients },
    ]);
    const suppression = MailSuppression.watch(cast.customer.email, 'bounces', cast.customer.id);
    Object.assign(suppression, { status: 'suppressed' });
    await context.db.given((em) => Promise.resolve(em.persist(suppression)));
    expect((await preview(id)).recipients[0]).toMatchObject({
      timing: 'never',
      due_at: null,
      reason: 'Earlier mails to this address came back',
    });
  });
});
