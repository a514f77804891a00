import { listInvoices, type InvoiceSummary, type InvoiceView } from '@portal/contracts';
import { invoiceQueries, useDeleteInvoice, useUpdateInvoice, useFetchPage } from '@portal/data-access';
import {
  invoiceOf,
  type InvoiceRow,
  invoiceRowName,
  invoiceStatusLabels,
  invoiceTotalsRow,
  overdueLabels,
  useExpandedRows,
  useLiveBilling,
  useNewRecord,
  withCreditNotes,
} from '@portal/features';
import { ListPage, useConfirm, useListQuery, type BulkAction } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { deletedColumns, deletedFilter } from '../../../deleted/deleted-list.js';
import { withOneToast } from '../../../toasts/with-toast.js';
import { useBulkDelete } from '../../../views/use-bulk-delete.js';
import { CreateButton } from '../../../views/create-button.js';
import { BillingViews } from '../billing-views.js';
import { billingToasts } from '../billing-toasts.js';
import { NewInvoice } from './invoice.form.js';
import { invoiceColumns } from './invoice.columns.js';
import { RestoreInvoice } from './restore-invoice.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { choiceFilter } from '../../../views/filters.js';

const noun = ['invoice', 'invoices'] as const;

const ownFilters = [
  choiceFilter('status', 'Status', invoiceStatusLabels),
  choiceFilter('overdue', 'Overdue', overdueLabels),
];

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(invoiceColumns, ['number', 'customer_name', 'total'], (row) => (
  <RestoreInvoice id={row.id} rowOf={`the draft of ${row.customer_name ?? 'this customer'}`} />
));

/** All invoices with their credit notes, filtered and sorted by the address; each opens on a page of its own. */
export function InvoiceListPage() {
  const [query, setQuery] = useListQuery(listInvoices, 'view');
  const result = useQuery(invoiceQueries.list(query));
  const fetchPage = useFetchPage(invoiceQueries.list, withCreditNotes);
  const rows = useExpandedRows(result, withCreditNotes);
  const changes = useLiveBilling('invoices');
  const money = useMoneyFilters({
    customer_id: query.customer_id,
    company_id: query.company_id,
    deal_id: query.deal_id,
    project_id: query.project_id,
    days: [
      ['issued_from', 'Issued from', query.issued_from],
      ['issued_to', 'Issued until', query.issued_to],
    ],
  });
  const filters = useMemo(() => [...ownFilters, ...money, deletedFilter], [money]);
  const bulkActions = useInvoiceBulkActions();
  const { isMaking, isAddressed, start, stop } = useNewRecord();
  const [made, setMade] = useState<InvoiceView>();
  if (made) return <Navigate to={addresses.invoice(made)} replace={isAddressed} />;
  return (
    <>
      <ListPage
        title="Invoices"
        noun={noun}
        result={rows}
        fetchPage={fetchPage}
        totals={invoiceTotalsRow(result.data?.totals, query)}
        columns={query.deleted ? goneColumns : invoiceColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search number, customer, company or notes"
        empty={{
          title: 'No invoices yet',
          text: 'Recurring deals bill themselves; other invoices are made from approved schedule entries or by hand.',
        }}
        actions={
          <>
            <BillingViews />
            <CreateButton permission="invoice.create" label="New invoice" onClick={start} />
          </>
        }
        bulkActions={query.deleted ? [] : bulkActions}
        isSelectable={({ credit_note: note }) => !note}
        nameOf={invoiceRowName}
        {...(query.deleted ? {} : { hrefOf: (row: InvoiceRow) => addresses.invoice(invoiceOf(row)) })}
        changes={changes}
      />
      {isMaking ? <NewInvoice onClose={(invoice) => (invoice ? setMade(invoice) : stop())} /> : null}
    </>
  );
}

const areDrafts = (rows: readonly InvoiceSummary[]): boolean => rows.every(({ status }) => status === 'draft');

/** What can be done to several drafts at once. */
function useInvoiceBulkActions(): readonly BulkAction<InvoiceSummary>[] {
  const update = useUpdateInvoice();
  const confirm = useConfirm();
  const drafts = (count: number): string => (count === 1 ? 'this draft' : `these ${count} drafts`);

  const issue = async (rows: readonly InvoiceSummary[]): Promise<boolean> => {
    const agreed = await confirm({
      title: `Issue ${drafts(rows.length)}?`,
      text: 'Each gets its number, is e-mailed to its customer, and never changes again.',
      confirm: rows.length === 1 ? 'Issue invoice' : `Issue ${rows.length} invoices`,
      danger: false,
    });
    if (agreed)
      void withOneToast(rows, ({ id, version }) => update.mutateAsync({ id, version, status: 'open' }), {
        ...billingToasts.invoiceIssued,
        noun,
      });
    return agreed;
  };
  const removeAll = useBulkDelete({
    mutation: useDeleteInvoice(),
    question: (rows: readonly InvoiceSummary[]) => ({
      title: `Delete ${drafts(rows.length)}?`,
      text: 'Their schedule entries can be invoiced again. An admin can bring them back for 30 days.',
      confirm: rows.length === 1 ? 'Delete draft' : `Delete ${rows.length} drafts`,
    }),
    noun,
    toasts: billingToasts.invoiceDeleted,
  });
  return [
    { key: 'issue', label: 'Issue', allowed: areDrafts, ask: issue },
    { key: 'delete', label: 'Delete', danger: true, allowed: areDrafts, ask: removeAll },
  ];
}
