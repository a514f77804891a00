import { useRef, useState } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts';
import { useWidth } from '../list/table/use-width.js';
import {
  isDrawn,
  plotHeight,
  type ChartGoal,
  type ChartLayout,
  type ChartPoint,
  type ChartSeries,
  type ChartTexts,
  type ChartTone,
  wordsOf,
} from './chart-model.js';
import { ActiveBand, PointLayer } from './point-layer.js';

/** The width before it is measured, in CSS pixels. */
const USUAL_WIDTH = 640;
const VALUES_AXIS = 52;
/** Bars move by this much when figures change, in milliseconds; not at all where the user wants less motion. */
const MOTION = 180;

interface PlotProps extends ChartTexts {
  title: string;
  unit: string;
  points: readonly ChartPoint[];
  series: readonly (ChartSeries & { tone: ChartTone })[];
  layout: ChartLayout;
  goal: ChartGoal | undefined;
}

/** Above what is drawn, and within the axis however high it is. */
const goalLine = {
  stroke: 'var(--color-text)',
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
  ifOverflow: 'extendDomain',
} as const;

const labelText = { fill: 'var(--color-muted)', fontSize: 12 } as const;

/**
 * Axes, grid and series by Recharts. Its own keyboard layer is off: that is one element of role application which says
 * nothing until an arrow is pressed; `PointLayer` makes each point an element with a name.
 */
