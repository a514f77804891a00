import { CalendarClock, Columns3, List, Settings2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { meetingViews } from '../../meetings/meeting-views.js';
import { openViewOf, ViewSwitch, type View } from '../../../views/view-switch.js';

const views: readonly View[] = [
  { view: 'table', label: 'Table', icon: List },
  { view: 'board', label: 'Board', icon: Columns3 },
  { view: 'meetings', label: 'Meetings', icon: CalendarClock },
];

/** What a change of the view leaves behind: the page and order of the list, and the states that a board has columns for. */
const ofTheTable = ['page', 'limit', 'sortBy', 'sortOrder', 'status', 'deleted', 'view'];

/** The views of consultations, and the link to the admin's own hours. */
export function ConsultationViews() {
  const [params] = useSearchParams();
  const open = meetingViews.includes(params.get('view') ?? '') ? 'meetings' : openViewOf(views, params);
  return (
    <>
      <ViewSwitch views={views} open={open} pathname={addresses.consultations} keep={(to) => kept(params, open, to)} />
      <Link to="/admin/consultations/availability" className="view-switch__other inline-row gap-6 muted small strong">
        <Settings2 size={15} strokeWidth={1.75} /> My availability
      </Link>
    </>
  );
}

/** Table and board are of the same requests and share their filters; meetings have their own. */
function kept(params: URLSearchParams, from: string, to: string): URLSearchParams {
  const shared = from !== 'meetings' && to !== 'meetings';
  const next = new URLSearchParams(shared ? params : undefined);
  ofTheTable.forEach((name) => next.delete(name));
  return next;
}
