import type { InvoiceView } from '@portal/contracts';
import { Can, invoiceQueries, useApplyCredit } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { withToast } from '../../../toasts/with-toast.js';
import { billingToasts } from '../billing-toasts.js';
import '../billing.css';

/** Credit that the account has while the invoice is owed, with the action to apply it. */
export function AccountCredit({ invoice }: { invoice: InvoiceView }) {
  const isOwed = invoice.status === 'open' && invoice.balance > 0;
  const { data } = useQuery({ ...invoiceQueries.account(invoice.customer_id), enabled: isOwed });
  const apply = useApplyCredit();
  if (!isOwed || !data || data.credit <= 0) return null;
  const { id, version } = invoice;
  return (
    <div className="invoice-page__credit row wrap between small">
      <span>
        The account has {moneyText(data.credit)} credit.{' '}
        {data.credit >= invoice.balance ? 'It covers this invoice.' : 'It covers a part of this invoice.'}
      </span>
      <Can permission="invoice.apply_credit">
        <Button
          size="small"
          loading={apply.isPending}
          onClick={() => void withToast(apply.mutateAsync({ id, version }), billingToasts.creditApplied)}
        >
          Apply credit
        </Button>
      </Can>
    </div>
  );
}
