import { useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { CalendarDays, CalendarRange, List } from 'lucide-react';
import { ViewSwitch, type View } from '../../views/view-switch.js';

const views: readonly View[] = [
  { view: 'meetings', label: 'List', icon: List },
  { view: 'week', label: 'Week', icon: CalendarRange },
  { view: 'month', label: 'Month', icon: CalendarDays },
];

/** The words of the meetings' views in the address. */
export const meetingViews: readonly string[] = views.map(({ view }) => view);

/** The ways to look at meetings; week and month keep their place and the host. */
export function MeetingViews() {
  const [params] = useSearchParams();
  const keep = (to: string): URLSearchParams => {
    const kept = new URLSearchParams();
    for (const name of to === 'meetings' ? ['host_id'] : ['host_id', 'from']) {
      const value = params.get(name);
      if (value) kept.set(name, value);
    }
    return kept;
  };
  return (
    <ViewSwitch
      views={views}
      label="Calendar"
      everyNamed
      open={params.get('view') ?? 'meetings'}
      pathname={addresses.consultations}
      keep={keep}
    />
  );
}
