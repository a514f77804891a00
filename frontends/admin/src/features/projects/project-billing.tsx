import type { ProjectView } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import { DealLinks } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { NewButton } from '../../views/new-button.js';
import { InvoicesOf, ScheduleOf } from '../billing/billing-of.js';
import { NewDeal } from '../deals/deal.form.js';
import './projects.css';

/** The deal that pays for the project, and what was and will be billed of both. */
export function ProjectBilling({ project }: { project: ProjectView }) {
  const of = { project_id: project.id };
  return (
    <div className="project-billing stack gap-12 shrinks">
      <h2 className="subtitle">Deal</h2>
      {project.deal_id ? <PayingDeal id={project.deal_id} /> : <NoDeal project={project} />}
      <h2 className="subtitle">Schedule</h2>
      <ScheduleOf of={of} empty="Nothing is planned yet. An entry of a milestone becomes ready with it." />
      <h2 className="subtitle">Invoices</h2>
      <InvoicesOf of={of} customerId={project.customer_id} />
    </div>
  );
}

function PayingDeal({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(dealQueries.detail(id));
  if (error && !data) return <ErrorState title="The deal could not be loaded" onRetry={() => void refetch()} />;
  return <DealLinks deals={data && [data]} under={addresses.deals} empty="" />;
}

function NoDeal({ project }: { project: ProjectView }) {
  const [made, setMade] = useState<string>();
  if (made) return <Navigate to={addresses.deal({ id: made })} />;
  return (
    <div className="project-billing__none row wrap muted small">
      <p>No deal pays for this project. One that is there already is chosen under Edit.</p>
      <NewButton
        permission="deal.create"
        label="New deal"
        form={(close) => (
          <NewDeal
            project={project}
            onClose={(deal) => {
              close();
              setMade(deal?.id);
            }}
          />
        )}
      />
    </div>
  );
}
