import type { DashboardAnalytics, UserView, WhoseWork } from '@portal/contracts';
import { analyticsQueries, closedDaysQuery, useSession } from '@portal/data-access';
import {
  PlaceOfLinks,
  QuickActions,
  inPlainFrame,
  useInitialData,
  usePrefetchScreens,
  Welcome,
  DashboardCards,
  DashboardNumbers,
  fullDayLabel,
  moneyText,
  useDashboard,
  useToday,
} from '@portal/features';
import { Page } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { FolderKanban, Handshake, LifeBuoy, MessagesSquare, ReceiptText, Users } from 'lucide-react';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { loadSheets, screensAhead } from '../../screens.js';
import { nextMeetingsQuery, TodaysMeetings } from '../meetings/todays-meetings.js';
import { OnCall, TeamWeek } from './team-week.js';
import { PlaceOfWork, useWhoseWork, WorkQueue } from './work-queue.js';
import './dashboard.css';

const PinnedReports = lazy(() => import('./pinned-reports.js').then((file) => ({ default: file.PinnedReports })));

const firstQueries = (whose: WhoseWork) =>
  [
    analyticsQueries.workQueue(whose),
    closedDaysQuery(),
    nextMeetingsQuery,
    analyticsQueries.team(),
    analyticsQueries.dashboard(),
    analyticsQueries.trends(),
  ] as const;

export function DashboardPage() {
  const { user } = useSession();
  return user ? <DashboardOf user={user} /> : null;
}

function DashboardOf({ user }: { user: UserView }) {
  const [whose, setWhose] = useWhoseWork(user.id);
  const hasAnswers = useInitialData(firstQueries(whose));
  return (
    <Page title="Dashboard" mood="dense" heading={<Welcome user={user} day={<Today />} />}>
      {hasAnswers ? <Parts whose={whose} onWhose={setWhose} /> : <PlaceOfParts />}
    </Page>
  );
}

/** The screen of its address: without antd, which half of its code would be. */
export const Dashboard = inPlainFrame(DashboardPage, loadSheets);

function Parts(queue: ComponentProps<typeof WorkQueue>) {
  usePrefetchScreens(screensAhead);
  return (
    <>
      <Desk work={<WorkQueue {...queue} />}>
        <TodaysMeetings />
        <OnCall />
      </Desk>
      <Strip>
        <DashboardNumbers {...cards} result={useDashboard()} what="The numbers" />
      </Strip>
      <Suspense>
        <PinnedReports />
      </Suspense>
      <TeamWeek />
      <section className="quick-line">
        <h2 className="visually-hidden">Quick actions</h2>
        <QuickActions
          actions={[
            { label: 'Projects', icon: FolderKanban, to: addresses.projects },
            { label: 'Consultations', icon: MessagesSquare, to: addresses.consultations },
            { label: 'Support', icon: LifeBuoy, to: addresses.support },
            { label: 'Customers', icon: Users, to: addresses.customers },
            { label: 'Deals', icon: Handshake, to: addresses.deals },
            { label: 'Billing', icon: ReceiptText, to: addresses.billing },
          ]}
        />
      </section>
    </>
  );
}

/** The same places while the first answers are on their way. */
const PlaceOfParts = () => (
  <>
    <Desk work={<PlaceOfWork />}>
      <PlaceOfLinks title="Today’s meetings" rows={1} />
      <PlaceOfLinks title="On call" rows={1} />
    </Desk>
    <Strip>
      <DashboardCards {...cards} />
    </Strip>
  </>
);

/** What to do on one side, the day on the other; on a phone the work comes first. */
const Desk = ({ work, children }: { work: ReactNode; children: ReactNode }) => (
  <div className="desk packed top-aligned column">
    {work}
    <div className="packed top-aligned column gap-20">{children}</div>
  </div>
);

const Strip = ({ children }: { children: ReactNode }) => <div className="dashboard-strip">{children}</div>;

const figures = [
  'total_customers',
  'active_projects',
  'monthly_revenue',
  'active_deals',
  'open_consultations',
  'open_tickets',
  'total_revenue',
  'completed_this_month',
] as const;

/** What else a card says. */
function besides(name: (typeof figures)[number], data: DashboardAnalytics | undefined) {
  const { late_consultations: late = 0, unassigned_tickets: unassigned = 0, overdue_balance: overdue = 0 } = data ?? {};
  if (name === 'open_consultations' && late > 0) return { alarming: true, note: `${late} past the 24-hour promise` };
  if (name === 'total_revenue' && overdue > 0) return { note: `${moneyText(overdue)} overdue` };
  if (name !== 'open_tickets' || !data) return {};
  const tasks = `${data.open_tasks ?? 0} open tasks`;
  return { note: unassigned > 0 ? `${unassigned} nobody’s · ${tasks}` : tasks };
}

/** What day it is, and whether the business is closed on it. */
function Today() {
  const today = useToday();
  const { data } = useQuery(closedDaysQuery());
  const closed = data?.find(({ day }) => day === today);
  return (
    <p className="muted small">
      {fullDayLabel(today)}
      {closed ? ` · closed day: ${closed.name}` : null}
    </p>
  );
}

/** The numbers of the business (specification, section 2). */
const cards = { area: 'admin', names: figures, besides } as const;
