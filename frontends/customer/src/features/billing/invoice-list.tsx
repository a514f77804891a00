import { invoiceStatuses, listInvoices } from '@portal/contracts';
import { dealQueries, invoiceQueries, useFetchPage } from '@portal/data-access';
import {
  DayText,
  invoiceColumn,
  invoiceOf,
  type InvoiceRow,
  invoiceRowName,
  invoiceStatusLabels,
  invoiceTotalsRow,
  isPaymentOnItsWay,
  moneyText,
  useExpandedRows,
  useLiveBilling,
  withCreditNotes,
} from '@portal/features';
import { type ListColumn, type ListFilter, ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

const { number, status, issued, due, total } = invoiceColumn;

const columns: readonly ListColumn<InvoiceRow>[] = [
  number,
  { ...status, width: '190px' },
  { ...issued, width: '160px' },
  {
    ...due,
    width: '210px',
    cell: (row) =>
      row.due_date && !row.credit_note ? (
        <DayText day={row.due_date} due={toPay(row) > 0 && !isPaymentOnItsWay(row)} />
      ) : (
        '–'
      ),
  },
  total,
  {
    key: 'balance',
    title: 'To pay',
    sortable: true,
    width: '130px',
    align: 'end',
    cell: (row) => (row.credit_note ? '–' : <ToPay row={row} />),
    text: (row) => String(toPay(row)),
  },
];

/** What is to be paid; muted where it is on its way, so that it isn't paid again. */
const ToPay = ({ row }: { row: InvoiceRow }) => {
  const amount = moneyText(toPay(row));
  return isPaymentOnItsWay(row) ? <span className="muted">{amount}</span> : <>{amount}</>;
};

/** The balance; nothing for a credit note, and for an invoice that is paid, void or uncollectible. */
const toPay = ({ status, balance, credit_note: note }: InvoiceRow): number =>
  status === 'open' && !note ? balance : 0;

/** The customer’s invoices with their credit notes, kept live. */
export function InvoiceList({ lead }: { lead: ReactNode }) {
  const title = useScreenTitle('Billing');
  const [query, setQuery] = useListQuery(listInvoices);
  const result = useQuery(invoiceQueries.list(query));
  const fetchPage = useFetchPage(invoiceQueries.list, withCreditNotes);
  const rows = useExpandedRows(result, withCreditNotes);
  const filters = useInvoiceFilters(query.deal_id);
  const changes = useLiveBilling();
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['invoice', 'invoices']}
      density="roomy"
      result={rows}
      fetchPage={fetchPage}
      totals={invoiceTotalsRow(result.data?.totals, query)}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      empty={{
        title: 'No invoices yet',
        text: 'Your invoices will appear here, with how to pay them and what you have paid.',
      }}
      nameOf={invoiceRowName}
      hrefOf={(row) => addresses.invoice(invoiceOf(row))}
      changes={changes}
    />
  );
}

const statusFilter: ListFilter = {
  key: 'status',
  label: 'Status',
  options: invoiceStatuses
    .filter((one) => one !== 'draft')
    .map((value) => ({ value, label: invoiceStatusLabels[value] })),
  multiple: true,
};

/** The filters of the invoices; a deal from a link is one more, shown and removable. */
function useInvoiceFilters(dealId: string | undefined): readonly ListFilter[] {
  const { data: deal } = useQuery({ ...dealQueries.detail(dealId ?? ''), enabled: dealId !== undefined });
  return useMemo(
    () =>
      dealId === undefined
        ? [statusFilter]
        : [
            statusFilter,
            { key: 'deal_id', label: 'Deal', options: [{ value: dealId, label: deal?.title ?? 'One deal' }] },
          ],
    [dealId, deal],
  );
}
