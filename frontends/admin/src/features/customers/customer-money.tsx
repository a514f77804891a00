import type { BillingAccountView } from '@portal/contracts';
import { dealQueries, invoiceQueries } from '@portal/data-access';
import {
  DayText,
  DealLinks,
  InvoiceStatusTag,
  LinkList,
  moneyText,
  useLiveBilling,
  useLiveDeals,
} from '@portal/features';
import { DetailSection, Facts } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allOf } from './all-of.js';
import './customers.css';

const SHOWN = 5;

interface OfCustomer {
  customerId: string;
}

/** The deals of a customer, and the way to a new one. */
export function CustomerDeals({ customerId }: OfCustomer) {
  useLiveDeals();
  const { data, error } = useQuery(dealQueries.list({ customer_id: customerId, limit: SHOWN }));
  return (
    <DetailSection
      title="Deals"
      extra={
        <span className="customer-links">
          <Link to={`/admin/deals?customer_id=${customerId}`}>{allOf(data?.pagination.total)}</Link>
          <Link to={`/admin/deals?new=${customerId}`}>New deal</Link>
        </span>
      }
    >
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <DealLinks deals={data?.data} under="/admin/deals" empty="No deals yet." />
      )}
    </DetailSection>
  );
}

/** The open invoices of an account: the company's, or one person's. */
const openInvoicesOf = ({ customer_id, company_id }: BillingAccountView): string =>
  `/admin/billing?status=open&${company_id ? `company_id=${company_id}` : `customer_id=${customer_id}`}`;

/** What the customer's account owes and has, and the newest invoices. */
export function CustomerBills({ customerId }: OfCustomer) {
  useLiveBilling();
  const account = useQuery(invoiceQueries.account(customerId));
  const { data, error } = useQuery(invoiceQueries.list({ customer_id: customerId, limit: SHOWN }));
  const money = account.data;
  return (
    <DetailSection
      title="Bills"
      extra={
        <span className="customer-links">
          <Link to={`/admin/billing?customer_id=${customerId}`}>{allOf(data?.pagination.total)}</Link>
          <Link to={`/admin/billing?view=payments&customer_id=${customerId}`}>Payments</Link>
        </span>
      }
    >
      {money ? (
        <Facts
          items={[
            ['Open', <Link to={openInvoicesOf(money)}>{moneyText(money.open_balance)}</Link>],
            [
              'Overdue',
              money.overdue_balance > 0 ? (
                <Link to={`${openInvoicesOf(money)}&sortBy=due_date&sortOrder=asc`}>
                  {moneyText(money.overdue_balance)}
                </Link>
              ) : null,
            ],
            ['Credit', money.credit > 0 ? moneyText(money.credit) : null],
          ]}
        />
      ) : null}
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <LinkList
          items={data?.data.map((invoice) => ({
            key: invoice.id,
            to: `/admin/billing/${invoice.id}`,
            title: invoice.number ?? 'Draft',
            aside: (
              <>
                {invoice.due_date ? (
                  <span>
                    Due <DayText day={invoice.due_date} />
                  </span>
                ) : null}
                <span>{moneyText(invoice.total)}</span>
                <InvoiceStatusTag invoice={invoice} />
              </>
            ),
          }))}
          empty="No invoices yet."
        />
      )}
    </DetailSection>
  );
}
