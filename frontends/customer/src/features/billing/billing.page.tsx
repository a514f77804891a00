import { invoiceQueries, useSession } from '@portal/data-access';
import { moneyText, StatementButton } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { ComingUpList, InvoiceList, PaymentList } from './billing-lists.js';
import './billing.css';

/** The customer's invoices, payments and coming entries (specification, section 2). */
export function BillingPage() {
  const [params] = useSearchParams();
  const word = params.get('view');
  const view = isView(word) ? word : 'invoices';
  const { List } = billingViews[view];
  return <List lead={<BillingLead view={view} />} />;
}

/** Debt and credit of the account, with links to the lists behind them. */
function BillingLead({ view }: { view: BillingView }) {
  const { isAdmin } = useSession();
  return (
    <>
      {isAdmin ? null : (
        <div className="account-lead top-aligned flex wrap between">
          <AccountFigures />
          <StatementButton />
        </div>
      )}
      <nav className="billing-views scrolls-x line-below flex gap-4" aria-label="Billing">
        {Object.entries(billingViews).map(([word, { label }]) => (
          <Link
            key={word}
            to={word === 'invoices' ? addresses.billing : `${addresses.billing}?view=${word}`}
            className="billing-views__view plain-link muted small strong fixed"
            aria-current={word === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

function AccountFigures() {
  const { data: account, error, refetch } = useQuery(invoiceQueries.account());
  if (error && !account) {
    return <ErrorState title="Your balance could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <dl className="account-figures stack frame" aria-label="Your account" aria-busy={account === undefined}>
      <Figure
        name="To pay"
        amount={account?.open_balance}
        note={account?.pending ? `${moneyText(account.pending)} is on its way` : null}
      />
      <Figure name="Overdue" amount={account?.overdue_balance} late />
      <Figure
        name="Credit"
        amount={account?.credit}
        note={account?.credit ? 'will go toward your next invoice' : null}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  /** Absent while it is loading. */
  amount: number | undefined;
  /** Something is late where it isn't 0. */
  late?: boolean;
  /** More about the amount; null where it has none now, which keeps its place so that nothing moves when one comes. */
  note?: string | null;
}

const Figure = ({ name, amount, late = false, note }: FigureProps) => (
  <div className={late && amount ? 'account-figure account-figure--late' : 'account-figure'}>
    <dt className="muted small strong">{name}</dt>
    <dd>
      {amount === undefined ? <span className="skeleton-bar skeleton-bar--number" /> : moneyText(amount)}
      {note === undefined ? null : <span className="account-figure__note weight-400 block muted tiny">{note}</span>}
    </dd>
  </div>
);

/** The lists of the billing screen, by their word in the address: `?view=payments`; the first is the one without. */
const billingViews = {
  invoices: { label: 'Invoices', List: InvoiceList },
  payments: { label: 'Payments', List: PaymentList },
  coming: { label: 'Coming up', List: ComingUpList },
} as const;
type BillingView = keyof typeof billingViews;
const isView = (word: string | null): word is BillingView => word !== null && word in billingViews;
