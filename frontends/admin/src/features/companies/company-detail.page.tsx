import type { CompanyView } from '@portal/contracts';
import { companyQueries, userQueries } from '@portal/data-access';
import { LinkList, useLiveRows } from '@portal/features';
import {
  DetailFailed,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  ExactTime,
  Facts,
  StatusTag,
  type ChangeMark,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { allOf } from '../customers/all-of.js';
import '../customers/customers.css';
import { BillsOf, DealsOf } from '../customers/money-of.js';
import { flagLabels, nameOf, statusTones, statusLabels } from '../customers/user-labels.js';
import { CompanyActions } from './company-actions.js';
import { peopleText } from './people-text.js';

const SHOWN = 10;

/** A client company: its billing data, its users, its deals and its account. */
export function CompanyDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(companyQueries.detail(id));
  const changes = useLiveRows('customers', 'companies');
  const { search } = useLocation();
  const back = { to: search ? `${addresses.customers}${search}` : addresses.companies, label: 'Companies' };
  if (data) return <OpenCompany company={data} back={back} change={changes.get(id)} />;
  return error ? (
    <DetailFailed back={back} error={error} onRetry={() => void refetch()} noun="company" />
  ) : (
    <DetailSkeleton />
  );
}

interface OpenCompanyProps {
  company: CompanyView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function OpenCompany({ company, back, change }: OpenCompanyProps) {
  const of = { company_id: company.id };
  const people = useQuery(userQueries.list({ ...of, limit: SHOWN, sortBy: 'first_name', sortOrder: 'asc' }));
  const members = people.data?.data;
  return (
    <DetailPage
      back={back}
      eyebrow={['Company', peopleText(company.member_count)].join(' · ')}
      title={company.name}
      change={change}
      actions={<CompanyActions company={company} list={back.to} />}
    >
      <DetailSection title="Facts">
        <Facts
          items={[
            ['Address', company.address],
            ['Phone', company.phone ? <a href={`tel:${company.phone}`}>{company.phone}</a> : null],
            [
              'Billing e-mail',
              company.billing_email ? <a href={`mailto:${company.billing_email}`}>{company.billing_email}</a> : null,
            ],
            ['Days to pay', String(company.payment_terms_days)],
            ['Notes', company.notes ? <span className="customer-notes">{company.notes}</span> : null],
            ['Company since', <ExactTime at={company.created_at} />],
          ]}
        />
      </DetailSection>
      <DetailSection
        title="People"
        extra={
          <span className="customer-links">
            <Link to={`${addresses.customers}?company_id=${company.id}`}>{allOf(people.data?.pagination.total)}</Link>
          </span>
        }
      >
        {people.error && !people.data ? (
          <p role="alert">{people.error.message}</p>
        ) : (
          <LinkList
            items={members?.map((user) => ({
              key: user.id,
              to: addresses.customer(user),
              title: nameOf(user),
              aside: (
                <>
                  <span>{user.contact_flags.map((flag) => flagLabels[flag]).join(', ')}</span>
                  <StatusTag tone={statusTones[user.status]}>{statusLabels[user.status]}</StatusTag>
                </>
              ),
            }))}
            empty="Nobody yet. People are moved here by editing their profile."
          />
        )}
      </DetailSection>
      <DealsOf of={of} />
      <BillsOf of={of} accountOf={members?.[0]?.id} />
    </DetailPage>
  );
}
