import { metrics, type DashboardAnalytics, type UserView } from '@portal/contracts';
import { analyticsQueries, consultationQueries, useSession } from '@portal/data-access';
import {
  ConsultationLinks,
  DashboardCards,
  DashboardNumbers,
  PlaceOfLinks,
  ProjectCards,
  QuickActions,
  useDashboard,
  inPlainFrame,
  useInitialData,
  usePrefetchScreens,
  Welcome,
  QueryBoundary,
} from '@portal/features';
import { Page, PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, FolderKanban, Handshake, LifeBuoy, MessagesSquare, ReceiptText, UserRound } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../addresses.js';
import { loadSheets, screensAhead } from '../../screens.js';
import { BookConsultation } from '../consultations/book-consultation.js';
import { CurrentProjects, currentProjectsQuery, NextMeeting, nextMeetingQuery, StartHere } from './dashboard-parts.js';
import { WaitingForYou, waitingQueries } from './waiting-for-you.js';

const openRequestsQuery = consultationQueries.list({
  ...metrics.open_consultations.filter,
  limit: 5,
  sortBy: 'updated_at',
});

const firstQueries = (user: UserView) =>
  [
    ...waitingQueries(user),
    nextMeetingQuery(user),
    analyticsQueries.dashboard(),
    currentProjectsQuery,
    openRequestsQuery,
  ] as const;

/** The customer's figures and what waits for the customer (specification, section 2). */
export function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title="Dashboard" heading={<Welcome user={user} />}>
      <WhenAnswered user={user} />
    </Page>
  );
}

/** The screen of its address: without antd, which half of its code would be. */
export const Dashboard = inPlainFrame(DashboardPage, loadSheets);

const WhenAnswered = ({ user }: { user: UserView }) =>
  useInitialData(firstQueries(user)) ? <Parts user={user} /> : <PlaceOfParts />;

function Parts({ user }: { user: UserView }) {
  usePrefetchScreens(screensAhead);
  const [isOpen, setOpen] = useState(false);
  const open = useQuery(openRequestsQuery);
  const totals = useDashboard();
  const isNew = totals.data !== undefined && isNothing(totals.data);
  const numbers = <DashboardNumbers {...cards} result={totals} what="Your numbers" />;
  const openBooking = (): void => setOpen(true);
  return (
    <>
      {isNew ? <StartHere onBook={openBooking} /> : null}
      <WaitingForYou user={user} asksForProfile={!isNew} />
      <NextMeeting user={user} />
      {isNew ? null : numbers}
      <CurrentProjects onBook={openBooking} />
      <PageSection title="Your open requests">
        <QueryBoundary result={open} what="Your requests">
          {(requests) => (
            <ConsultationLinks
              requests={requests?.data}
              under={addresses.consultations}
              empty="Nothing open. When you ask for a consultation, you can follow it here."
            />
          )}
        </QueryBoundary>
      </PageSection>
      <PageSection title="Quick actions">
        <QuickActions
          actions={[
            { label: 'My Projects', icon: FolderKanban, to: addresses.projects },
            { label: 'My Deals', icon: Handshake, to: addresses.deals },
            { label: 'Consultations', icon: MessagesSquare, to: addresses.consultations },
            { label: 'Support', icon: LifeBuoy, to: addresses.support },
            { label: 'Billing', icon: ReceiptText, to: addresses.billing },
            { label: 'Book Consultation', icon: CalendarPlus, run: openBooking },
            { label: 'Profile', icon: UserRound, to: '/customer/profile' },
          ]}
        />
      </PageSection>
      {isNew ? numbers : null}
      {isOpen ? (
        <BookConsultation title="Dashboard: Book Consultation - General consultation" onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** The same places while the first answers are on their way. */
const PlaceOfParts = () => (
  <>
    <PlaceOfLinks title="Waiting for you" rows={4} />
    <DashboardCards {...cards} />
    <PageSection title="Your projects">
      <ProjectCards label="Your projects" projects={undefined} hrefOf={addresses.project} />
    </PageSection>
    <PlaceOfLinks title="Your open requests" rows={3} />
  </>
);

/** Whether there is nothing to count yet: what can be done stands before a row of zeros then. */
const isNothing = (totals: DashboardAnalytics): boolean => Object.values(totals).every((figure) => !figure);

/** The customer's numbers. */
const cards = {
  area: 'customer',
  names: ['active_projects', 'active_deals', 'monthly_amount', 'open_tickets', 'open_consultations'],
  besides: (name: keyof DashboardAnalytics, totals: DashboardAnalytics | undefined) => ({ note: noteOf(name, totals) }),
} as const;

/** What a card says beside what its number means. */
function noteOf(name: keyof DashboardAnalytics, totals: DashboardAnalytics | undefined): string | undefined {
  if (name === 'open_consultations') return 'We answer within 24 hours';
  if (name !== 'open_tickets') return undefined;
  return totals ? `${totals.open_tasks ?? 0} open tasks in your projects` : 'Support';
}
