import { openConsultationStatuses, openTaskStatuses, receivedPaymentStatuses } from '@portal/contracts';
import { consultationQueries, useSession } from '@portal/data-access';
import { ConsultationLinks, QuickActions, shortMoneyText, useDashboard, Welcome, WhenLoaded } from '@portal/features';
import { Page, PageGrid, PageSection, StatCard } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { FolderKanban, Handshake, MessagesSquare, ReceiptText, Users } from 'lucide-react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { NextMeetings } from '../meetings/next-meetings.js';

const open = openConsultationStatuses.join(',');
const openTasks = openTaskStatuses.join(',');
const received = receivedPaymentStatuses.join(',');

const money = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : shortMoneyText(amount);

/** How the house stands, and what is to be done next (specification, section 2). */
export function DashboardPage() {
  const { user } = useSession();
  const next = useQuery(
    consultationQueries.list({ unanswered: true, sortBy: 'promised_by', sortOrder: 'asc', limit: 6 }),
  );
  if (!user) return null;
  return (
    <Page title="Dashboard" mood="dense" heading={<Welcome user={user} />}>
      <Numbers />
      <PageSection
        title="Answer next"
        extra={
          next.data ? (
            <Link to="/admin/consultations?unanswered=true&sortBy=promised_by&sortOrder=asc">
              All {next.data.pagination.total} without an answer
            </Link>
          ) : null
        }
      >
        <WhenLoaded result={next} what="The requests">
          {(requests) => (
            <ConsultationLinks
              requests={requests?.data}
              under={addresses.consultations}
              named
              empty="Every request has been answered."
            />
          )}
        </WhenLoaded>
      </PageSection>
      <NextMeetings />
      <PageSection title="Quick actions">
        <QuickActions
          actions={[
            { label: 'Projects', icon: FolderKanban, to: addresses.projects },
            { label: 'Consultations', icon: MessagesSquare, to: addresses.consultations },
            { label: 'Customers', icon: Users, to: addresses.customers },
            { label: 'Deals', icon: Handshake, to: addresses.deals },
            { label: 'Billing', icon: ReceiptText, to: addresses.billing },
          ]}
        />
      </PageSection>
    </Page>
  );
}

/** The numbers, kept live; each a door to the list it was counted from (specification, section 2). */
function Numbers() {
  return (
    <WhenLoaded result={useDashboard()} what="The numbers">
      {(data) => {
        const late = data?.late_consultations ?? 0;
        return (
          <PageGrid>
            <StatCard
              label="Total Customers"
              value={data?.total_customers}
              to="/admin/customers?role=customer"
              note="People with a customer account"
            />
            <StatCard
              label="Active Projects"
              value={data?.active_projects}
              to="/admin/projects?status=active"
              note="Projects in state active"
            />
            <StatCard
              label="Monthly Revenue"
              value={money(data?.monthly_revenue)}
              to="/admin/deals?current_status=active&deal_type=recurring"
              note="Active recurring deals, after discounts"
            />
            <StatCard
              label="Active Deals"
              value={data?.active_deals}
              to="/admin/deals?current_status=active"
              note="Recurring and one-time"
            />
            <StatCard
              label="Open Consultations"
              value={data?.open_consultations}
              to={`${addresses.consultations}?status=${open}`}
              alarming={late > 0}
              note={late > 0 ? `${late} past the 24-hour promise` : 'All within the 24-hour promise'}
            />
            <StatCard
              label="Open Tasks"
              value={data?.open_tasks}
              to={`${addresses.tasks}?status=${openTasks}`}
              note="Unfinished tasks of all projects"
            />
            <StatCard
              label="Total Revenue"
              value={money(data?.total_revenue)}
              to={`${addresses.billing}?view=payments&status=${received}`}
              note="Payments received minus refunds"
            />
            <StatCard
              label="Completed This Month"
              value={data?.completed_this_month}
              to="/admin/tasks?completed=this_month"
              note="Tasks completed this month, Eastern time"
            />
          </PageGrid>
        );
      }}
    </WhenLoaded>
  );
}
