import type { WeightAnalytics } from '@portal/contracts';
import { dateLabel, useToday } from '@portal/features';
import { usePhone } from '@portal/ui-antd';
import './weights.css';

type Week = WeightAnalytics['velocity'][number];

const HEIGHT = 160;
const FLOOR = HEIGHT - 24;
const HEAD = 20;

/** The weight finished in each of the last weeks, as columns and, for screen readers, as a table. */
export function VelocityChart({ weeks }: { weeks: readonly Week[] }) {
  const today = useToday();
  const phone = usePhone();
  const width = phone ? 350 : 640;
  return (
    <figure className="velocity">
      <figcaption className="velocity__title">Weight finished each week</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="velocity__chart" role="img" aria-label={inWords(weeks)}>
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="velocity__floor" />
        {columnsOf(weeks, width).map(({ week, x, across, top, isCurrent }) => (
          <g key={week.week_of}>
            <rect
              x={x}
              y={top}
              width={across}
              height={FLOOR - top}
              rx="4"
              className={isCurrent ? 'velocity__column velocity__column--now' : 'velocity__column'}
            />
            <text x={x + across / 2} y={top - 6} className="velocity__weight">
              {week.weight}
            </text>
            <text x={x + across / 2} y={HEIGHT - 6} className="velocity__week">
              {isCurrent ? (phone ? 'Now' : 'This week') : dateLabel(week.week_of, today)}
            </text>
          </g>
        ))}
      </svg>
      <details className="velocity__numbers">
        <summary>Show as a table</summary>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Weight finished</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week_of: week, weight }) => (
              <tr key={week}>
                <th scope="row">{dateLabel(week, today)}</th>
                <td>{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function columnsOf(weeks: readonly Week[], width: number) {
  const most = Math.max(1, ...weeks.map(({ weight }) => weight));
  const step = width / Math.max(1, weeks.length);
  return weeks.map((week, index) => ({
    week,
    x: index * step + step * 0.18,
    across: step * 0.64,
    top: FLOOR - (week.weight / most) * (FLOOR - HEAD),
    isCurrent: index === weeks.length - 1,
  }));
}

function inWords(weeks: readonly Week[]): string {
  const total = weeks.reduce((sum, { weight }) => sum + weight, 0);
  const most = Math.max(0, ...weeks.map(({ weight }) => weight));
  return `Columns: weight ${total} finished in ${weeks.length} weeks, at most ${most} in one`;
}
