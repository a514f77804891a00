import { overdueGroups, receivedPaymentStatuses, type RevenueSummary } from '@portal/contracts';
import { revenueQueries } from '@portal/data-access';
import { overdueLabels, shortMoneyText, useLiveBilling, useLiveDeals } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { Page, PageGrid, PageSection, StatCard } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { BillingViews } from './billing-views.js';
import { DealNumbers } from './deal-numbers.js';
import { MoneyBars } from './money-bars.js';
import { RevenueChart } from './revenue-chart.js';
import { RevenueMonths } from './revenue-months.js';
import './revenue.css';

const received = receivedPaymentStatuses.join(',');

/** The business in numbers; each opens the rows it is made of (decisions, section 5). */
export function RevenuePage() {
  useLiveBilling();
  useLiveDeals();
  const summary = useQuery(revenueQueries.summary());
  const deals = useQuery(revenueQueries.deals());
  const error = summary.error ?? deals.error;
  return (
    <Page
      title="Revenue"
      mood="dense"
      heading={
        <header className="list-page__head">
          <h1 className="list-page__title">Revenue</h1>
          <div className="list-page__actions">
            <BillingViews />
          </div>
        </header>
      }
    >
      {error && !(summary.data && deals.data) ? (
        <ErrorState
          title="The numbers could not be loaded"
          text={error.message}
          onRetry={() => void Promise.all([summary.refetch(), deals.refetch()])}
        />
      ) : (
        <>
          <Totals summary={summary.data} />
          <Months summary={summary.data} />
          <Overdue summary={summary.data} />
          <DealNumbers deals={deals.data} />
        </>
      )}
    </Page>
  );
}

interface OfSummary {
  summary: RevenueSummary | undefined;
}

const Totals = ({ summary }: OfSummary) => (
  <PageGrid>
    <StatCard
      label="Monthly Revenue"
      value={summary && shortMoneyText(summary.totalMRR)}
      to="/admin/deals?current_status=active&deal_type=recurring"
      note="Active recurring deals a month, after discounts"
    />
    <StatCard
      label="Active Deals"
      value={summary?.totalActiveDeals}
      to="/admin/deals?current_status=active"
      note="Recurring and one-time"
    />
    <StatCard
      label="Total Revenue"
      value={summary && shortMoneyText(summary.totalRevenue)}
      to={`${addresses.billing}?view=payments&status=${received}`}
      note="Payments received minus refunds"
    />
    <StatCard
      label="Outstanding"
      value={summary && shortMoneyText(summary.outstanding)}
      to="/admin/billing?status=open"
      note="Open balances of all invoices"
    />
  </PageGrid>
);

const Months = ({ summary }: OfSummary) => (
  <PageSection title="By month">
    {summary ? (
      <div className="revenue__months">
        <RevenueChart months={summary.months} />
        <RevenueMonths months={summary.months} />
      </div>
    ) : (
      <span className="skeleton-bar skeleton-bar--tall" />
    )}
  </PageSection>
);

const Overdue = ({ summary }: OfSummary) => (
  <MoneyBars
    title="Overdue"
    empty="Nothing is overdue."
    bars={
      summary &&
      overdueGroups
        .filter((group) => summary.overdue[group] > 0)
        .map((group) => ({
          key: group,
          label: overdueLabels[group],
          amount: summary.overdue[group],
          to: `${addresses.billing}?overdue=${encodeURIComponent(group)}`,
        }))
    }
  />
);
