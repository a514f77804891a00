import { metrics } from '@portal/contracts';
import { invoiceQueries } from '@portal/data-access';
import {
  InvoiceStatusTag,
  LinkList,
  metricAddress,
  shortMoneyText,
  useLiveBilling,
  QueryBoundary,
} from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

const oldestFirst = { sortBy: 'due_date', sortOrder: 'asc' } as const;
const all = `${metricAddress('admin', 'overdue_invoices')}&${new URLSearchParams(oldestFirst).toString()}`;

export const overdueInvoicesQuery = invoiceQueries.list({
  ...metrics.overdue_invoices.filter,
  ...oldestFirst,
  limit: 4,
});

/** The invoices that are past their due date, the longest overdue first. */
export function OverdueInvoices() {
  useLiveBilling();
  const invoices = useQuery(overdueInvoicesQuery);
  return (
    <PageSection
      title="Overdue invoices"
      extra={invoices.data ? <Link to={all}>All {invoices.data.pagination.total} overdue</Link> : null}
    >
      <QueryBoundary result={invoices} what="The overdue invoices">
        {(overdue) => (
          <LinkList
            items={overdue?.data.map((invoice) => ({
              key: invoice.id,
              to: addresses.invoice(invoice),
              title: [invoice.number, invoice.customer_name].filter(Boolean).join(', '),
              aside: (
                <>
                  <span>{shortMoneyText(invoice.balance)}</span>
                  <InvoiceStatusTag invoice={invoice} />
                </>
              ),
            }))}
            empty="Every invoice is paid or has time left."
          />
        )}
      </QueryBoundary>
    </PageSection>
  );
}
