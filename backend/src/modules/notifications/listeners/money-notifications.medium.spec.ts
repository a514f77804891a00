import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import {
  AcceptDeal,
  brand,
  CreateDeal,
  CreateDealPayment,
  CreateInvoice,
  paymentAccount,
  type DealDocumentView,
  type DealView,
  type InvoiceView,
  type UserActor,
} from '@portal/contracts';
import { actorOf, type Cast } from '../../../../test/factories/cast.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import type { ReceivedMail } from '../../../../test/support/mail/mailbox.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { CreditNotesService } from '../../billing/invoices/credit-notes.service.js';
import { InvoicesService, PaymentsService } from '../../billing/index.js';
import { DealAnswersService } from '../../deals/agreement/deal-answers.service.js';
import { DealDocumentsService, DocumentSigning } from '../../deal-documents/index.js';
import { DealsService } from '../../deals/index.js';

const { context, cast, mailbox } = workerWithMailbox();

const as = <Result>(name: keyof Cast, work: (actor: UserActor) => Promise<Result>): Promise<Result> => {
  const actor = actorOf(cast[name]);
  return context.db.as(actor, () => work(actor));
};
const { deals, answers, documents, signing, invoices, payments, credits } = {
  deals: () => context.db.service(DealsService),
  answers: () => context.db.service(DealAnswersService),
  documents: () => context.db.service(DealDocumentsService),
  signing: () => context.db.service(DocumentSigning),
  invoices: () => context.db.service(InvoicesService),
  payments: () => context.db.service(PaymentsService),
  credits: () => context.db.service(CreditNotesService),
};
const addressOf = (name: keyof Cast) => cast[name].email;

/** Waits until exactly these users have a mail with this subject and this link. */
async function heard(names: readonly (keyof Cast)[], subject: RegExp, link: string): Promise<ReceivedMail> {
  const mail = await eventually(() => {
    const readers = mailbox()
      .mails.map(({ to, subject: said }) => `${to.join()}: ${said}`)
      .sort();
    expect(readers).toEqual([...names.map(addressOf)].sort().map((to) => expect.stringContaining(`${to}: `) as string));
    const [first] = mailbox().mails;
    if (!first) throw new Error('No mail');
    for (const one of mailbox().mails) {
      expect(one.subject).toMatch(subject);
      expect(one.text).toContain(`http://localhost:8080${link}`);
    }
    return first;
  });
  mailbox().clear();
  return mail;
}
const bells = (link: string) =>
  context.db.rows<{ email: string; title: string }>(
    `select u.email, n.title from notifications as n join users as u on u.id = n.recipient_id
     where n.channel = 'in_app' and n.link = ? order by n.created_at, u.email`,
    [link],
  );

const staff = ['admin', 'otherAdmin'] as const;
async function offered(more: object = {}): Promise<DealView> {
  const wish = { customer_id: cast.customer.id, title: 'Managed network', deal_type: 'one_time', amount: 450, ...more };
  const { id } = await as('admin', (actor) => deals().create(actor, CreateDeal.parse(wish)));
  return as('admin', (actor) => deals().update(actor, id, { current_status: 'sent' }));
}
const accept = ({ id, terms_hash }: DealView) =>
  as('customer', (actor) =>
    answers().accept(actor, id, AcceptDeal.parse({ terms_hash, name: 'Dana Test', agreed: true })),
  );

