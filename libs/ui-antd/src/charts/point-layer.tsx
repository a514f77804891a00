import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { usePlotArea, ZIndexLayer } from 'recharts';
import { spokenOf, type ChartPoint, type ChartSeries } from './chart-model.js';

/** Over all that Recharts draws. */
const TOP = 3_000;

interface PointLayerProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  rows: boolean;
  valueText: (value: number) => string;
  /** The point under the pointer or with the focus. */
  onActive: (index: number | undefined) => void;
}

/**
 * The points as elements with names: one stop of the Tab key, which the arrows, Home and End move; what a point is made
 * of is a link. The names hold the values.
 */
export function PointLayer({ points, series, rows, valueText, onActive }: PointLayerProps) {
  const area = usePlotArea();
  const [current, setCurrent] = useState(rows ? 0 : points.length - 1); // what the Tab key comes to
  if (!area) return null;
  const move = (event: KeyboardEvent<SVGGElement>): void => {
    const last = points.length - 1;
    const to = {
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') onActive(undefined);
    if (to === undefined) return;
    event.preventDefault();
    const at = Math.min(last, Math.max(0, to));
    event.currentTarget.querySelectorAll<SVGElement>('[data-point]')[at]?.focus();
  };
  return (
    <ZIndexLayer zIndex={TOP}>
      <g onKeyDown={move} onPointerLeave={() => onActive(undefined)}>
        {points.map((point, index) => {
          const shared = {
            'data-point': index,
            className: 'chart__point',
            'aria-label': spokenOf(point, series, valueText),
            tabIndex: index === current ? 0 : -1,
            onFocus: () => {
              setCurrent(index);
              onActive(index);
            },
            onBlur: () => onActive(undefined),
            onPointerEnter: () => onActive(index),
            onPointerDown: () => onActive(index),
          };
          const band = <rect className="chart__band" rx={4} {...bandOf(area, points.length, index, rows)} />;
          return (
            <Point key={point.key} to={point.to} shared={shared}>
              {band}
            </Point>
          );
        })}
      </g>
    </ZIndexLayer>
  );
}

interface PointProps {
  to: string | undefined;
  shared: Record<string, unknown>;
  children: ReactNode;
}

const Point = ({ to, shared, children }: PointProps) =>
  to === undefined ? (
    <g role="img" {...shared}>
      {children}
    </g>
  ) : (
    <Link to={to} {...shared}>
      {children}
    </Link>
  );

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The strip of the plot that belongs to a point. */
export function bandOf(area: Area, count: number, index: number, rows: boolean): Area {
  if (rows) return { ...area, y: area.y + (index * area.height) / count, height: area.height / count };
  return { ...area, x: area.x + (index * area.width) / count, width: area.width / count };
}

/** The ground of the point whose values show, behind its bars. */
export function ActiveBand({ count, index, rows }: { count: number; index: number | undefined; rows: boolean }) {
  const area = usePlotArea();
  if (!area || index === undefined) return null;
  return <rect className="chart__active" rx={4} {...bandOf(area, count, index, rows)} />;
}
