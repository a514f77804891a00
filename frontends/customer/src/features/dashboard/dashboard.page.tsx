import { openConsultationStatuses } from '@portal/contracts';
import { consultationQueries, useSession } from '@portal/data-access';
import { ConsultationLinks, QuickActions, useDashboard, Welcome } from '@portal/features';
import { Page, PageGrid, PageSection, StatCard } from '@portal/ui-antd';
import { ConsultationWizard } from '@portal/wizard';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, MessagesSquare, UserRound } from 'lucide-react';
import { useState } from 'react';
import { WaitingForYou } from './waiting-for-you.js';

const openList = `/customer/consultations?status=${openConsultationStatuses.join(',')}`;

/** What is happening, and what we need from the customer (specification, section 2). */
export function DashboardPage() {
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const totals = useDashboard();
  const open = useQuery(
    consultationQueries.list({ status: [...openConsultationStatuses], limit: 5, sortBy: 'updated_at' }),
  );
  if (!user) return null;

  return (
    <Page>
      <Welcome user={user} />
      <WaitingForYou user={user} />
      <PageGrid>
        <StatCard
          label="Open Consultations"
          value={totals?.open_consultations}
          to={openList}
          note="We answer within 24 hours"
        />
      </PageGrid>
      <PageSection title="Your open requests">
        <ConsultationLinks
          requests={open.data?.data}
          under="/customer/consultations"
          empty="Nothing open. When you ask for a consultation, you can follow it here."
        />
      </PageSection>
      <PageSection title="Quick actions">
        <QuickActions
          actions={[
            { label: 'Book consultation', icon: CalendarPlus, run: () => setAsking(true) },
            { label: 'My consultations', icon: MessagesSquare, to: '/customer/consultations' },
            { label: 'Profile', icon: UserRound, to: '/customer/profile' },
          ]}
        />
      </PageSection>
      {asking ? <ConsultationWizard title="General Consultation" onClose={() => setAsking(false)} /> : null}
    </Page>
  );
}
