import { overdueGroups, type RevenueSummary } from '@portal/contracts';
import { revenueQueries } from '@portal/data-access';
import { MetricCard, overdueLabels, useInitialData, useLiveBilling, useLiveDeals } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { ListHead, Page, PageGrid, PageSection, Segmented } from '@portal/ui-antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { BillingViews } from '../billing-views.js';
import { DealNumbers, MoneyChart } from './deal-numbers.js';
import { MrrMonths, MrrMovementList } from './mrr-months.js';
import { RevenueMonths } from './revenue-months.js';
import './revenue.css';

/** The business in numbers; with days of movements in the address, what moved the monthly revenue in these. */
export function RevenuePage() {
  const [params] = useSearchParams();
  return params.has('moved_from') || params.has('moved_to') ? <MrrMovementList /> : <RevenueNumbers />;
}

/** Each number opens the rows it is made of (decisions, section 5). */
function RevenueNumbers() {
  useLiveBilling();
  useLiveDeals();
  const [period, setPeriod] = useRevenuePeriod();
  // the months before stay until those of another period have come
  const summary = useQuery({ ...revenueQueries.summary(period), placeholderData: keepPreviousData });
  const deals = useQuery(revenueQueries.deals());
  const hasAnswers = useInitialData([revenueQueries.summary(period), revenueQueries.deals()] as const);
  // the same places while the first answers are on their way; one of them alone would move the other's parts
  const shown = hasAnswers ? summary.data : undefined;
  const error = summary.error ?? deals.error;
  return (
    <Page title="Revenue" mood="dense" heading={<ListHead title="Revenue" actions={<BillingViews />} />}>
      {error && !(summary.data && deals.data) ? (
        <ErrorState
          title="The numbers could not be loaded"
          text={error.message}
          onRetry={() => void Promise.all([summary.refetch(), deals.refetch()])}
        />
      ) : (
        <>
          <PageGrid>
            <MetricCard area="admin" name="monthly_revenue" value={shown?.totalMRR} />
            <MetricCard area="admin" name="active_deals" value={shown?.totalActiveDeals} />
            <MetricCard area="admin" name="total_revenue" value={shown?.totalRevenue} />
            <MetricCard area="admin" name="outstanding" value={shown?.outstanding} />
          </PageGrid>
          <PageSection
            title="By month"
            extra={hasAnswers ? <RevenuePeriod value={period} onChange={setPeriod} /> : null}
          >
            <RevenueMonths months={shown?.months} />
            {hasAnswers ? (
              <p className="revenue__note muted tiny">
                Billed: the invoices of the month as they stand now, less what was credited or voided since. What was
                invoiced and credited on its own day is in the report “Revenue summary”.
              </p>
            ) : null}
          </PageSection>
          <MrrMonths months={shown?.months} />
          <Overdue summary={shown} />
          <DealNumbers deals={hasAnswers ? deals.data : undefined} />
        </>
      )}
    </Page>
  );
}

const Overdue = ({ summary }: { summary: RevenueSummary | undefined }) => (
  <MoneyChart
    title="Overdue"
    unit="US dollars"
    dimension="Days overdue"
    empty="Nothing is overdue."
    amounts={
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

/** Months back from now, this one included. */
const periods = [6, 12, 24, 36] as const;
const USUAL = 12;

/** The period that the address names, in months; and the way to another. */
function useRevenuePeriod(): [months: number, choose: (months: number) => void] {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('months'));
  const choose = (months: number): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (months === USUAL) next.delete('months');
        else next.set('months', String(months));
        return next;
      },
      { replace: true },
    );
  return [periods.find((months) => months === named) ?? USUAL, choose];
}

/** How far back the months go. */
const RevenuePeriod = ({ value, onChange }: { value: number; onChange: (months: number) => void }) => (
  <Segmented
    aria-label="Period"
    size="small"
    value={value}
    options={periods.map((months) => ({ value: months, label: `${months} mo`, title: `${months} months` }))}
    onChange={onChange}
  />
);
