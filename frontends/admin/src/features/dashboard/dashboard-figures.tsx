import type { DashboardAnalytics, DashboardTrends } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { MetricCard, shortMoneyText, trendOf, useDashboard, QueryBoundary } from '@portal/features';
import { PageGrid } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';

const figures = [
  'total_customers',
  'active_projects',
  'monthly_revenue',
  'active_deals',
  'open_consultations',
  'open_tickets',
  'total_revenue',
  'completed_this_month',
] as const;

/** The numbers, kept live, with how they went; each a door to the list it was counted from (specification, section 2). */
export function DashboardFigures() {
  const { data: trends } = useQuery(analyticsQueries.trends());
  return (
    <QueryBoundary result={useDashboard()} what="The numbers">
      {(data) => <FigureCards data={data} trends={trends} />}
    </QueryBoundary>
  );
}

interface FigureCardsProps {
  /** Absent while they are being counted. */
  data?: DashboardAnalytics | undefined;
  trends?: DashboardTrends | undefined;
}

/** The numbers, each a door to exactly what was counted (decisions, section 5). */
export const FigureCards = ({ data, trends }: FigureCardsProps) => (
  <PageGrid>
    {figures.map((name) => (
      <MetricCard
        key={name}
        area="admin"
        name={name}
        value={data?.[name]}
        money={shortMoneyText}
        isDense
        trend={data ? trendOf(name, { totals: data, trends, money: shortMoneyText }) : null}
        {...besides(name, data)}
      />
    ))}
  </PageGrid>
);

/** What else a card says. */
function besides(name: (typeof figures)[number], data: DashboardAnalytics | undefined) {
  const late = data?.late_consultations ?? 0;
  if (name === 'open_consultations' && late > 0) return { alarming: true, note: `${late} past the 24-hour promise` };
  return name === 'open_tickets' && data ? { note: `${data.open_tasks ?? 0} open tasks` } : {};
}
