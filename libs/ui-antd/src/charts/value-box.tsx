import { isDrawn, wordsOf, type ChartPoint, type ChartSeries, type ChartTone } from './chart-model.js';

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
export function ValueBox({ point, series, valueText, place }: ValueBoxProps) {
  return (
    <div
      className="chart__values frame tiny numeric"
      aria-hidden="true"
      style={{ width: WIDTH, ...positionOf(place, series.length) }}
    >
      <p className="anywhere">{point.label}</p>
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