describe('deals and their documents (decisions, section 6)', () => {
  it('asks the customer to accept, tells every admin the answer, and the customer what we do then', async () => {
    const deal = await offered();
    const [mine, ours] = [`/customer/account/${deal.id}`, `/admin/deals/${deal.id}`];
    await heard(['customer'], new RegExp(`^Please read and accept ${deal.number} “Managed network”$`), mine);
    await accept(deal);
    await heard(staff, new RegExp(`^Dana Test accepted ${deal.number}`), ours);
    const { ticket_id } = await as('customer', (actor) =>
      answers().requestChange(actor, deal.id, { wish: 'pause', message: 'We rebuild the shop.' }),
    );
    await eventually(() => expect(mailbox().mails).toHaveLength(staff.length + 1));
    const told = mailbox().mails.filter(({ text }) => text.includes(`/admin/support/${ticket_id}`));
    expect(told.map(({ to }) => to.join()).sort()).toEqual(staff.map(addressOf).sort());
    expect(told[0]?.text).toContain('We rebuild the shop.');
    mailbox().clear();
    await as('admin', (actor) => deals().update(actor, deal.id, { current_status: 'paused' }));
    await heard(['customer'], new RegExp(`^Your deal ${deal.number} “Managed network” is paused$`), mine);
    await as('otherAdmin', (actor) =>
      deals().update(actor, deal.id, { current_status: 'cancelled', cancel_reason: 'As you asked' }),
    );
    expect((await heard(['customer'], /has ended$/, mine)).text).toContain('As you asked');
    expect((await bells(ours)).map(({ email }) => email)).not.toContain(addressOf('customer'));
    expect((await bells(mine)).map(({ email }) => email)).toEqual(Array(3).fill(addressOf('customer')));
  });

  it('tells the other admins what one of them recorded, and everybody of us a no with its reason', async () => {
    const deal = await offered();
    await heard(['customer'], /accept/, `/customer/account/${deal.id}`);
    await as('customer', (actor) => answers().decline(actor, deal.id, { reason: 'Too much' }));
    const no = await heard(staff, /^Dana Test declined/, `/admin/deals/${deal.id}`);
    expect(no.text).toContain('Too much');
    const other = await offered();
    await heard(['customer'], /accept/, `/customer/account/${other.id}`);
    await as('admin', (actor) =>
      deals().update(actor, other.id, {
        current_status: 'active',
        acceptance_method: 'phone',
        accepted_by_name: 'Dana',
      }),
    );
    await eventually(() => {
      const said = mailbox()
        .mails.map(({ to, subject }) => `${to.join()}: ${subject}`)
        .sort();
      expect(said).toEqual([
        expect.stringMatching(/^blake.*: Avery Test recorded that Dana accepted/),
        expect.stringMatching(/^dana.*is active$/),
      ]);
    });
  });

  it('asks for no signature to a quote of a deal that was accepted meanwhile', async () => {
    const deal = await offered();
    const mine = `/customer/account/${deal.id}`;
    await heard(['customer'], /accept/, mine);
    await accept(deal);
    await heard(staff, /accepted/, `/admin/deals/${deal.id}`);
    const { id } = await as('admin', (actor) => documents().create(actor, { deal_id: deal.id, kind: 'quote' }));
    await as('admin', (actor) => documents().update(actor, id, { status: 'sent' }));
    expect((await heard(['customer'], /^You have a new document: “Quote/, mine)).text).not.toMatch(/\bsign/);
  });

  it('asks for a signature, tells us about it, and says when a document is taken back', async () => {
    const deal = await offered();
    const [mine, ours] = [`/customer/account/${deal.id}`, `/admin/deals/${deal.id}`];
    await heard(['customer'], /accept/, mine);
    const sent = async (): Promise<DealDocumentView> => {
      const { id } = await as('admin', (actor) => documents().create(actor, { deal_id: deal.id, kind: 'contract' }));
      return as('admin', (actor) => documents().update(actor, id, { status: 'sent' }));
    };
    const contract = await sent();
    await heard(['customer'], /^Please read and sign “Contract D-/, mine);
    await as('customer', (actor) =>
      signing().sign(actor, contract.id, { name: 'Dana Test', agreed: true, sha256: contract.sha256 }),
    );
    await heard(staff, /^Dana Test signed “Contract/, ours);
    const second = await sent();
    await heard(['customer'], /sign/, mine);
    await as('customer', (actor) => signing().decline(actor, second.id, { reason: 'Not yet' }));
    expect((await heard(staff, /declined to sign/, ours)).text).toContain('Not yet');
    const third = await sent();
    await heard(['customer'], /sign/, mine);
    await as('admin', (actor) => documents().update(actor, third.id, { status: 'voided' }));
    await heard(['customer'], /took “Contract.*” back$/, mine);
  });
});

