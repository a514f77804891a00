import type { ProjectView, TaskStatus, WeightAnalytics } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { DayText, daysBetween, taskStatusLabels, dateLabel, useToday } from '@portal/features';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { Chart, type ChartSeries } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Figures } from './figures.js';
import { TaskFlow } from './task-flow.js';
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
      <p className="weights__forecast">
        <Forecast weights={data} targetDate={project.target_date} />
      </p>
      <VelocityChart weeks={data.velocity} />
      <div className="weights__shares">
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
