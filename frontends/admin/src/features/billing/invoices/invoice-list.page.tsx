import { ListInvoices, type InvoiceSummary, type InvoiceView } from '@portal/contracts';
import { invoiceQueries, useRemindOfInvoice } from '@portal/data-access';
import {
  invoiceOf,
  invoiceRowName,
  invoiceStatusLabels,
  invoiceTotalsRow,
  moneyText,
  overdueLabels,
  useCreation,
  useExpandedRows,
  useLiveBilling,
  useRecordList,
  withCreditNotes,
  type InvoiceRow,
} from '@portal/features';
import { useConfirm, type BulkAction } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';
import { RecordList } from '../../../records/record-list.js';
import { asked, questionOf, useBulkRemove } from '../../../records/use-bulk.js';
import { withOneToast } from '../../../toasts/with-toast.js';
import { choiceFilter, deletedFilter } from '../../../views/filters.js';
import { BillingViews } from '../billing-views.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { invoiceColumns } from './invoice.columns.js';
import { InvoiceMails } from './invoice-mail.js';
import { NewInvoice } from './invoice.form.js';
import { reminderSent } from './reminder-toasts.js';
import { invoiceIssued, invoiceRecord } from './invoice.record.js';

const ownFilters = [
  choiceFilter('status', 'Status', invoiceStatusLabels),
  choiceFilter('overdue', 'Overdue', overdueLabels),
];

const deleted = {
  of: { ...invoiceRecord, nameOf: () => 'Draft invoice' },
  columns: ['number', 'customer_name', 'total'],
  rowOf: ({ customer_name: customer }: InvoiceRow) => `the draft of ${customer ?? 'this customer'}`,
};

/** All invoices with their credit notes, filtered and sorted by the address; each opens on a page of its own. */
export function InvoiceListPage() {
  const { result, rowsOf, ...list } = useRecordList(ListInvoices, invoiceQueries.list, 'view');
  const rows = useExpandedRows(result, withCreditNotes);
  const changes = useLiveBilling('invoices');
  const money = useMoneyFilters(list.query, { issued: ['Issued from', 'Issued until'] });
  const bulkActions = useInvoiceBulkActions();
  const creation = useCreation<InvoiceView>({
    permission: 'invoice.create',
    label: 'New invoice',
    form: (close, named) => <NewInvoice customerId={named} onClose={close} />,
    addressOf: addresses.invoice,
  });
  return (
    <RecordList
      {...list}
      title="Invoices"
      noun={invoiceRecord.noun}
      result={rows}
      rowsOf={async (page) => withCreditNotes(await rowsOf(page))}
      totals={invoiceTotalsRow(result.data?.totals, list.query)}
      columns={invoiceColumns}
      deleted={deleted}
      filters={[...ownFilters, ...money, deletedFilter]}
      searchLabel="Search number, customer, company or notes"
      empty={{
        title: 'No invoices yet',
        text: 'Recurring deals bill themselves; other invoices are made from approved schedule entries or by hand.',
      }}
      actions={<BillingViews />}
      creation={creation}
      bulkActions={bulkActions}
      isSelectable={({ credit_note: note }) => !note}
      nameOf={invoiceRowName}
      hrefOf={(row) => addresses.invoice(invoiceOf(row))}
      changes={changes}
    />
  );
}

const drafts = ['draft', 'drafts'] as const;

const isDraft = ({ status }: InvoiceSummary): boolean => status === 'draft';

/** A draft has no number: "Neuse Bakery, $450.00". */
const draftOf = ({ company_name: company, customer_name: customer, total }: InvoiceSummary): string =>
  `${company ?? customer ?? 'a draft'}, ${moneyText(total)}`;

/** What is asked before mails go, with whom they go to. */
const withMails = (rows: readonly InvoiceSummary[], text: string) => (
  <div className="stack gap-10">
    <p>{text}</p>
    <InvoiceMails invoices={rows} />
  </div>
);

/** What can be done to several drafts, or open invoices, at once. */
function useInvoiceBulkActions(): readonly BulkAction<InvoiceSummary>[] {
  const { noun, useUpdate } = invoiceRecord;
  const { mutateAsync } = useUpdate();
  const { mutateAsync: remind } = useRemindOfInvoice();
  const confirm = useConfirm();
  const remove = useBulkRemove<InvoiceSummary>(invoiceRecord);
  return [
    {
      key: 'issue',
      label: 'Issue',
      allowed: (rows) => rows.every(isDraft),
      ask: asked(
        (rows) =>
          confirm({
            ...questionOf('Issue', rows, drafts, noun),
            text: withMails(
              rows,
              'Each gets its number, is e-mailed to its customer and the company’s billing addresses, and never changes again.',
            ),
            danger: false,
          }),
        (rows) =>
          void withOneToast(rows, ({ id, version }) => mutateAsync({ id, version, status: 'open' }), {
            ...invoiceIssued,
            noun,
            done: 'issued',
            nameOf: draftOf,
          }),
      ),
    },
    {
      key: 'remind',
      label: 'Send reminder',
      allowed: (rows) => rows.every(({ status }) => status === 'open'),
      ask: asked(
        (rows) =>
          confirm({
            ...questionOf('Remind of', rows, noun),
            text: withMails(rows, 'Each customer gets an e-mail at once; one that was reminded today is left out.'),
            danger: false,
          }),
        (rows) =>
          void withOneToast(rows, ({ id, version }) => remind({ id, version }), {
            ...reminderSent,
            noun: ['reminder', 'reminders'],
            done: 'sent',
            nameOf: ({ number }) => number ?? 'a draft',
          }),
      ),
    },
    remove({
      called: drafts,
      text: () => 'Their schedule entries can be invoiced again. An admin can bring them back for 30 days.',
      allowed: isDraft,
    }),
  ];
}
