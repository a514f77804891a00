import { ListMailSuppressions } from '@portal/contracts';
import { aDeal } from '../../../../test/factories/deal.factory.js';
import { billingCalls } from '../../../../test/support/calls/billing-calls.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { InvoicesService } from '../../billing/index.js';
import { InvoiceTimelineReader } from '../../billing/invoices/invoice-timeline.reader.js';
import { RecurringBilling } from '../../billing/schedule/recurring-billing.sweep.js';
import { CompaniesService } from '../../companies/index.js';
import { MailReports } from '../../inbound-mail/index.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import { MailSuppressionsService } from '../suppressions/mail-suppressions.service.js';
import { InvoiceMailsReader } from '../invoice-mails/invoice-mails.reader.js';

const { context, cast, mailbox } = workerWithMailbox();
const { admin, asAdmin, draft, opened, pay, credit } = billingCalls(context, cast);
const BOOKS = 'books@example.test';

const setAddress = (of: 'customer' | 'stranger', billing_email: string | null) =>
  asAdmin((actor) => context.db.service(CompaniesService).update(actor, cast[of].companyId ?? '', { billing_email }));
/** Whom the mails of this kind about an invoice are for, once they are written. */
const mailedTo = (template: string, invoiceId: string) =>
  eventually(async () => {
    const rows = await context.db.rows<{ email: string }>(
      `select recipient_email as email from notifications
       where channel = 'email' and template = ? and data ->> 'invoice_id' = ? order by email`,
      [template, invoiceId],
    );
    expect(rows).not.toEqual([]);
    return rows.map(({ email }) => email);
  });
const sentTo = (email: string, subject: RegExp) =>
  eventually(() => {
    const mail = mailbox().mails.find((one) => one.to.includes(email) && subject.test(one.subject));
    if (!mail) throw new Error('No mail yet');
    return mail;
  });
const people = () => [cast.customer.email, cast.primary.email];

describe('the billing e-mail of a company (decisions 4.108)', () => {
  beforeAll(async () => {
    await setAddress('stranger', 'other@example.test');
  });
  beforeEach(async () => {
    await setAddress('customer', BOOKS);
  });

  it('gets each mail about the company’s money once, with the PDF and without what needs an account', async () => {
    const { id, number } = await opened(); // $90
    const everybody = [BOOKS, ...people()];
    expect(await mailedTo('invoice_issued', id)).toEqual(everybody);
    const mail = await sentTo(BOOKS, /^New invoice/);
    expect(mail.text).toContain('$90.00');
    expect(mail.text).toContain('This is the billing address of Neuse Bakery.');
    expect(mail.text).not.toMatch(/\/customer|unsubscribe|download it there/);
    expect(mail.headers.has('list')).toBe(false); // no List-Unsubscribe
    expect(mail.files).toMatchObject([{ filename: `${number}.pdf` }]);
    await asAdmin((actor) => context.db.service(InvoicesService).remind(actor, id, {}));
    expect(await mailedTo('invoice_reminder', id)).toEqual(everybody);
    await pay(30, { invoice_id: id });
    expect(await mailedTo('payment_received', id)).toEqual(everybody);
    expect((await sentTo(BOOKS, /^Receipt/)).files).toMatchObject([
      { filename: expect.stringMatching(/^Receipt/) as string },
    ]);
    await credit(id, 10);
    expect(await mailedTo('invoice_credited', id)).toEqual(everybody);
    expect((await sentTo(BOOKS, /^Credit note/)).files).toHaveLength(1);
    const { entries } = await context.db.service(InvoiceTimelineReader).get(admin(), id);
    expect(entries.filter(({ kind, recipient }) => kind === 'mail' && recipient === BOOKS)).toHaveLength(4);
  });

  it('gets the bills of a deal', async () => {
    const { deal } = await context.db.given(aDeal({ customer: cast.customer, status: 'active' }));
    await runSweep(context.app, RecurringBilling);
    const [invoice] = await context.db.rows<{ id: string }>('select id from invoices where deal_id = ?', [deal.id]);
    expect(await mailedTo('invoice_issued', invoice?.id ?? '')).toEqual([BOOKS, ...people()]);
  });

  it('is no second mail to somebody who gets it by an account, and may be missing', async () => {
    for (const address of [cast.primary.email, null]) {
      await setAddress('customer', address);
      expect(await mailedTo('invoice_issued', (await opened()).id)).toEqual(people());
    }
  });

  it('gets no mail that was written before it became another', async () => {
    const { id } = await opened();
    const draftTo = (recipient_email: string) =>
      context.db.service(NotificationMails).draft({
        ...{ id, template: 'invoice_issued', category: 'billing', data: { invoice_id: id }, link: '/', title: '' },
        ...{ body: '', merge_key: null, record_key: null, is_suppressed: false, recipient_id: null, recipient_email },
      });
    expect(await draftTo(BOOKS)).toBeDefined();
    expect(await draftTo('former@example.test')).toBeUndefined();
  });

  it('stands in the question before an invoice goes, with the reason where its reader doesn’t want mail', async () => {
    const address = async () =>
      (await context.db.service(InvoiceMailsReader).preview(admin(), id)).recipients.find(
        ({ id: who }) => who === null,
      );
    const { id } = await draft();
    expect(await address()).toMatchObject({ name: 'Neuse Bakery', email: BOOKS, timing: 'at_once', reason: null });
    await opened();
    const [mail] = await context.db.rows<{ id: string }>(
      'select id from notifications where recipient_email = ? limit 1',
      [BOOKS],
    );
    const report = (kind: 'bounce' | 'complaint') =>
      context.db.asSystem(() =>
        context.db
          .service(MailReports)
          .record({ kind: 'notification', id: mail?.id ?? '' }, { kind, isPermanent: true, detail: '5.1.1' }),
      );
    await report('bounce');
    await report('complaint');
    await eventually(async () =>
      expect(await address()).toMatchObject({ timing: 'never', reason: 'Its reader reported a mail as unwanted' }),
    );
    expect(await mailedTo('invoice_issued', (await opened()).id)).toEqual(people());
    expect(
      await context.db.rows('select kind, status, user_id from mail_suppressions where address = ? order by kind', [
        BOOKS,
      ]),
    ).toEqual([
      { kind: 'bounces', status: 'watched', user_id: null },
      { kind: 'complaint', status: 'suppressed', user_id: null },
    ]);
    const service = context.db.service(MailSuppressionsService);
    const { data } = await service.list(admin(), ListMailSuppressions.parse({ kind: 'complaint', search: BOOKS }));
    await context.db.as(admin(), () => service.lift(admin(), data[0]?.id ?? '', { status: 'lifted' }));
    expect(await address()).toMatchObject({ timing: 'at_once', reason: null });
  });
});
