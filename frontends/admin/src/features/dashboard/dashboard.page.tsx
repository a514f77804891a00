import type { DashboardAnalytics } from '@portal/contracts';
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
  useDashboard,
} from '@portal/features';
import { Page, PageSection } from '@portal/ui-antd';
import { FolderKanban, Handshake, LifeBuoy, MessagesSquare, ReceiptText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { loadSheets, screensAhead } from '../../screens.js';
import { nextMeetingsQuery, TodaysMeetings } from '../meetings/todays-meetings.js';
import {
  nextToAnswerQuery,
  ticketsDueNextQuery,
  amountsQuery,
  approvalsQuery,
  overdueInvoicesQuery,
  NextToAnswer,
  TicketsDueNext,
  WaitingForApproval,
  OverdueInvoices,
} from './work-first.js';
import './dashboard.css';

const firstQueries = [
  nextToAnswerQuery,
  ticketsDueNextQuery,
  closedDaysQuery(),
  nextMeetingsQuery,
  amountsQuery,
  approvalsQuery,
  overdueInvoicesQuery,
  analyticsQueries.dashboard(),
  analyticsQueries.trends(),
] as const;

export function DashboardPage() {
  const { user } = useSession();
  const hasAnswers = useInitialData(firstQueries);
  if (!user) return null;
  return (
    <Page title="Dashboard" mood="dense" heading={<Welcome user={user} />}>
      {hasAnswers ? <Parts /> : <PlaceOfParts />}
    </Page>
  );
}

/** The screen of its address: without antd, which half of its code would be. */
export const Dashboard = inPlainFrame(DashboardPage, loadSheets);

function Parts() {
  usePrefetchScreens(screensAhead);
  return (
    <>
      <WorkFirst
        answers={
          <>
            <NextToAnswer />
            <TicketsDueNext />
          </>
        }
      >
        <TodaysMeetings />
        <WaitingForApproval />
        <OverdueInvoices />
      </WorkFirst>
      <DashboardNumbers {...cards} result={useDashboard()} what="The numbers" />
      <PageSection title="Quick actions">
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
      </PageSection>
    </>
  );
}

/** The same places while the first answers are on their way. */
const PlaceOfParts = () => (
  <>
    <WorkFirst
      answers={
        <>
          <PlaceOfLinks title="Answer next" rows={4} />
          <PlaceOfLinks title="Tickets due next" rows={4} />
        </>
      }
    >
      <PlaceOfLinks title="Today’s meetings" rows={1} />
      <PlaceOfLinks title="Waiting for approval" rows={4} />
      <PlaceOfLinks title="Overdue invoices" rows={4} />
    </WorkFirst>
    <DashboardCards {...cards} />
  </>
);

/** What to do: requests and tickets on one side, meetings, approvals and debts on the other. */
const WorkFirst = ({ answers, children }: { answers: ReactNode; children: ReactNode }) => (
  <div className="work-first packed top-aligned column gap-20">
    <div className="packed top-aligned column gap-20">{answers}</div>
    <div className="packed top-aligned column gap-20">{children}</div>
  </div>
);

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
  const late = data?.late_consultations ?? 0;
  if (name === 'open_consultations' && late > 0) return { alarming: true, note: `${late} past the 24-hour promise` };
  return name === 'open_tickets' && data ? { note: `${data.open_tasks ?? 0} open tasks` } : {};
}

/** The numbers of the business (specification, section 2). */
const cards = { area: 'admin', names: figures, besides } as const;
