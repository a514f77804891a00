import { useSearchParams } from 'react-router';
import { BillingLead } from './billing-lead.js';
import { billingViewOf } from './billing-views.js';
import { ComingUpList } from './coming-up-list.js';
import { InvoiceList } from './invoice-list.js';
import { PaymentList } from './payment-list.js';

const lists = { invoices: InvoiceList, payments: PaymentList, coming: ComingUpList } as const;

/** The customer's invoices, payments and coming entries (specification, section 2). */
export function BillingPage() {
  const [params] = useSearchParams();
  const view = billingViewOf(params);
  const List = lists[view];
  return <List lead={<BillingLead view={view} />} />;
}
