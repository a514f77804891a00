import { EmptyState, ErrorBoundary, ErrorState, readRemembered, remember } from '@portal/ui';
import { Button } from 'antd';
import { ChartColumn, Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import {
  isDrawn,
  numberText,
  plotHeight,
  withTones,
  type ChartGoal,
  type ChartLayout,
  type ChartPoint,
  type ChartSeries,
  begun,
  wordsOf,
} from './chart-model.js';
import './chart.css';

/** Recharts is fetched by the first screen with a chart on it. */
const Plot = lazy(() => import('./plot.js').then((file) => ({ default: file.Plot })));

const REMEMBERED = 'charts';

export interface ChartProps {
  title: string;
  /** What the axis counts: "US dollars a month". */
  unit: string;
  /** What the points are, as the table heads them: "Month". */
  dimension: string;
  /** Absent while they are read. */
  points: readonly ChartPoint[] | undefined;
  series: readonly ChartSeries[];
  layout?: ChartLayout;
  goal?: ChartGoal | undefined;
  /** Without words of its own a value is a number. */
  valueText?: (value: number) => string;
  axisText?: (value: number) => string;
  /** What to say where there is no point. */
  empty?: string;
  error?: Error | null | undefined;
  onRetry?: () => void;
  /** The table stands always beside the chart instead of behind it. */
  tableBeside?: boolean;
  /** Points are in the order of time: the table has the newest first. */
  newestFirst?: boolean;
  /** The title is a heading already. */
  hideTitle?: boolean;
}

const shortNumber = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/**
 * Figures as a chart, with axes, grid and unit. The values of a point show under the pointer and at the focus, which
 * the arrow keys move; the same figures are a table, which the user can choose for all charts of this browser.
 */
export function Chart(props: ChartProps) {
  const { title, unit, points, error, hideTitle = false, tableBeside = false } = props;
  const heading = useId();
  const [isTable, setTable] = useState(() => !tableBeside && readRemembered(REMEMBERED) === 'table');
  const choose = (to: boolean): void => {
    remember(REMEMBERED, to ? 'table' : 'chart');
    setTable(to);
  };
  const hasFigures = points !== undefined && points.length > 0 && !(error && !points);
  return (
    <figure className="chart shrinks" aria-labelledby={heading}>
      <figcaption className="top-aligned mb-8 flex between gap-12">
        <span className="chart__about flex wrap">
          <span id={heading} className={hideTitle ? 'visually-hidden' : 'medium strong'}>
            {title}
          </span>
          <span className="muted tiny">{unit}</span>
        </span>
        {hasFigures && !tableBeside ? (
          <Button
            type="text"
            size="small"
            className="fixed"
            icon={isTable ? <ChartColumn size={14} /> : <Table2 size={14} />}
            onClick={() => choose(!isTable)}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        ) : null}
      </figcaption>
      {hasFigures ? (
        <div className={tableBeside ? 'chart__both stack top-aligned' : undefined}>
          {isTable ? null : (
            <div className="shrinks">
              <Legend {...props} />
              <Drawn {...props} points={points} />
            </div>
          )}
          {isTable || tableBeside ? <ChartTable {...props} points={points} /> : null}
        </div>
      ) : (
        <NoFigures {...props} />
      )}
    </figure>
  );
}

type WithPoints = ChartProps & { points: readonly ChartPoint[] };

/** The drawing; where its code doesn't arrive, the figures as a table. */
const Drawn = (props: WithPoints) => {
  const { title, unit, points, series, layout = 'columns', valueText = numberText } = props;
  return (
    <ErrorBoundary fallback={() => <ChartTable {...props} />}>
      <Suspense fallback={<Place layout={layout} count={points.length} />}>
        <Plot
          // another number of points is another chart: the focus starts again
          key={points.length}
          title={title}
          unit={unit}
          points={points}
          series={withTones(series)}
          layout={layout}
          goal={props.goal}
          valueText={valueText}
          axisText={props.axisText ?? ((value) => shortNumber.format(value))}
        />
      </Suspense>
    </ErrorBoundary>
  );
};

function NoFigures({ points, layout = 'columns', error, onRetry, empty = 'Nothing to show yet.' }: ChartProps) {
  if (error && !points)
    return <ErrorState title="The chart could not be loaded" text={error.message} {...(onRetry ? { onRetry } : {})} />;
  if (!points) return <Place layout={layout} count={3} />;
  return <EmptyState title={empty} picture={null} />;
}

/** As high as the drawing will be, so that nothing moves when it comes. */
const Place = ({ layout, count }: { layout: ChartLayout; count: number }) => (
  <div role="status" className="chart__place stack" style={{ height: plotHeight(layout, count) }}>
    <span className="visually-hidden">Loading the chart</span>
    <span aria-hidden="true" className="skeleton-bar" />
  </div>
);

/** What each colour is; of one series the title says it. And what the line of a goal is. */
function Legend({ series, goal, valueText = numberText }: Pick<ChartProps, 'series' | 'goal' | 'valueText'>) {
  const all = withTones(series).filter(isDrawn);
  const drawn = all.length > 1 ? all : [];
  if (drawn.length === 0 && !goal) return null;
  return (
    <ul className="gap-4-16 mb-8 flex wrap muted tiny">
      {drawn.map(({ key, label, tone, kind = 'bar' }) => (
        <li key={key} className={`chart__key chart__key--${kind} chart-tone--${tone}`}>
          {label}
        </li>
      ))}
      {goal ? (
        <li className="chart__key chart__key--line chart__key--goal">{`${goal.label}: ${valueText(goal.value)}`}</li>
      ) : null}
    </ul>
  );
}

interface ChartTableProps {
  title: string;
  dimension: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  valueText?: (value: number) => string;
  newestFirst?: boolean;
}

/** The figures of a chart; those that are made of rows open them. */
const ChartTable = ({
  title,
  dimension,
  points,
  series,
  valueText = numberText,
  newestFirst = false,
}: ChartTableProps) => (
  <div className="chart-table__frame scrolls" role="region" aria-label={`${title} in figures`} tabIndex={0}>
    <table className="chart-table small numeric">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {[dimension, ...series.map(({ label }) => label)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(newestFirst ? begun(points).toReversed() : points).map((point) => (
          <tr key={point.key}>
            <th scope="row">{point.to ? <Link to={point.to}>{point.label}</Link> : point.label}</th>
            {series.map(({ key }) => (
              <td key={key}>
                <Figure point={point} series={key} valueText={valueText} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface FigureProps {
  point: ChartPoint;
  series: string;
  valueText: (value: number) => string;
}

function Figure({ point, series, valueText }: FigureProps) {
  const words = wordsOf(point, series, valueText);
  const link = point.links?.[series];
  if (!link) return words;
  return point.values[series] ? <Link to={link}>{words}</Link> : <span className="muted">–</span>;
}
