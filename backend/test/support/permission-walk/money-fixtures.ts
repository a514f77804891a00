import { randomUUID } from 'node:crypto';
import { CreateDealDocument, CreateInvoice, CreateScheduleEntry, type InvoiceView } from '@portal/contracts';
import {
  CreditNotesService,
  InvoicesService,
  PaymentsService,
  SchedulesService,
} from '../../../src/modules/billing/index.js';
import { DealDocumentsService } from '../../../src/modules/deal-documents/index.js';
import { actorOf } from '../../factories/cast.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { pdf } from '../mail/sample-files.js';
import { deleted, type Fixture, type Fixtures, type Visit } from './walk.js';
import type { World } from './walkers.js';

/** So much that no credit of an earlier call pays it. */
const PRICE = 1_000_000;

const byAdmin = <Result>({ test, people }: World, work: (admin: ReturnType<typeof actorOf>) => Promise<Result>) =>
  test.db.as(actorOf(people.admin), () => work(actorOf(people.admin)));

/** A record of the owner. The company's primary and billing contacts see it. */
const ofOwner = ({ people: { owner } }: World, visible: Visit['visible']): Visit => ({
  subject: { customer_id: owner.id, company_id: owner.companyId },
  visible: visible ?? true,
});

const invoiceIn = (world: World, status: 'draft' | 'open'): Promise<InvoiceView> =>
  byAdmin(world, async (admin) => {
    const invoices = world.test.db.service(InvoicesService);
    const lines = [{ description: 'Work', quantity: 1, unit_price: PRICE }];
    const draft = await invoices.create(admin, CreateInvoice.parse({ customer_id: world.people.owner.id, lines }));
    return status === 'draft' ? draft : invoices.update(admin, draft.id, { status });
  });

const invoice =
  (status: 'draft' | 'open', body?: object): Fixture =>
  async (world) => ({
    params: { id: (await invoiceIn(world, status)).id },
    ...ofOwner(world, 'invoice.read'),
    ...(body ? { body } : {}),
  });

const paymentOf = (world: World, status: 'pending' | 'succeeded') =>
  byAdmin(world, (admin) =>
    world.test.db.service(PaymentsService).create(admin, {
      customer_id: world.people.owner.id,
      amount: 500,
      method: 'check',
      external_ref: `Check ${randomUUID()}`,
      status,
    }),
  );

const payment =
  (status: 'pending' | 'succeeded'): Fixture =>
  async (world) => ({ params: { id: (await paymentOf(world, status)).id }, ...ofOwner(world, 'deal_payment.read') });

const creditNote: Fixture = async (world) => {
  const { id } = await invoiceIn(world, 'open');
  const { credit_notes } = await byAdmin(world, (admin) =>
    world.test.db.service(CreditNotesService).write(admin, id, { amount: 500, reason: 'Billed too much' }),
  );
  return { params: { id, noteId: credit_notes[0]?.id ?? '' }, ...ofOwner(world, 'invoice.read') };
};

const refund: Fixture = async (world) => {
  const { id } = await paymentOf(world, 'succeeded');
  const { refunds } = await byAdmin(world, (admin) =>
    world.test.db.service(PaymentsService).refund(admin, id, { amount: 100, reason: 'Paid too much' }),
  );
  return { params: { id, refundId: refunds[0]?.id ?? '' }, ...ofOwner(world, 'deal_payment.read') };
};

const withCredit: Fixture = async (world, name) => {
  const visit = await invoice('open')(world, name);
  await paymentOf(world, 'succeeded');
  return visit;
};

const dealOf = async ({ test, people: { owner } }: World) =>
  (await test.db.given(aDeal({ customer: owner, status: 'sent' }))).deal;

const entry =
  (status?: 'ready'): Fixture =>
  async (world) => {
    const { id: deal_id } = await dealOf(world);
    const input = CreateScheduleEntry.parse({ deal_id, type: 'deposit', title: 'Deposit', amount: 100 });
    const made = await byAdmin(world, async (admin) => {
      const schedules = world.test.db.service(SchedulesService);
      const pending = await schedules.create(admin, input);
      return status ? schedules.update(admin, pending.id, { status }) : pending;
    });
    return { params: { id: made.id }, ...ofOwner(world, 'billing_schedule.read') };
  };

/** An uploaded file: drawing one for every caller would take a minute. */
const contractOf = ({ test }: World, admin: ReturnType<typeof actorOf>, deal_id: string) => {
  const file = { file_name: 'contract.pdf', file_data: pdf.toString('base64') };
  const input = CreateDealDocument.parse({ deal_id, kind: 'contract', ...file });
  return test.db.service(DealDocumentsService).create(admin, input);
};

const document =
  (status: 'draft' | 'sent'): Fixture =>
  async (world) => {
    const { id: deal_id } = await dealOf(world);
    const made = await byAdmin(world, async (admin) => {
      const draft = await contractOf(world, admin, deal_id);
      const documents = world.test.db.service(DealDocumentsService);
      return status === 'draft' ? draft : documents.update(admin, draft.id, { status });
    });
    return { params: { id: made.id }, ...ofOwner(world, 'deal_document.read'), body: { sha256: made.sha256 } };
  };

