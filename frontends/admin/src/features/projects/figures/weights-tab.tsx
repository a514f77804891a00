import {
  metricTimeframes,
  type ProjectView,
  type TaskMetrics,
  type TaskStatus,
  type WeightAnalytics,
} from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { dateLabel, daysBetween, DayText, taskStatusLabels, useToday } from '@portal/features';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { Chart, type ChartSeries, Segmented } from '@portal/ui-antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useSearchParams } from 'react-router';
import { Figures } from './figures.js';
import './weights.css';

/** Where the weight of a project lies, how fast it gets done, and when it will be (decisions, section 5). */
export function WeightsTab({ project }: { project: ProjectView }) {
  const { data, error, refetch } = useQuery(analyticsQueries.weightAnalytics(project.id));
  if (error && !data)
    return <ErrorState title="The weights could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={5} height={56} />;
  if (data.total === 0)
    return (
      <EmptyState
        title="Nothing to weigh yet"
        text="Progress is counted by the weight of tasks. Add tasks on the board or in the list."
      />
    );
  return (
    <div className="stack gap-24">
      <Totals weights={data} />
      <p className="measure">
        <Forecast weights={data} targetDate={project.target_date} />
      </p>
      <VelocityChart weeks={data.velocity} />
      <div className="weights__shares stack top-aligned">
        <WeightChart title="By milestone" shares={data.by_milestone} />
        <WeightChart title="By status" shares={data.by_status.map(inOurWords)} showDone={false} />
        <WeightChart title="By assignee" shares={data.by_assignee} />
        <WeightChart title="By priority" shares={data.by_priority} />
      </div>
      <TaskFlow projectId={project.id} />
    </div>
  );
}

const Totals = ({ weights }: { weights: WeightAnalytics }) => (
  <Figures
    items={[
      {
        name: 'Progress by weight',
        value: `${weights.weighted_progress}%`,
        note: `${weights.count_progress}% by number of tasks`,
      },
      { name: 'Done', value: weights.completed, note: `of ${weights.total} in all` },
      { name: 'Remaining', value: weights.remaining },
      { name: 'In progress', value: weights.in_progress },
      { name: 'In review', value: weights.in_review },
      {
        name: 'Blocked',
        value: weights.blocked,
        alarming: weights.blocked > 0,
        note: weights.blocked > 0 ? 'Waits for something' : null,
      },
      {
        name: 'Overdue',
        value: weights.overdue,
        alarming: weights.overdue > 0,
        note: weights.overdue > 0 ? 'Past its due date' : null,
      },
    ]}
  />
);

interface ForecastProps {
  weights: WeightAnalytics;
  targetDate: string | null;
}

/** When the rest will be done, and what that means for the target date. */
function Forecast({ weights: { remaining, forecast_date: date }, targetDate }: ForecastProps) {
  if (remaining === 0) return <>Everything is done.</>;
  if (!date)
    return (
      <>
        No forecast yet: it takes three weeks of finished work to tell how long the remaining weight of {remaining}{' '}
        takes.
      </>
    );
  const late = targetDate ? daysBetween(targetDate, date) : 0;
  return (
    <>
      At the pace of the last weeks, the remaining weight of {remaining} will be done{' '}
      <strong>
        <DayText day={date} />
      </strong>
      {targetDate ? (
        <>
          ,{' '}
          {late > 0 ? (
            <span className="danger strong">{days(late)} after the target date</span>
          ) : late < 0 ? (
            `${days(-late)} before the target date`
          ) : (
            'on the target date'
          )}
        </>
      ) : null}
      .
    </>
  );
}

/** A state as all screens call it. */
const inOurWords = (share: WeightAnalytics['by_status'][number]) => ({
  ...share,
  label: taskStatusLabels[share.key as TaskStatus],
});

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

type Week = WeightAnalytics['velocity'][number];

/** The weight finished in each of the last weeks. */
function VelocityChart({ weeks }: { weeks: readonly Week[] }) {
  const today = useToday();
  return (
    <Chart
      title="Weight finished each week"
      unit="Weight a week"
      dimension="Week of"
      series={[{ key: 'weight', label: 'Weight finished' }]}
      points={weeks.map(({ week_of: week, weight }, index) => ({
        key: week,
        label: dateLabel(week, today),
        ...(index === weeks.length - 1 ? { axisLabel: 'Now' } : {}),
        values: { weight },
      }))}
    />
  );
}

type Share = WeightAnalytics['by_status'][number];

interface WeightChartProps {
  title: string;
  shares: readonly Share[];
  /** Whether done weight is shown apart; not where each row is all done or all open. */
  showDone?: boolean;
}

const doneAndOpen: readonly ChartSeries[] = [
  { key: 'done', label: 'Done', stack: 'weight', tone: 'primary' },
  { key: 'open', label: 'Open', stack: 'weight', tone: 'soft' },
];

/** Weight by one dimension, what is done of it apart. */
const WeightChart = ({ title, shares, showDone = true }: WeightChartProps) => (
  <Chart
    title={title}
    unit="Weight"
    dimension={title.replace('By ', '')}
    layout="rows"
    series={showDone ? doneAndOpen : [{ key: 'total', label: 'Weight' }]}
    points={shares
      .filter(({ total }) => total > 0)
      .map(({ key, label, total, done }) => ({
        key,
        label,
        values: { done, open: total - done, total },
      }))}
  />
);

type Timeframe = (typeof metricTimeframes)[number];

const words: Readonly<Record<Timeframe, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  all: 'All time',
};

/** How tasks flowed through the project in a time frame, which the address names. */
function TaskFlow({ projectId }: { projectId: string }) {
  const [timeframe, setTimeframe] = useTimeframe();
  const { data, error, refetch } = useQuery({
    ...analyticsQueries.taskMetrics(projectId, timeframe),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="stack gap-12" aria-label="How tasks flowed">
      <div className="gap-8-16 row wrap between">
        <h2 className="medium strong">How tasks flowed</h2>
        <Segmented<Timeframe>
          aria-label="Time frame"
          value={timeframe}
          options={metricTimeframes.map((value) => ({ value, label: words[value] }))}
          onChange={setTimeframe}
        />
      </div>
      {data ? (
        <Figures items={figuresOf(data)} />
      ) : error ? (
        <ErrorState title="The numbers could not be loaded" text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={1} height={72} />
      )}
    </section>
  );
}

const figuresOf = (metrics: TaskMetrics) => [
  { name: 'Created', value: metrics.created },
  { name: 'Completed', value: metrics.completed },
  { name: 'Reopened', value: metrics.reopened },
  { name: 'Time to done', value: duration(metrics.cycle_hours_mean), note: 'on average' },
  { name: 'Done within', value: duration(metrics.cycle_hours_p85), note: '85 of 100 tasks' },
  {
    name: 'On time',
    value: metrics.on_time_share === null ? '–' : `${metrics.on_time_share}%`,
    note: 'of those with a due date',
  },
  { name: 'Overdue now', value: metrics.overdue, alarming: metrics.overdue > 0 },
];

/** A duration as text: "5 h", "3.2 days". */
function duration(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 48) return `${Math.round(hours)} h`;
  return `${(hours / 24).toLocaleString('en-US', { maximumFractionDigits: 1 })} days`;
}

function useTimeframe(): [Timeframe, (timeframe: Timeframe) => void] {
  const [params, setParams] = useSearchParams();
  const named = metricTimeframes.find((value) => value === params.get('timeframe'));
  const change = (timeframe: Timeframe): void =>
    setParams(
      (before) => {
        before.set('timeframe', timeframe);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [named ?? '30d', change];
}
