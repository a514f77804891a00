import { useSession } from '@portal/data-access';
import { describeClicks, type ClickCase } from '@portal/features/testing';
import {
  aBillingAccount,
  aConsultation,
  aDeal,
  aDealDocument,
  aDealPayment,
  aMeeting,
  anAdmin,
  anInvoice,
  aProject,
  aPromoCode,
  aScheduleEntry,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { useSaveRecord } from '@portal/ui-antd';
import { useRef } from 'react';
import { AccountCredit, InvoiceActions } from '../src/features/billing/invoices/invoice-detail.page.js';
import { EntryMenu } from '../src/features/billing/schedule/schedule.columns.js';
import { useInvoiceSteps } from '../src/features/billing/invoices/use-invoice-steps.js';
import { PaymentMenu } from '../src/features/billing/payments/payment.columns.js';
import { RequestActions } from '../src/features/consultations/detail/request-actions.js';
import { useSteps } from '../src/features/consultations/detail/use-steps.js';
import { DealActions } from '../src/features/deals/deal-detail.page.js';
import { useDealSteps } from '../src/features/deals/use-deal-steps.js';
import { DealDocuments } from '../src/features/deals/documents/deal-documents.js';
import { DocumentActions } from '../src/features/deals/documents/document-actions.js';
import { MeetingTools } from '../src/features/meetings/meeting-tools.js';
import { ProjectActions, useProjectSteps } from '../src/features/projects/project-actions.js';
import { PromoCodeMenu } from '../src/features/promo-codes/promo-code-list.page.js';
import { RestoreRecord } from '../src/records/restore-record.js';
import { companyRecord } from '../src/features/companies/company.record.js';
import { invoiceRecord } from '../src/features/billing/invoices/invoice.record.js';
import { dealRecord } from '../src/features/deals/deal.record.js';
import { projectRecord } from '../src/features/projects/project.record.js';

const admin = anAdmin();
const { api, money, rows } = startFakeApi(() => admin);
const draftDeal = aDeal({ current_status: 'draft' });
const paused = aDeal({ current_status: 'paused' });
const draft = aDealDocument({ status: 'draft' });
const invoice = anInvoice();
const draftInvoice = anInvoice({ status: 'draft', number: null });
const pending = aDealPayment({ status: 'pending' });
const ready = aScheduleEntry({ status: 'ready' });
const approved = aScheduleEntry({ status: 'approved' });
const project = aProject({ name: 'Server room', status: 'planning' });
const request = aConsultation();
const meeting = aMeeting();
const promo = aPromoCode({ status: 'active', redeemed_count: 0 });

beforeEach(() => {
  rows.projects = [{ ...project }];
  money.deals = [draftDeal, paused];
  api.use(http.get('*/api/v1/billing/account', () => HttpResponse.json({ data: aBillingAccount({ credit: 500 }) })));
});

const src = (path: string): string => `frontends/admin/src/${path}`;

function Restore() {
  return <RestoreRecord of={companyRecord} id="c-1" />;
}

function Invoice() {
  const saver = useSaveRecord(invoiceRecord, draftInvoice);
  const draft = useRef(null);
  const steps = useInvoiceSteps(draftInvoice, saver, draft);
  return <InvoiceActions invoice={draftInvoice} steps={steps} draft={draft} list="/admin/billing" />;
}

function Deal() {
  const saver = useSaveRecord(dealRecord, paused);
  const steps = useDealSteps(paused, saver);
  return <DealActions deal={paused} saver={saver} steps={steps} list="/admin/deals" />;
}

function Project() {
  const saver = useSaveRecord(projectRecord, project);
  const steps = useProjectSteps(project, saver);
  return <ProjectActions project={project} saver={saver} steps={steps} list="/admin/projects" />;
}

function Request() {
  const { user } = useSession();
  const steps = useSteps();
  if (!user) return null;
  return (
    <RequestActions
      request={request}
      steps={steps}
      next={undefined}
      onEdit={() => undefined}
      onDeleted={() => undefined}
    />
  );
}

const cases: ClickCase[] = [
  { file: src('records/restore-record.tsx'), Screen: Restore, press: ['Restore company'] },
  {
    file: src('features/billing/invoices/invoice-detail.page.tsx'),
    Screen: () => <AccountCredit invoice={invoice} />,
    press: ['Apply credit'],
    isShown: true,
  },
  {
    file: src('features/billing/schedule/schedule.columns.tsx'),
    Screen: () => <EntryMenu entry={ready} />,
    press: [/^Actions for/, 'Approve'],
    isShown: true,
  },
  {
    file: src('features/billing/schedule/schedule.columns.tsx'),
    Screen: () => <EntryMenu entry={approved} />,
    press: [/^Actions for/, 'Make an invoice'],
  },
  {
    file: src('features/billing/invoices/use-invoice-steps.tsx'),
    Screen: Invoice,
    press: ['Issue invoice'],
    agree: 'Issue invoice',
  },
  {
    file: src('features/billing/payments/payment.columns.tsx'),
    Screen: () => <PaymentMenu payment={pending} />,
    press: [/^Actions for/, 'Mark received'],
    isShown: true,
  },
  {
    file: src('features/deals/use-deal-steps.tsx'),
    Screen: Deal,
    press: [/^Resume/],
  },
  {
    file: src('features/deals/documents/deal-documents.tsx'),
    Screen: () => <DealDocuments deal={draftDeal} />,
    press: ['Write contract'],
  },
  {
    file: src('features/deals/documents/document-actions.tsx'),
    Screen: () => <DocumentActions document={draft} />,
    press: [/^Send/],
    isShown: true,
  },
  {
    file: src('features/projects/project-actions.tsx'),
    Screen: Project,
    press: ['Start project'],
  },
  {
    file: src('features/projects/project-actions.tsx'),
    Screen: Project,
    press: ['More for Server room', 'Delete project'],
    agree: 'Delete project',
    unanswered: 'Failed to delete project',
  },
  {
    file: src('features/consultations/detail/request-actions.tsx'),
    Screen: Request,
    press: [`More for ${request.reference}`, 'Delete request'],
    agree: 'Delete request',
    unanswered: 'Failed to delete consultation request.',
  },
  {
    file: src('features/meetings/meeting-tools.tsx'),
    Screen: () => <MeetingTools meeting={meeting} />,
    press: [/^Delete the meeting/],
    agree: 'Delete meeting',
    unanswered: 'Failed to delete meeting.',
    done: 'Meeting deleted successfully.',
  },
  {
    file: src('features/promo-codes/promo-code-list.page.tsx'),
    Screen: () => <PromoCodeMenu promo={promo} />,
    press: [/^Actions for/, 'Pause'],
    isShown: true,
  },
  {
    file: src('features/promo-codes/promo-code-list.page.tsx'),
    Screen: () => <PromoCodeMenu promo={promo} />,
    press: [/^Actions for/, 'Delete'],
    agree: 'Delete code',
  },
];

describe('Every click of the console', () => {
  describeClicks(api, cases);
});
