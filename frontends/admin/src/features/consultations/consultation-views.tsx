import { CalendarClock, Columns3, List, Settings2, type LucideIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import './consultations.css';

type View = 'table' | 'board' | 'meetings';

const views: readonly { view: View; label: string; icon: LucideIcon }[] = [
  { view: 'table', label: 'Table', icon: List },
  { view: 'board', label: 'Board', icon: Columns3 },
  { view: 'meetings', label: 'Meetings', icon: CalendarClock },
];

/** What a change of the view leaves behind: the page and order of the list, and the states that a board has columns for. */
const ofTheTable = ['page', 'limit', 'sortBy', 'sortOrder', 'status'];

/** The ways to look at consultations, and the way to one's own hours. */
export function ConsultationViews() {
  const [params] = useSearchParams();
  const open = views.find(({ view }) => view === params.get('view'))?.view ?? 'table';
  return (
    <>
      <nav className="view-switch" aria-label="View">
        {views.map(({ view, label, icon: Icon }) => (
          <Link
            key={view}
            to={{ pathname: '/admin/consultations', search: searchFor(params, open, view) }}
            aria-current={view === open ? 'page' : undefined}
            className="view-switch__view"
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" /> {label}
          </Link>
        ))}
      </nav>
      <Link to="/admin/consultations/availability" className="view-switch__other">
        <Settings2 size={15} strokeWidth={1.75} aria-hidden="true" /> My availability
      </Link>
    </>
  );
}

/** Table and board are of the same requests and share their filters; meetings have their own. */
function searchFor(params: URLSearchParams, from: View, to: View): string {
  const shared = from !== 'meetings' && to !== 'meetings';
  const next = new URLSearchParams(shared ? params : undefined);
  ofTheTable.forEach((name) => next.delete(name));
  next.delete('view');
  if (to !== 'table') next.set('view', to);
  return next.toString();
}
