import { invoiceQueries } from '@portal/data-access';
import { DayText, invoiceName, InvoiceStatusTag, LinkList, moneyText, useLiveBilling } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

const SHOWN = 5;

/** The newest bills of a deal, kept live, with the way to all of them. */
export function DealInvoices({ dealId }: { dealId: string }) {
  const { data, error, refetch } = useQuery(invoiceQueries.list({ deal_id: dealId, limit: SHOWN }));
  useLiveBilling();
  if (error && !data) {
    return <ErrorState title="The invoices could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <LinkList
        items={data?.data.map((invoice) => ({
          key: invoice.id,
          to: addresses.invoice(invoice),
          title: invoiceName(invoice),
          aside: (
            <>
              {invoice.issue_date ? <DayText day={invoice.issue_date} /> : null}
              <span>{moneyText(invoice.total)}</span>
              <InvoiceStatusTag invoice={invoice} />
            </>
          ),
        }))}
        empty="No invoices yet."
      />
      {data && data.pagination.total > SHOWN ? (
        <Link to={`${addresses.billing}?deal_id=${dealId}`}>All {data.pagination.total} invoices of this deal</Link>
      ) : null}
    </>
  );
}
