import { Link } from 'react-router';
import './stat-card.css';

interface StatCardProps {
  label: string;
  /** A count, or an amount in words; absent while it is being counted. */
  value: number | string | undefined;
  /** The list behind the number, filtered to exactly what was counted. */
  to: string;
  /** What the number means for the reader, in a few words. */
  note?: string;
  /** The number turns red and the note gives the reason: something is late. */
  alarming?: boolean;
}

/** One number of a dashboard; opens the list it was counted from. */
export function StatCard({ label, value, to, note, alarming = false }: StatCardProps) {
  return (
    <Link to={to} className={alarming ? 'stat-card stat-card--alarming' : 'stat-card'}>
      <span className="stat-card__label">{label}</span>
      <span className="stat-card__value">
        {value === undefined ? (
          <span className="skeleton-bar skeleton-bar--number" aria-label="Loading" role="img" />
        ) : (
          value.toLocaleString()
        )}
      </span>
      {note ? <span className="stat-card__note">{note}</span> : null}
    </Link>
  );
}
