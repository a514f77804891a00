import type { UserView } from '@portal/contracts';
import { consultationQueries, projectQueries, useCan, userQueries } from '@portal/data-access';
import {
  ConsultationLinks,
  DataExports,
  ExportButton,
  HealthTag,
  isClosedProject,
  LinkList,
  ProjectStatusTag,
  useLiveConsultations,
  useLiveRows,
} from '@portal/features';
import {
  Card,
  DetailColumns,
  DetailFailed,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  StatusSelect,
  type ChangeMark,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useEditedRow } from '../../forms/use-edited-row.js';
import { allOf } from './all-of.js';
import { CustomerActions } from './customer-actions.js';
import { CustomerProperties } from './customer-properties.js';
import { EditCustomer } from './customer.form.js';
import { BillsOf, DealsOf } from './money-of.js';
import { TicketsOf } from './tickets-of.js';
import { useSuspension } from './use-suspension.js';
import { nameOf, roleLabels, statusTones, statusLabels } from './user-labels.js';

/** How many projects and requests of a customer stand here; the rest is one click away. */
const SHOWN = 10;

/** A person with an account: who it is, the projects and the requests. */
export function CustomerDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(userQueries.detail(id));
  const changes = useLiveRows('customers', 'users');
  const { search } = useLocation();
  const back = { to: `${addresses.customers}${search}`, label: 'Customers' };
  if (data) return <OpenCustomer user={data} back={back} change={changes.get(id)} />;
  return error ? (
    <DetailFailed back={back} error={error} onRetry={() => void refetch()} noun="customer" />
  ) : (
    <DetailSkeleton />
  );
}

interface OpenCustomerProps {
  user: UserView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function OpenCustomer({ user, back, change }: OpenCustomerProps) {
  const { edited, edit: openForm } = useEditedRow<UserView>();
  const { isSuspended, toggle, isPending } = useSuspension(user);
  const mayExport = useCan('data_export.create');
  return (
    <DetailPage
      back={back}
      eyebrow={[roleLabels[user.role], user.company_name].filter(Boolean).join(' · ')}
      title={nameOf(user)}
      change={change}
      status={
        <StatusSelect
          tone={statusTones[user.status]}
          steps={[
            {
              key: 'suspension',
              label: isSuspended ? 'Lift suspension' : 'Suspend',
              tone: isSuspended ? 'success' : 'danger',
              onTake: () => (isPending ? undefined : toggle()),
            },
          ]}
        >
          {statusLabels[user.status]}
        </StatusSelect>
      }
      actions={<CustomerActions user={user} onEdit={() => openForm(user)} list={back.to} />}
    >
      <DetailColumns properties={<CustomerProperties user={user} />}>
        {user.role === 'customer' ? (
          <>
            <Projects customerId={user.id} />
            <TicketsOf of={{ requester_id: user.id }} />
            <DealsOf of={{ customer_id: user.id }} />
            <BillsOf of={{ customer_id: user.id }} accountOf={user.id} />
            <Consultations customerId={user.id} />
          </>
        ) : null}
        {mayExport ? <Exports user={user} /> : null}
      </DetailColumns>
      {edited ? <EditCustomer key={edited.turn} user={edited.row} /> : null}
    </DetailPage>
  );
}

const Exports = ({ user }: { user: UserView }) => (
  <DetailSection
    title="Exports of personal data"
    extra={
      <ExportButton
        asked={{ kind: 'person', person_id: user.id }}
        title={`Export the data of ${nameOf(user)}?`}
        text="The archive holds what is kept of this person, as the person would get it: no internal notes, and nothing of others."
      >
        Export data…
      </ExportButton>
    }
  >
    <Card>
      <DataExports
        of={{ person_id: user.id }}
        hasOwners
        empty="Nobody has exported this person’s data in the last year."
      />
    </Card>
  </DetailSection>
);

function Projects({ customerId }: { customerId: string }) {
  useLiveRows('projects', 'projects');
  const { data, error } = useQuery(projectQueries.list({ customer_id: customerId, limit: SHOWN }));
  return (
    <DetailSection
      title="Projects"
      extra={
        <span className="row gap-16 small">
          <Link to={`${addresses.projects}?customer_id=${customerId}`}>{allOf(data?.pagination.total)}</Link>
        </span>
      }
    >
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <LinkList
          items={data?.data.map((project) => ({
            key: project.id,
            to: addresses.project(project),
            title: project.name,
            aside: (
              <>
                <span>{project.task_count > 0 ? `${Math.floor(project.progress)}% done` : 'No tasks yet'}</span>
                {isClosedProject(project) ? null : <HealthTag health={project.health} />}
                <ProjectStatusTag status={project.status} />
              </>
            ),
          }))}
          empty="No projects yet. Projects are made for a customer when work is agreed."
        />
      )}
    </DetailSection>
  );
}

function Consultations({ customerId }: { customerId: string }) {
  useLiveConsultations();
  const { data, error } = useQuery(consultationQueries.list({ customer_id: customerId, limit: SHOWN }));
  return (
    <DetailSection
      title="Consultations"
      extra={
        <span className="row gap-16 small">
          <Link to={`${addresses.consultations}?customer_id=${customerId}`}>{allOf(data?.pagination.total)}</Link>
        </span>
      }
    >
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <ConsultationLinks requests={data?.data} under={addresses.consultations} empty="No requests yet." />
      )}
    </DetailSection>
  );
}
