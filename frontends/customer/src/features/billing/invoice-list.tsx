import { listInvoices, type InvoiceSummary } from '@portal/contracts';
import { invoiceQueries } from '@portal/data-access';
import {
  DayText,
  invoiceName,
  InvoiceStatusTag,
  invoiceStatusWords,
  moneyText,
  useLiveBilling,
} from '@portal/features';
import { ListPage, useListQuery, type ListColumn } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { useBillingTitle } from './use-billing-title.js';
import { useInvoiceFilters } from './use-invoice-filters.js';

const columns: readonly ListColumn<InvoiceSummary>[] = [
  {
    key: 'number',
    title: 'Invoice',
    sortable: true,
    cell: invoiceName,
    text: (row) => row.number ?? '',
    onCard: 'title',
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '160px',
    cell: (row) => <InvoiceStatusTag invoice={row} />,
    text: (row) => invoiceStatusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'issue_date',
    title: 'Issued',
    sortable: true,
    width: '160px',
    cell: (row) => (row.issue_date ? <DayText day={row.issue_date} /> : null),
    text: (row) => row.issue_date ?? '',
    onCard: 'hidden',
  },
  {
    key: 'due_date',
    title: 'Due',
    sortable: true,
    width: '210px',
    cell: (row) => (row.due_date ? <DayText day={row.due_date} due={toPay(row) > 0} /> : null),
    text: (row) => row.due_date ?? '',
  },
  {
    key: 'total',
    title: 'Total',
    sortable: true,
    width: '130px',
    align: 'end',
    cell: (row) => moneyText(row.total),
    text: (row) => String(row.total),
  },
  {
    key: 'balance',
    title: 'To pay',
    sortable: true,
    width: '130px',
    align: 'end',
    cell: (row) => moneyText(toPay(row)),
    text: (row) => String(toPay(row)),
  },
];

const toPay = ({ status, balance }: InvoiceSummary): number => (status === 'void' ? 0 : balance);

/** The customer’s invoices, kept live. */
export function InvoiceList({ lead }: { lead: ReactNode }) {
  const title = useBillingTitle();
  const [query, setQuery] = useListQuery(listInvoices);
  const result = useQuery(invoiceQueries.list(query));
  const filters = useInvoiceFilters(query.deal_id);
  const changes = useLiveBilling();
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['invoice', 'invoices']}
      density="roomy"
      result={result}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      empty={{
        title: 'No invoices yet',
        text: 'Your invoices will appear here, with how to pay them and what you have paid.',
      }}
      nameOf={invoiceName}
      hrefOf={addresses.invoice}
      changes={changes}
    />
  );
}
