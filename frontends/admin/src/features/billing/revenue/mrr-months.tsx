import {
  ListMrrMovements,
  mrrMovementKinds,
  type MrrMovementKind,
  type MrrMovementView,
  type MrrSummary,
  type RevenueMonth,
} from '@portal/contracts';
import { revenueQueries } from '@portal/data-access';
import { axisMoneyText, columnsOf, moneyText, useLiveDeals, useRecordList } from '@portal/features';
import {
  Chart,
  ListPage,
  PageSection,
  RelativeTime,
  type ChartPoint,
  type ChartSeries,
  type ListColumn,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../../addresses.js';
import { choiceFilter } from '../../../views/filters.js';
import { BillingViews } from '../billing-views.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { daysOfMonth, monthPoint } from './revenue-months.js';

/** What moved the monthly recurring revenue, as people read it. */
const mrrMovementLabels: Readonly<Record<MrrMovementKind, string>> = {
  new: 'New',
  expansion: 'Expansion',
  resume: 'Resumed',
  reactivation: 'Won back',
  contraction: 'Contraction',
  pause: 'Paused',
  churn: 'Lost',
};

const stack = 'moves';
const series: readonly ChartSeries[] = [
  { key: 'starting', label: 'Start', kind: 'figure' },
  { key: 'new', label: mrrMovementLabels.new, stack, tone: 'primary' },
  { key: 'expansion', label: mrrMovementLabels.expansion, stack, tone: 'success' },
  { key: 'resume', label: mrrMovementLabels.resume, stack, tone: 'soft' },
  { key: 'reactivation', label: mrrMovementLabels.reactivation, stack, tone: 'recurring' },
  { key: 'contraction', label: mrrMovementLabels.contraction, stack, tone: 'oneTime' },
  { key: 'pause', label: mrrMovementLabels.pause, stack, tone: 'muted' },
  { key: 'churn', label: mrrMovementLabels.churn, stack, tone: 'danger' },
  { key: 'ending', label: 'End', kind: 'figure' },
];

interface MrrMonthsProps {
  /** The months of the period, oldest first; absent while they come. */
  months: readonly RevenueMonth[] | undefined;
}

/** From what the monthly recurring revenue was to what it became, month by month, with what moved it. */
export function MrrMonths({ months }: MrrMonthsProps) {
  const [first, last] = [months?.[0]?.month, months?.at(-1)?.month];
  const days = { from: first ? daysOfMonth(first)[0] : '', to: last ? daysOfMonth(last)[1] : '' };
  const { data, error, refetch } = useQuery({ ...revenueQueries.mrr(days), enabled: months !== undefined });
  return (
    <PageSection title="What moved the monthly revenue" extra={data ? <LastCheck check={data.last_check} /> : null}>
      <Chart
        title="What moved the monthly revenue"
        hideTitle
        unit="US dollars a month"
        dimension="Month"
        points={data?.months.map(pointOf)}
        series={series}
        valueText={moneyText}
        axisText={axisMoneyText}
        error={error}
        onRetry={() => void refetch()}
        newestFirst
      />
    </PageSection>
  );
}

function pointOf({ from, to, starting, changes, ending }: MrrSummary['months'][number]): ChartPoint {
  const month = from.slice(0, '2026-11'.length);
  const rows = `${addresses.billing}?view=revenue&moved_from=${from}&moved_to=${to}`;
  return {
    ...monthPoint(month),
    values: { starting, ...changes, ending },
    to: rows,
    links: Object.fromEntries(mrrMovementKinds.map((kind) => [kind, `${rows}&kind=${kind}`])),
  };
}

/** Says what the nightly comparison with the deals found. */
function LastCheck({ check }: { check: MrrSummary['last_check'] }) {
  if (!check) return null;
  const { at, ledger, live, differing } = check;
  return differing === 0 ? (
    <span className="muted tiny">
      Agrees with the deals, checked <RelativeTime at={at} />
    </span>
  ) : (
    <span className="danger tiny strong" role="alert">
      {differing === 1 ? '1 deal differs' : `${differing} deals differ`}: {moneyText(ledger)} here, {moneyText(live)} in
      the deals, checked <RelativeTime at={at} />
    </span>
  );
}

const { choice, dollars, line, time } = columnsOf<MrrMovementView>();

/** The columns of what moved the monthly recurring revenue. */
const mrrMovementColumns: readonly ListColumn<MrrMovementView>[] = [
  line('deal_title', 'Deal', { onCard: 'title' }),
  line('deal_number', 'Number', { width: '104px', priority: 'low' }),
  line('customer_name', 'Customer', {
    priority: 'high',
    text: (row) => [row.customer_name, row.company_name].filter(Boolean).join(', '),
  }),
  choice('kind', 'What', mrrMovementLabels, { width: '124px', priority: 'high', onCard: 'corner' }),
  time('at', 'When', { sortable: true, width: '140px' }),
  dollars('before', 'Before', { width: '112px', priority: 'low' }),
  dollars('after', 'After', { width: '112px', priority: 'low' }),
  dollars('change', 'Change', {
    sortable: true,
    width: '124px',
    priority: 'high',
    cell: (row) => `${row.change > 0 ? '+' : ''}${moneyText(row.change)}`,
  }),
];

const kinds = choiceFilter('kind', 'What', mrrMovementLabels);

/** What moved the monthly recurring revenue in the days that the address names, deal by deal. */
export function MrrMovementList() {
  const list = useRecordList(ListMrrMovements, revenueQueries.movements, 'view', 'months');
  useLiveDeals();
  const money = useMoneyFilters(list.query, { moved: ['From', 'Until'] });
  const totals = list.result.data?.totals;
  return (
    <ListPage
      {...list}
      title="Revenue movements"
      noun={['movement', 'movements']}
      totals={totals && { label: 'Total change', cells: { change: moneyText(totals.change) } }}
      columns={mrrMovementColumns}
      filters={[kinds, ...money]}
      searchLabel="Search deal"
      empty={{
        title: 'Nothing moved in these days',
        text: 'Recurring deals that begin, pause, go on or end are listed here.',
      }}
      actions={<BillingViews />}
      nameOf={(row) => row.deal_title}
      hrefOf={(row) => addresses.deal({ id: row.deal_id })}
    />
  );
}
