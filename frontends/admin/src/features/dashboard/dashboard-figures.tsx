import {
  openConsultationStatuses,
  receivedPaymentStatuses,
  type DashboardAnalytics,
  type DashboardTrends,
} from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { shortMoneyText, useDashboard, WhenLoaded } from '@portal/features';
import { PageGrid, StatCard } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { trendOf } from './trend-of.js';

const open = openConsultationStatuses.join(',');
const received = receivedPaymentStatuses.join(',');

const money = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : shortMoneyText(amount);

/** The numbers, kept live, with how they went; each a door to the list it was counted from (specification, section 2). */
export function DashboardFigures() {
  const { data: trends } = useQuery(analyticsQueries.trends());
  return (
    <WhenLoaded result={useDashboard()} what="The numbers">
      {(data) => <FigureCards data={data} trends={trends} />}
    </WhenLoaded>
  );
}

interface FigureCardsProps {
  /** Absent while they are being counted. */
  data?: DashboardAnalytics | undefined;
  trends?: DashboardTrends | undefined;
}

/** The numbers, each a door to exactly what was counted (decisions, section 5). */
export function FigureCards({ data, trends }: FigureCardsProps) {
  const late = data?.late_consultations ?? 0;
  const card = (figure: Parameters<typeof trendOf>[0]) => ({
    value: figure.endsWith('_revenue') ? money(data?.[figure]) : data?.[figure],
    trend: data ? trendOf(figure, data, trends) : null,
  });
  return (
    <PageGrid>
      <StatCard label="Total Customers" {...card('total_customers')} to="/admin/customers?role=customer" />
      <StatCard label="Active Projects" {...card('active_projects')} to="/admin/projects?status=active" />
      <StatCard
        label="Monthly Revenue"
        {...card('monthly_revenue')}
        to="/admin/deals?current_status=active&deal_type=recurring"
      />
      <StatCard label="Active Deals" {...card('active_deals')} to="/admin/deals?current_status=active" />
      <StatCard
        label="Open Consultations"
        {...card('open_consultations')}
        to={`${addresses.consultations}?status=${open}`}
        {...(late > 0 ? { alarming: true, note: `${late} past the 24-hour promise` } : {})}
      />
      <StatCard
        label="Open Tickets"
        {...card('open_tickets')}
        to={`${addresses.support}?open=true`}
        {...(data ? { note: `${data.open_tasks ?? 0} open tasks` } : {})}
      />
      <StatCard
        label="Total Revenue"
        {...card('total_revenue')}
        to={`${addresses.billing}?view=payments&status=${received}`}
      />
      <StatCard label="Completed This Month" {...card('completed_this_month')} to="/admin/tasks?completed=this_month" />
    </PageGrid>
  );
}
