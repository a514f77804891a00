import type { DashboardAnalytics, DashboardTrends } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { PageGrid } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLiveConsultations } from '../live/use-live-rows.js';
import { QueryBoundary } from '../query-boundary.js';
import { MetricCard } from './metric-card.js';
import { trendOf } from './trend-of.js';

/** The numbers of the person's dashboard, kept live with the requests beside them. */
export function useDashboard() {
  useChannel('dashboard');
  useLiveConsultations();
  return useQuery(analyticsQueries.dashboard());
}

interface DashboardCardsProps<Name extends keyof DashboardTrends> {
  area: 'customer' | 'admin';
  names: readonly Name[];
  /** What else the card of a number says. */
  besides: (
    name: Name,
    totals: DashboardAnalytics | undefined,
  ) => Pick<ComponentProps<typeof MetricCard>, 'note' | 'alarming'>;
  /** Absent while they are being counted. */
  totals?: DashboardAnalytics | undefined;
  trends?: DashboardTrends | undefined;
}

/** The numbers, each a door to exactly what was counted (decisions, section 5); without them, their place. */
export const DashboardCards = <Name extends keyof DashboardTrends>(props: DashboardCardsProps<Name>) => {
  const { area, names, besides, totals, trends } = props;
  return (
    <PageGrid>
      {names.map((name) => (
        <MetricCard
          key={name}
          area={area}
          name={name}
          value={totals && (totals[name] ?? 0)}
          isDense
          trend={totals ? trendOf(name, { totals, trends }) : null}
          {...besides(name, totals)}
        />
      ))}
    </PageGrid>
  );
};

interface DashboardNumbersProps<Name extends keyof DashboardTrends> extends DashboardCardsProps<Name> {
  result: ReturnType<typeof useDashboard>;
  /** What could not be loaded: "The numbers". */
  what: string;
}

/** The same with how they went. */
export function DashboardNumbers<Name extends keyof DashboardTrends>(props: DashboardNumbersProps<Name>) {
  const { data: trends } = useQuery(analyticsQueries.trends());
  return (
    <QueryBoundary result={props.result} what={props.what}>
      {(totals) => <DashboardCards {...props} totals={totals} trends={trends} />}
    </QueryBoundary>
  );
}
