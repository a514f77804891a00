import type { RevenueMonth } from '@portal/contracts';
import { moneyText } from '@portal/features';
import { monthWords } from './month-words.js';
import './revenue.css';

const HEIGHT = 240;
const STEP = 60;
const WIDTH = 20;

/** Billed and collected side by side, month by month; the table below has the same as figures. */
export function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  const most = Math.max(1, ...months.flatMap(({ billed, collected }) => [billed, collected]));
  const tall = (amount: number): number => Math.max(amount > 0 ? 2 : 0, (Math.max(0, amount) / most) * HEIGHT);
  return (
    <figure className="revenue-chart">
      <figcaption className="revenue-chart__legend">
        <span className="revenue-chart__key revenue-chart__key--billed">Billed</span>
        <span className="revenue-chart__key revenue-chart__key--collected">Collected</span>
      </figcaption>
      <svg viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 24}`} aria-hidden="true">
        {months.map(({ month, billed, collected }, index) => (
          <g key={month} transform={`translate(${index * STEP + 8} 0)`}>
            <title>{`${monthWords(month)}: billed ${moneyText(billed)}, collected ${moneyText(collected)}`}</title>
            <rect
              className="revenue-chart__billed"
              y={HEIGHT - tall(billed)}
              width={WIDTH}
              height={tall(billed)}
              rx="3"
            />
            <rect
              className="revenue-chart__collected"
              x={WIDTH + 3}
              y={HEIGHT - tall(collected)}
              width={WIDTH}
              height={tall(collected)}
              rx="3"
            />
            <text x={WIDTH + 1.5} y={HEIGHT + 18} className="revenue-chart__month">
              {monthWords(month, 'short')}
            </text>
          </g>
        ))}
        <line className="revenue-chart__floor" x2={months.length * STEP} y1={HEIGHT} y2={HEIGHT} />
      </svg>
    </figure>
  );
}
