import type { BillingAccountView } from '@portal/contracts';
import { dealQueries, invoiceQueries } from '@portal/data-access';
import {
  invoiceName,
  DayText,
  DealLinks,
  InvoiceStatusTag,
  LinkList,
  moneyText,
  StatementButton,
  useLiveBilling,
  useLiveDeals,
} from '@portal/features';
import { DetailSection, Facts } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { allOf } from './all-of.js';

const SHOWN = 5;

/** Whose money it is: one person's or a whole company's. */
type Payer = { customer_id: string } | { company_id: string };

const listOf = (list: string, of: Payer): string => `${list}${new URLSearchParams({ ...of }).toString()}`;

/** The newest deals of a customer or a company; for a customer with the way to a new one. */
export function DealsOf({ of }: { of: Payer }) {
  useLiveDeals();
  const { data, error } = useQuery(dealQueries.list({ ...of, limit: SHOWN }));
  return (
    <DetailSection
      title="Deals"
      extra={
        <span className="row gap-16 small">
          <Link to={listOf('/admin/deals?', of)}>{allOf(data?.pagination.total)}</Link>
          {'customer_id' in of ? <Link to={`${addresses.deals}?new=${of.customer_id}`}>New deal</Link> : null}
        </span>
      }
    >
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <DealLinks deals={data?.data} under={addresses.deals} empty="No deals yet." />
      )}
    </DetailSection>
  );
}

/** The open invoices of an account: the company's, or one person's. */
const openInvoicesOf = ({ customer_id, company_id }: BillingAccountView): string =>
  `${addresses.billing}?status=open&${company_id ? `company_id=${company_id}` : `customer_id=${customer_id}`}`;

interface BillsOfProps {
  of: Payer;
  /** A customer whose account it is, when there is one: a company's is that of each of its people. */
  accountOf: string | undefined;
}

/** Debt and credit of the account of a customer or company, and the newest invoices. */
export function BillsOf({ of, accountOf }: BillsOfProps) {
  useLiveBilling();
  const account = useQuery({ ...invoiceQueries.account(accountOf ?? ''), enabled: accountOf !== undefined });
  const { data, error } = useQuery(invoiceQueries.list({ ...of, limit: SHOWN }));
  const money = account.data;
  const whose = 'customer_id' in of && money?.company_id ? ' (whole company)' : '';
  return (
    <DetailSection
      title="Bills"
      extra={
        <span className="row gap-16 small">
          <Link to={listOf('/admin/billing?', of)}>{allOf(data?.pagination.total)}</Link>
          <Link to={listOf('/admin/billing?view=payments&', of)}>Payments</Link>
          <StatementButton of={of} />
        </span>
      }
    >
      {money ? (
        <Facts
          items={[
            [`Open${whose}`, <Link to={openInvoicesOf(money)}>{moneyText(money.open_balance)}</Link>],
            [
              `Overdue${whose}`,
              money.overdue_balance > 0 ? (
                <Link to={`${openInvoicesOf(money)}&sortBy=due_date&sortOrder=asc`}>
                  {moneyText(money.overdue_balance)}
                </Link>
              ) : null,
            ],
            [`Credit${whose}`, money.credit > 0 ? moneyText(money.credit) : null],
          ]}
        />
      ) : null}
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <LinkList
          items={data?.data.map((invoice) => ({
            key: invoice.id,
            to: addresses.invoice(invoice),
            title: invoiceName(invoice),
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
