import type { RemoteSheetsProps } from '@portal/contracts';
import { RecordSheets, sheetKind, type SheetKinds } from '@portal/ui-antd';

/** The records of the portal that open in a sheet, with the address of their pages (decisions 7.25). */
export const recordKinds: SheetKinds = {
  task: sheetKind('task', '/customer/task/:id/:id', () =>
    import('./features/tasks/task-detail.page.js').then((file) => file.TaskRecord),
  ),
  ticket: sheetKind('ticket', '/customer/support/:id', () =>
    import('./features/support/ticket-detail.page.js').then((file) => file.TicketRecord),
  ),
  deal: sheetKind('deal', '/customer/account/:id', () =>
    import('./features/deals/deal-detail.page.js').then((file) => file.DealRecord),
  ),
  invoice: sheetKind('invoice', '/customer/billing/:id', () =>
    import('./features/billing/invoice-detail.page.js').then((file) => file.InvoiceRecord),
  ),
  consultation: sheetKind('request', '/customer/consultations/:id', () =>
    import('./features/consultations/consultation-detail.page.js').then((file) => file.ConsultationRecord),
  ),
};

/** The sheet over a screen of this area. */
export const RecordsInSheets = (props: Partial<RemoteSheetsProps>) => <RecordSheets kinds={recordKinds} {...props} />;
