import { Sparkline } from '@portal/ui';
import { Link } from 'react-router';
import { Hint } from './hint.js';
import './stat-card.css';

/** How a number came to be what it is. */
export interface StatTrend {
  /** Oldest first, the present last. */
  values: readonly number[];
  /** Its change against the period before: "+2 since last month". */
  change: string;
  /** The values as a screen reader reads them: "1, 2, 2, 4". */
  spoken: string;
}

interface StatCardProps {
  label: string;
  /** A count, or an amount in words; absent while it is being counted. */
  value: number | string | undefined;
  /** The list behind the number, filtered to exactly what was counted. */
  to: string;
  /** What the number means for the reader, in a few words. */
  note?: string;
  /** The same behind a question mark, where the note says something else. */
  hint?: string;
  /** The number turns red and the note gives the reason: something is late. */
  alarming?: boolean;
  /** Its change and a line; null keeps their place until they are known. */
  trend?: StatTrend | null | undefined;
}

/** One number of a dashboard; opens the list it was counted from. */
export const StatCard = ({ hint, ...card }: StatCardProps) =>
  hint === undefined ? (
    <CardLink {...card} />
  ) : (
    <div className="stat-card-place relative stack">
      <CardLink {...card} />
      <Hint about={card.label} text={hint} />
    </div>
  );

function CardLink({ label, value, to, note, alarming = false, trend }: Omit<StatCardProps, 'hint'>) {
  return (
    <Link to={to} className={`stat-card stack frame gap-2${alarming ? ' stat-card--alarming' : ''}`}>
      <span className="stat-card__label muted small strong">{label}</span>
      <span className="stat-card__figures gap-2-12 row wrap between">
        <span className="stat-card__value bold numeric title">
          {value === undefined ? (
            <span className="skeleton-bar skeleton-bar--number" aria-label="Loading" role="img" />
          ) : (
            value.toLocaleString()
          )}
        </span>
        {trend ? <Sparkline values={trend.values} label={`Month by month: ${trend.spoken}.`} /> : null}
      </span>
      {trend !== undefined ? <span className="muted tiny numeric">{trend?.change ?? '\u00a0'}</span> : null}
      {note ? <span className="muted tiny stat-card__meaning">{note}</span> : null}
    </Link>
  );
}
