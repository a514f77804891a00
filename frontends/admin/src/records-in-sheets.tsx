import type { RemoteSheetsProps } from '@portal/contracts';
import { RecordSheets, sheetKind, type SheetKinds } from '@portal/ui-antd';

/**
 * The records of the console that open in a sheet, with the address of their pages (decisions 7.25). Projects and
 * workflows are boards and builders that need the whole screen.
 */
export const recordKinds: SheetKinds = {
  task: sheetKind('task', '/admin/task/:id/:id', () =>
    import('./features/tasks/task-detail.page.js').then((file) => file.TaskRecord),
  ),
  ticket: sheetKind('ticket', '/admin/support/:id', () =>
    import('./features/support/ticket-detail.page.js').then((file) => file.TicketRecord),
  ),
  deal: sheetKind('deal', '/admin/deals/:id', () =>
    import('./features/deals/deal-detail.page.js').then((file) => file.DealRecord),
  ),
  invoice: sheetKind('invoice', '/admin/billing/:id', () =>
    import('./features/billing/invoices/invoice-detail.page.js').then((file) => file.InvoiceRecord),
  ),
  customer: sheetKind('customer', '/admin/customers/:id', () =>
    import('./features/customers/customer-detail.page.js').then((file) => file.CustomerRecord),
  ),
  company: sheetKind('company', '/admin/customers/companies/:id', () =>
    import('./features/companies/company-detail.page.js').then((file) => file.CompanyRecord),
  ),
  consultation: sheetKind('request', '/admin/consultations/:id', () =>
    import('./features/consultations/detail/consultation-detail.js').then((file) => file.ConsultationRecord),
  ),
  mail: sheetKind('mail', '/admin/support/mails/:id', () =>
    import('./features/inbound-mail/inbound-mail-detail.js').then((file) => file.InboundMailRecord),
  ),
  change: sheetKind('change', '/admin/audit/:id', () =>
    import('./features/audit/audit-entry-detail.js').then((file) => file.AuditEntryRecord),
  ),
  error: sheetKind('error', '/admin/error-reports/:id', () =>
    import('./features/error-reports/error-group-detail.js').then((file) => file.ErrorGroupRecord),
  ),
};

/** The sheet over a screen of this area. */
export const RecordsInSheets = (props: Partial<RemoteSheetsProps>) => <RecordSheets kinds={recordKinds} {...props} />;