/** A draft deal with the draft of its contract. */
const bothDrafts: Fixture = async (world) => {
  const { deal } = await world.test.db.given(aDeal({ customer: world.people.owner, status: 'draft' }));
  const { id } = await byAdmin(world, (admin) => contractOf(world, admin, deal.id));
  return { params: { id: deal.id }, ...ofOwner(world, 'deal.read'), body: { document_ids: [id] } };
};

const signed: Fixture = async (world, name) => {
  const visit = await document('sent')(world, name);
  return { ...visit, body: { ...visit.body, confirmed: true } };
};

const withoutHash =
  (fixture: Fixture): Fixture =>
  async (world, name) => ({ ...(await fixture(world, name)), body: {} });

/** Invoices, payments and documents of deals: only admins change them. */
export const moneyFixtures: Fixtures = {
  'GET /api/v1/billing/account': ({ people }, name) => ({
    ...(name === 'admin' ? { query: { customer_id: people.owner.id } } : {}),
    isCallersOwn: true,
  }),
  'GET /api/v1/billing/account/statement/pdf': ({ people }, name) => ({
    query: { from: '2026-01-01', to: '2026-03-31', ...(name === 'admin' ? { customer_id: people.owner.id } : {}) },
    isCallersOwn: true,
  }),
  'GET /api/v1/billing/invoices': () => ({}),
  'POST /api/v1/billing/invoices': ({ people }) => ({ body: { customer_id: people.owner.id } }),
  'GET /api/v1/billing/invoices/{id}': invoice('open'),
  'GET /api/v1/billing/invoices/{id}/pdf': invoice('open'),
  'GET /api/v1/billing/invoices/{id}/mail': invoice('open'),
  'POST /api/v1/billing/invoice-mails': async (world) => ({ body: { ids: [(await invoiceIn(world, 'open')).id] } }),
  'GET /api/v1/billing/invoices/{id}/timeline': invoice('open'),
  'POST /api/v1/billing/invoices/{id}/remind': invoice('open'),
  'POST /api/v1/billing/invoices/{id}/send-again': invoice('open'),
  'PUT /api/v1/billing/invoices/{id}': invoice('open', { status: 'uncollectible' }),
  'PUT /api/v1/billing/invoices/{id} — to issue it': invoice('draft'),
  'DELETE /api/v1/billing/invoices/{id}': invoice('draft'),
  'POST /api/v1/billing/invoices/{id}/restore': deleted('invoices', invoice('draft')),
  'POST /api/v1/billing/invoices/{id}/credit-notes': invoice('open'),
  'GET /api/v1/billing/invoices/{id}/credit-notes/{noteId}/pdf': creditNote,
  'POST /api/v1/billing/invoices/{id}/apply-credit': withCredit,
  'GET /api/v1/billing/schedules': () => ({}),
  'POST /api/v1/billing/schedules': ({ project }) => ({ body: { project_id: project.id } }),
  'GET /api/v1/billing/schedules/{id}': entry(),
  'PUT /api/v1/billing/schedules/{id}': entry('ready'),
  'DELETE /api/v1/billing/schedules/{id}': entry(),
  'POST /api/v1/billing/schedules/{id}/restore': deleted('billing_schedules', entry()),

  'GET /api/v1/deals/deal-payments': () => ({}),
  'POST /api/v1/deals/deal-payments': async (world) => ({
    body: { invoice_id: (await invoiceIn(world, 'open')).id, external_ref: `Check ${randomUUID()}` },
  }),
  'GET /api/v1/deals/deal-payments/{id}': payment('succeeded'),
  'GET /api/v1/deals/deal-payments/{id}/pdf': payment('succeeded'),
  'GET /api/v1/deals/deal-payments/{id}/refunds/{refundId}/pdf': refund,
  'PUT /api/v1/deals/deal-payments/{id}': payment('pending'),
  'POST /api/v1/deals/deal-payments/{id}/refund': payment('succeeded'),
  'GET /api/v1/deals/revenue-summary': () => ({}),
  'GET /api/v1/deals/analytics': () => ({}),
  'GET /api/v1/deals/mrr-summary': () => ({ query: { from: '2026-01-01', to: '2026-03-31' } }),
  'GET /api/v1/deals/mrr-movements': () => ({}),

  'POST /api/v1/deals/customer-deals/{id}/send': bothDrafts,
  'GET /api/v1/deals/deal-documents': () => ({}),
  'POST /api/v1/deals/deal-documents': async (world) => ({ body: { deal_id: (await dealOf(world)).id } }),
  'GET /api/v1/deals/deal-documents/{id}': document('sent'),
  'GET /api/v1/deals/deal-documents/{id}/content': document('sent'),
  'PUT /api/v1/deals/deal-documents/{id}': withoutHash(document('draft')),
  'DELETE /api/v1/deals/deal-documents/{id}': document('draft'),
  'POST /api/v1/deals/deal-documents/{id}/restore': deleted('deal_documents', withoutHash(document('draft'))),
  'POST /api/v1/deals/deal-documents/{id}/sign': signed,
  'POST /api/v1/deals/deal-documents/{id}/decline': withoutHash(document('sent')),
};
