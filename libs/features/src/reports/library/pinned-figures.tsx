import { reportQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOfEntry, type ReportAddresses } from '../report-addresses.js';
import { EntryFigure } from './entry-figure.js';
import { PinButton } from './pin-button.js';
import '../reports.css';

/** The figures that the user has pinned, each with the way to its report; nothing where there are none. */
export function PinnedFigures({ addresses }: { addresses: ReportAddresses }) {
  const { data } = useQuery(reportQueries.pinned());
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="pinned-figures">
      <h2 id="pinned-figures" className="mb-8 medium strong">
        Pinned figures
      </h2>
      <ul className="pinned-figures stack gap-12">
        {data.map((entry) => (
          <li key={entry.report} className="pinned-figure frame relative stack gap-4">
            <Link to={addressOfEntry(addresses, entry)} className="pinned-figure__link small strong">
              {entry.title}
            </Link>
            {entry.figure ? <EntryFigure figure={entry.figure} /> : <span className="muted small">No figure</span>}
            <span className="pinned-figure__pin">
              <PinButton entry={entry} count={data.length} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
