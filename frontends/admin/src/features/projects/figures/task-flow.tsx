import { metricTimeframes, type TaskMetrics } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { ErrorState, Skeleton } from '@portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { Figures } from './figures.js';
import './weights.css';

type Timeframe = (typeof metricTimeframes)[number];

const words: Readonly<Record<Timeframe, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  all: 'All time',
};

/** How tasks flowed through the project in a time frame, which the address names. */
export function TaskFlow({ projectId }: { projectId: string }) {
  const [timeframe, setTimeframe] = useTimeframe();
  const { data, error, refetch } = useQuery({
    ...analyticsQueries.taskMetrics(projectId, timeframe),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="stack gap-12" aria-label="How tasks flowed">
      <div className="task-flow__head row wrap between">
        <h2 className="task-flow__title">How tasks flowed</h2>
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
