import type { RevenueMonth } from '@portal/contracts';
import { axisMoneyText, moneyText } from '@portal/features';
import { monthText } from '@portal/ui';
import { useWidth } from '@portal/ui-antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import './revenue-chart.css';
import { axisSteps, namedEvery } from './revenue-scale.js';

const HEIGHT = 220;
const LEFT = 52;
const TOP = 8;
const BOTTOM = 26;
/** The width before it is measured, in CSS pixels. */
const USUAL_WIDTH = 640;
const VALUES_WIDTH = 176;

const figures = [
  ['Billed', 'billed'],
  ['Collected', 'collected'],
  ['Refunded', 'refunded'],
  ['Outstanding', 'outstanding'],
] as const;

/**
 * Billed and collected side by side, month by month, in dollars on an axis. The values of a month show under the pointer
 * and at the focus, which the arrow keys move; the table beside it has the same as figures.
 */
export function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame) ?? USUAL_WIDTH;
  const [active, setActive] = useState<number>();
  const [current, setCurrent] = useState(months.length - 1); // what the Tab key comes to
  const steps = axisSteps(Math.max(0, ...months.flatMap(({ billed, collected }) => [billed, collected])));
  const most = steps.at(-1) ?? 1;
  const yOf = (amount: number): number => TOP + HEIGHT - (Math.max(0, amount) / most) * HEIGHT;
  const band = (width - LEFT) / Math.max(1, months.length);
  const every = namedEvery(band);
  const shown = active === undefined ? undefined : months[active];
  const move = ({ key, currentTarget }: KeyboardEvent<SVGSVGElement>): void => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: months.length - 1 }[key];
    if (to !== undefined) currentTarget.querySelectorAll<SVGGElement>('[role="img"]')[to]?.focus();
    if (key === 'Escape') setActive(undefined);
  };
  return (
    <figure className="revenue-chart">
      <figcaption className="revenue-chart__legend">
        <span className="revenue-chart__key revenue-chart__key--billed">Billed</span>
        <span className="revenue-chart__key revenue-chart__key--collected">Collected</span>
        <span className="revenue-chart__unit">US dollars a month</span>
      </figcaption>
      <div ref={frame} className="revenue-chart__plot">
        <svg
          height={TOP + HEIGHT + BOTTOM}
          role="group"
          aria-label="Billed and collected by month"
          onKeyDown={move}
          onPointerLeave={() => setActive(undefined)}
        >
          {steps.map((amount) => (
            <g key={amount} aria-hidden="true">
              <line
                className={amount === 0 ? 'revenue-chart__line revenue-chart__line--floor' : 'revenue-chart__line'}
                x1={LEFT}
                x2={width}
                y1={yOf(amount)}
                y2={yOf(amount)}
              />
              <text className="revenue-chart__label" x={LEFT - 8} y={yOf(amount) + 4} textAnchor="end">
                {axisMoneyText(amount)}
              </text>
            </g>
          ))}
          {months.map((month, index) => (
            <g
              key={month.month}
              className={index === active ? 'revenue-chart__month is-active' : 'revenue-chart__month'}
              transform={`translate(${LEFT + index * band} 0)`}
              role="img"
              aria-label={`${monthText(month.month)}: ${figures
                .map(([name, key]) => `${name.toLowerCase()} ${moneyText(month[key])}`)
                .join(', ')}`}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => {
                setActive(index);
                setCurrent(index);
              }}
              onBlur={() => setActive(undefined)}
              onPointerEnter={() => setActive(index)}
              onPointerDown={() => setActive(index)}
            >
              <rect className="revenue-chart__band" y={TOP} width={band} height={HEIGHT + BOTTOM - 4} rx="4" />
              {(['billed', 'collected'] as const).map((key, place) => (
                <Bar key={key} kind={key} band={band} place={place} amount={month[key]} top={yOf(month[key])} />
              ))}
              {(months.length - 1 - index) % every === 0 ? (
                <text className="revenue-chart__label" x={band / 2} y={TOP + HEIGHT + 17} textAnchor="middle">
                  {monthText(month.month, 'short')}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
        {shown && active !== undefined ? (
          <div
            className="revenue-chart__values"
            aria-hidden="true"
            style={{ left: valuesLeft(LEFT + active * band, band, width) }}
          >
            <p>{monthText(shown.month)}</p>
            <dl>
              {figures.map(([name, key]) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{moneyText(shown[key])}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
    </figure>
  );
}

interface BarProps {
  kind: 'billed' | 'collected';
  band: number;
  place: number;
  amount: number;
  top: number;
}

/** One bar of a month; what is more than nothing is never thinner than a line. */
function Bar({ kind, band, place, amount, top }: BarProps) {
  if (amount <= 0) return null;
  const width = Math.min(22, band * 0.36);
  const height = Math.max(2, TOP + HEIGHT - top);
  return (
    <rect
      className={`revenue-chart__${kind}`}
      x={band / 2 + (place === 0 ? -width - 1 : 1)}
      y={TOP + HEIGHT - height}
      width={width}
      height={height}
      rx={Math.min(3, width / 3)}
    />
  );
}

/** Beside the month, on the side where there is room; on phones over it. */
function valuesLeft(x: number, band: number, width: number): number {
  if (x + band + VALUES_WIDTH + 8 <= width) return x + band + 8;
  return Math.max(0, x - VALUES_WIDTH - 8);
}