export function Plot({ title, unit, points, series, layout, goal, valueText, axisText }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame) ?? USUAL_WIDTH;
  const [active, setActive] = useState<number>();
  const drawn = series.filter(isDrawn);
  const rows = layout === 'rows';
  const names = rows ? Math.min(200, Math.round(width * 0.4)) : VALUES_AXIS;
  const height = plotHeight(layout, points.length);
  const shown = active === undefined ? undefined : points[active];
  const values = {
    type: 'number' as const,
    tickFormatter: axisText,
    niceTicks: 'snap125' as const,
    tick: labelText,
    tickLine: false,
    axisLine: false,
    allowDecimals: points.some((point) => Object.values(point.values).some((value) => !Number.isInteger(value ?? 0))),
  };
  const categories = {
    type: 'category' as const,
    dataKey: 'axisLabel',
    scale: 'band' as const,
    tickLine: false,
    axisLine: { stroke: 'var(--color-control-border)' },
  };
  return (
    <div ref={frame} className="chart__plot shrinks" role="group" aria-label={`${title}, ${unit}`} style={{ height }}>
      <ComposedChart
        width={width}
        height={height}
        layout={rows ? 'vertical' : 'horizontal'}
        data={points.map((point) => ({ ...point.values, axisLabel: point.key }))}
        margin={{ top: rows ? 0 : 10, right: rows ? 16 : 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        stackOffset="sign"
        barGap={2}
        barSize={barSizeOf(drawn, (rows ? height : width - names) / Math.max(1, points.length))}
      >
        <CartesianGrid horizontal={!rows} vertical={rows} stroke="var(--color-line)" />
        {rows ? (
          <>
            <XAxis {...values} height={26} interval="preserveStartEnd" minTickGap={16} />
            <YAxis {...categories} width={names} interval={0} tick={nameTick(points, names)} />
          </>
        ) : (
          <>
            <XAxis
              {...categories}
              height={26}
              interval="equidistantPreserveStart"
              minTickGap={6}
              tick={labelText}
              tickFormatter={(key: string) => nameOf(points, key)}
            />
            <YAxis {...values} width={names} />
          </>
        )}
        <ActiveBand count={points.length} index={active} rows={rows} />
        {rows ? (
          <ReferenceLine x={0} stroke="var(--color-control-border)" />
        ) : (
          <ReferenceLine y={0} stroke="var(--color-control-border)" />
        )}
        {drawn.map(({ key, kind = 'bar', stack, tone }) => {
          const shared = {
            dataKey: key,
            isAnimationActive: 'auto' as const,
            animationDuration: MOTION,
            ...(stack === undefined ? {} : { stackId: stack }),
          };
          if (kind === 'line') return <Line key={key} {...shared} {...paint(tone, 'line')} type="linear" dot={false} />;
          return <Bar key={key} {...shared} {...paint(tone, stack === undefined ? 'bar' : 'stacked')} />;
        })}
        {goal ? <ReferenceLine {...{ [rows ? 'x' : 'y']: goal.value }} {...goalLine} /> : null}
        <PointLayer points={points} series={series} rows={rows} valueText={valueText} onActive={setActive} />
      </ComposedChart>
      {shown && active !== undefined ? (
        <ValueBox
          point={shown}
          series={series}
          valueText={valueText}
          place={{ index: active, count: points.length, width, height, start: names, rows }}
        />
      ) : null}
    </div>
  );
}

const MAX_BAR = 24;

/** As wide as the strip of a point lets its bars be, side by side; those of a stack are one. */
function barSizeOf(drawn: readonly ChartSeries[], band: number): number {
  const bars = drawn.filter(({ kind = 'bar' }) => kind === 'bar');
  const beside = new Set(bars.map(({ key, stack }) => stack ?? key)).size;
  return Math.max(1, Math.min(MAX_BAR, (band * 0.7) / Math.max(1, beside)));
}

function nameOf(points: readonly ChartPoint[], key: string): string {
  const point = points.find((one) => one.key === key);
  return point?.axisLabel ?? point?.label ?? key;
}

/** A name to the left of its bar; the end of a long one gives way. About 6.4 px a letter at 12 px. */
const nameTick = (points: readonly ChartPoint[], width: number) =>
  function NameTick({ x, y, payload }: { x: number | string; y: number | string; payload: { value: string } }) {
    const name = nameOf(points, payload.value);
    const most = Math.max(4, Math.floor((width - 12) / 6.4));
    return (
      <text x={x} y={y} dx={-8} dy={4} textAnchor="end" aria-hidden="true" {...labelText}>
        {name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name}
      </text>
    );
  };

const dashes: Partial<Record<ChartTone, string>> = { soft: '6 3', accent: '2 3', recurring: '8 3 2 3', oneTime: '4 2' };

const colorOf = (tone: ChartTone): string => `var(--chart-${tone})`;

/**
 * How a series is drawn. The soft tone is a pale fill with a full outline; lines differ by their dashes, and pieces of
 * a stack are set apart by a gap: no series is distinguished by its hue alone.
 */
function paint(tone: ChartTone, kind: 'bar' | 'stacked' | 'line') {
  const color = colorOf(tone);
  const outline = tone === 'soft' ? 'var(--color-primary)' : color;
  switch (kind) {
    case 'line':
      return { stroke: outline, strokeWidth: 2, strokeDasharray: dashes[tone] ?? 'none' };
    case 'stacked':
      return { fill: color, stroke: tone === 'soft' ? outline : 'var(--color-surface)', strokeWidth: 1 };
    default:
      return { fill: color, stroke: outline, strokeWidth: 1, radius: 2 };
  }
}

const WIDTH = 190;
const LINE = 21;

interface Place {
  index: number;
  count: number;
  width: number;
  height: number;
  /** Where the plot begins, in CSS pixels from the left. */
  start: number;
  rows: boolean;
}

interface ValueBoxProps {
  point: ChartPoint;
  series: readonly (ChartSeries & { tone: ChartTone })[];
  valueText: (value: number) => string;
  place: Place;
}

/** The values of a point beside it. Hidden from screen readers, to whom the point's name says the same. */
function ValueBox({ point, series, valueText, place }: ValueBoxProps) {
  return (
    <div
      className="chart__values absolute floating frame tiny numeric"
      aria-hidden="true"
      style={{ width: WIDTH, ...positionOf(place, series.length) }}
    >
      <p className="anywhere strong mb-4">{point.label}</p>
      <dl>
        {series.map((one) => (
          <div key={one.key} className="flex between gap-12">
            <dt className={isDrawn(one) ? `chart__key chart__key--${one.kind ?? 'bar'} chart-tone--${one.tone}` : ''}>
              {one.label}
            </dt>
            <dd>{wordsOf(point, one.key, valueText)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Beside a column where there is room, over it on phones; under a row, above it for the last ones. */
function positionOf({ index, count, width, height, start, rows }: Place, lines: number): { left: number; top: number } {
  if (rows) {
    const band = (height - 30) / count;
    const box = 44 + lines * LINE;
    const under = (index + 1) * band + 4;
    return {
      left: Math.max(0, Math.min(start + 12, width - WIDTH)),
      top: under + box <= height || index === 0 ? under : Math.max(-8, index * band - box - 4),
    };
  }
  const band = (width - start) / count;
  const x = start + index * band;
  const right = x + band + 8;
  return { left: right + WIDTH <= width ? right : Math.max(0, x - WIDTH - 8), top: 0 };
}
