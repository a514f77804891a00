import {
  aDeal,
  aDealDocument,
  aDealPayment,
  anAdmin,
  anId,
  anInvoice,
  aPromoCode,
  aScheduleEntry,
  startFakeApi,
} from '@portal/testing';
import { describeForms, type FormCase } from '@portal/features/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EditEntry, NewEntry, entryRecord } from '../src/features/billing/schedule/entry.form.js';
import { CreditNoteForm, VoidForm } from '../src/features/billing/invoices/use-invoice-steps.js';
import { DraftSheet } from '../src/features/billing/invoices/draft-sheet.js';
import { NewInvoice } from '../src/features/billing/invoices/invoice.form.js';
import { PaymentMenu } from '../src/features/billing/payments/payment.columns.js';
import { NewPayment } from '../src/features/billing/payments/payment.form.js';
import { CancelForm, PauseForm, RecordAcceptanceForm, ResumeDayForm } from '../src/features/deals/use-deal-steps.js';
import { EditDeal, NewDeal } from '../src/features/deals/deal.form.js';
import { DocumentActions } from '../src/features/deals/documents/document-actions.js';
import { UploadDocument } from '../src/features/deals/documents/deal-documents.js';
import { EditPromoCode, NewPromoCode } from '../src/features/promo-codes/promo-code.form.js';
import { opened, savedRecord } from './form-screens.js';
import { invoiceRecord } from '../src/features/billing/invoices/invoice.record.js';
import { dealRecord } from '../src/features/deals/deal.record.js';
import { promoCodeRecord } from '../src/features/promo-codes/promo-code.record.js';

const admin = anAdmin();
const { api } = startFakeApi(() => admin);
const deal = aDeal();
const active = aDeal({ current_status: 'active' });
const draft = aDealDocument({ status: 'draft' });
const sent = aDealDocument({ status: 'sent' });
const invoice = anInvoice();
const draftInvoice = anInvoice({ status: 'draft', number: null });
const customerId = anId();
const payment = aDealPayment({ status: 'succeeded' });
const entry = aScheduleEntry();
const promo = aPromoCode();

const src = (path: string): string => `frontends/admin/src/${path}`;
const reason = { reason: 'Agreed by phone' };

const cases: FormCase[] = [
  {
    file: src('features/billing/schedule/entry.form.tsx'),
    submit: 'Create entry',
    Screen: opened((close) => <NewEntry of={{ deal_id: deal.id }} onClose={close} />),
    values: { title: 'Onboarding', amount: 200 },
  },
  {
    file: src('features/billing/schedule/entry.form.tsx'),
    submit: 'Save changes',
    Screen: savedRecord(entryRecord, entry, (save, close) => (
      <EditEntry record={entry} onSave={save} onClose={close} />
    )),
    values: { title: 'Another title' },
  },
  {
    file: src('features/billing/invoices/use-invoice-steps.tsx'),
    submit: 'Issue credit note',
    Screen: opened((close) => <CreditNoteForm invoice={invoice} onClose={close} />),
    values: reason,
  },
  {
    file: src('features/billing/invoices/use-invoice-steps.tsx'),
    submit: 'Void invoice',
    Screen: savedRecord(invoiceRecord, invoice, (save, close) => (
      <VoidForm invoice={invoice} onSubmit={save} onClose={close} />
    )),
    values: { void_reason: 'Wrong account' },
  },
  {
    file: src('features/billing/invoices/invoice.form.tsx'),
    submit: 'Create draft',
    Screen: opened((close) => <NewInvoice of={{ customer_id: customerId }} onClose={() => close()} />),
  },
  {
    file: src('features/billing/invoices/draft-sheet.tsx'),
    submit: 'Save changes',
    Screen: () => <DraftSheet invoice={draftInvoice} />,
    answer: { ...draftInvoice, version: 2 },
    values: { notes: 'Thank you' },
  },
  {
    file: src('features/billing/payments/payment.columns.tsx'),
    submit: 'Record refund',
    Screen: () => <PaymentMenu payment={payment} />,
    open: [/^Actions for payment/, 'Refund'],
    values: reason,
  },
  {
    file: src('features/billing/payments/payment.columns.tsx'),
    submit: 'Save note',
    Screen: () => <PaymentMenu payment={payment} />,
    open: [/^Actions for payment/, /note$/],
    values: { note: 'By courier' },
  },
  {
    file: src('features/billing/payments/payment.form.tsx'),
    submit: 'Record payment',
    Screen: opened((close) => <NewPayment deal_id={deal.id} onClose={close} />),
    values: { amount: 50, external_ref: '1027' },
  },
  {
    file: src('features/deals/use-deal-steps.tsx'),
    submit: 'Record acceptance',
    Screen: savedRecord(dealRecord, deal, (save, close) => (
      <RecordAcceptanceForm deal={deal} onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/deals/use-deal-steps.tsx'),
    submit: 'Pause deal',
    Screen: savedRecord(dealRecord, active, (save, close) => (
      <PauseForm deal={active} onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/deals/use-deal-steps.tsx'),
    submit: 'Save date',
    Screen: savedRecord(dealRecord, active, (save, close) => (
      <ResumeDayForm deal={active} onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/deals/use-deal-steps.tsx'),
    submit: 'Cancel deal',
    Screen: savedRecord(dealRecord, active, (save, close) => (
      <CancelForm deal={active} onSubmit={save} onClose={close} />
    )),
  },
  {
    file: src('features/deals/deal.form.tsx'),
    submit: 'Create draft',
    Screen: opened((close) => <NewDeal customerId={anId()} onClose={() => close()} />),
    values: { title: 'Managed backup', amount: 450 },
  },
  {
    file: src('features/deals/deal.form.tsx'),
    submit: 'Save changes',
    Screen: savedRecord(dealRecord, deal, (save, close) => <EditDeal record={deal} onSave={save} onClose={close} />),
    values: { internal_notes: 'Asked twice' },
  },
  {
    file: src('features/deals/documents/document-actions.tsx'),
    submit: 'Save title',
    Screen: () => <DocumentActions document={draft} />,
    open: [/^Actions for/, 'Rename'],
    values: { title: 'Another title' },
  },
  {
    file: src('features/deals/documents/document-actions.tsx'),
    submit: 'Void document',
    Screen: () => <DocumentActions document={sent} />,
    open: [/^Actions for/, 'Void'],
    values: reason,
  },
  {
    file: src('features/deals/documents/deal-documents.tsx'),
    submit: 'Upload document',
    Screen: opened((close) => <UploadDocument deal={deal} onClose={close} />),
    fill: () =>
      userEvent.upload(screen.getByLabelText(/^File/), new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })),
  },
  {
    file: src('features/promo-codes/promo-code.form.tsx'),
    submit: 'Create promo code',
    Screen: opened((close) => <NewPromoCode onClose={close} />),
    values: { code: 'SPRING', value: 10 },
  },
  {
    file: src('features/promo-codes/promo-code.form.tsx'),
    submit: 'Save changes',
    Screen: savedRecord(promoCodeRecord, promo, (save, close) => (
      <EditPromoCode record={promo} onSave={save} onClose={close} />
    )),
    values: { description: 'For the spring' },
  },
];

describe('Every form of the console about money', () => {
  describeForms(api, cases);
});