describe('bills and payments (decisions, section 6: invoices go at once)', () => {
  const payers = ['customer', 'primary'] as const;
  const pdfNamed = (number: string | RegExp | null) => ({
    filename: expect.stringMatching(number ?? '') as string,
    contentType: 'application/pdf',
  });
  async function issued(amount = 450): Promise<InvoiceView> {
    const lines = [{ description: 'Managed network', unit_price: amount }];
    const wish = CreateInvoice.parse({ customer_id: cast.customer.id, lines });
    const { id } = await as('admin', (actor) => invoices().create(actor, wish));
    return as('admin', (actor) => invoices().update(actor, id, { status: 'open' }));
  }
  const pay = ({ id }: InvoiceView, amount: number, external_ref: string) =>
    as('admin', (actor) =>
      payments().create(actor, CreateDealPayment.parse({ invoice_id: id, amount, method: 'check', external_ref })),
    );

  it('sends the invoice’s page to the customer and the company’s money contacts, then receipt, credit note and refund', async () => {
    const invoice = await issued();
    const page = `/customer/billing/${invoice.id}`;
    const mail = await heard(payers, new RegExp(`^New invoice ${invoice.number} for \\$450\\.00, due `), page);
    for (const words of [brand.paymentInstructions, paymentAccount.routingNumber, paymentAccount.accountNumber])
      expect(mail.text).toContain(words);
    expect(mail.files).toMatchObject([pdfNamed(invoice.number)]);
    const payment = await pay(invoice, 100, 'check 1');
    const receipt = await heard(payers, /^Receipt for your payment of \$100\.00$/, page);
    expect(receipt.text).toMatch(/To pay:?\s+\$350\.00/);
    await as('admin', (actor) => credits().write(actor, invoice.id, { amount: 50, reason: 'One day was down' }));
    const credit = await heard(payers, new RegExp(`^Credit note for \\$50\\.00 on invoice ${invoice.number}$`), page);
    expect(credit.text).toMatch(/We credited \$50\.00.*One day was down.*\$300\.00 left to pay/s);
    expect(credit.files).toMatchObject([pdfNamed(/^CN-/)]);
    await as('admin', (actor) => payments().refund(actor, payment.id, { amount: 25, reason: 'Paid too early' }));
    expect((await heard(payers, /^Refund of \$25\.00$/, page)).text).toContain('Paid too early');
    expect(new Set((await bells(page)).map(({ email }) => email))).toEqual(new Set(payers.map(addressOf)));
  });

  it('brings an open invoice to mind, a paid one no more, and tells that one is void', async () => {
    const remind = ({ id }: InvoiceView, days: number) =>
      context.db.asSystem(() =>
        (context.app.get(MikroORM).em.fork() as EntityManager).transactional((em) => {
          recordEvent(em, 'invoice.reminder_due', id, { days });
          return Promise.resolve();
        }),
      );
    const invoice = await issued(80);
    const page = `/customer/billing/${invoice.id}`;
    await heard(payers, /^New invoice/, page);
    await remind(invoice, -3);
    const reminder = await heard(payers, new RegExp(`^Due in 3 days: invoice ${invoice.number}$`), page);
    expect(reminder.files).toMatchObject([pdfNamed(invoice.number)]);
    await remind(invoice, 7);
    await heard(payers, /^7 days overdue/, page);
    await pay(invoice, 80, 'check 2');
    await heard(payers, /^Receipt/, page);
    await remind(invoice, 14);
    const other = await issued(60);
    await heard(payers, /^New invoice .* \$60\.00/, `/customer/billing/${other.id}`);
    await as('admin', (actor) => invoices().update(actor, other.id, { status: 'void', void_reason: 'A mistake' }));
    expect((await heard(payers, /^Void: invoice/, `/customer/billing/${other.id}`)).text).toContain('A mistake');
    const settled = await context.db.rows<{ reason: string }>(
      `select reason from notifications where template = 'invoice_reminder' and status = 'suppressed'`,
    );
    expect(settled).toHaveLength(2);
  });
});
