import { openConsultationStatuses, openTaskStatuses, type DashboardAnalytics } from '@portal/contracts';
import { consultationQueries, useSession } from '@portal/data-access';
import { ConsultationLinks, moneyText, QuickActions, useDashboard, Welcome, WhenLoaded } from '@portal/features';
import { Page, PageGrid, PageSection, StatCard } from '@portal/ui-antd';
import { ConsultationWizard } from '@portal/wizard';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, FolderKanban, Handshake, MessagesSquare, ReceiptText, UserRound } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../addresses.js';
import { CurrentProjects } from './current-projects.js';
import { WaitingForYou } from './waiting-for-you.js';

/** The customer's figures and what waits for the customer (specification, section 2). */
export function DashboardPage() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = useQuery(
    consultationQueries.list({ status: [...openConsultationStatuses], limit: 5, sortBy: 'updated_at' }),
  );
  const totals = useDashboard();
  if (!user) return null;
  const isNew = totals.data !== undefined && isNothing(totals.data);
  const numbers = <Numbers result={totals} />;
  const openBooking = (): void => setOpen(true);
  return (
    <Page title="Dashboard" heading={<Welcome user={user} />}>
      <WaitingForYou user={user} />
      {isNew ? null : numbers}
      <CurrentProjects onBook={openBooking} />
      <PageSection title="Your open requests">
        <WhenLoaded result={open} what="Your requests">
          {(requests) => (
            <ConsultationLinks
              requests={requests?.data}
              under={addresses.consultations}
              empty="Nothing open. When you ask for a consultation, you can follow it here."
            />
          )}
        </WhenLoaded>
      </PageSection>
      <PageSection title="Quick actions">
        <QuickActions
          actions={[
            { label: 'My Projects', icon: FolderKanban, to: addresses.projects },
            { label: 'My Deals', icon: Handshake, to: addresses.deals },
            { label: 'Consultations', icon: MessagesSquare, to: addresses.consultations },
            { label: 'Billing', icon: ReceiptText, to: addresses.billing },
            { label: 'Book Consultation', icon: CalendarPlus, run: openBooking },
            { label: 'Profile', icon: UserRound, to: '/customer/profile' },
          ]}
        />
      </PageSection>
      {isNew ? numbers : null}
      {isOpen ? (
        <ConsultationWizard
          title="Dashboard: Book Consultation - General consultation"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Page>
  );
}

/** Whether there is nothing to count yet: what can be done stands before a row of zeros then. */
const isNothing = (totals: DashboardAnalytics): boolean => Object.values(totals).every((figure) => !figure);

/** The customer's numbers, each a door to exactly what was counted (decisions, section 5). */
function Numbers({ result }: { result: ReturnType<typeof useDashboard> }) {
  return (
    <WhenLoaded result={result} what="Your numbers">
      {(totals) => (
        <PageGrid>
          <StatCard
            label="Active Projects"
            value={totals?.active_projects}
            to={`${addresses.projects}?status=active`}
            note="Being worked on now"
          />
          <StatCard
            label="Active Deals"
            value={totals && (totals.active_deals ?? 0)}
            to={`${addresses.deals}?current_status=active`}
            note="Services and projects you accepted"
          />
          <StatCard
            label="Monthly Amount"
            value={totals && moneyText(totals.monthly_amount ?? 0)}
            to={`${addresses.deals}?current_status=active&deal_type=recurring`}
            note="Your recurring deals, discounts taken off"
          />
          <StatCard
            label="Open Tasks"
            value={totals?.open_tasks}
            to={`${addresses.tasks}?status=${openTaskStatuses.join(',')}`}
            note="In all your projects"
          />
          <StatCard
            label="Open Consultations"
            value={totals?.open_consultations}
            to={`${addresses.consultations}?status=${openConsultationStatuses.join(',')}`}
            note="We answer within 24 hours"
          />
        </PageGrid>
      )}
    </WhenLoaded>
  );
}
