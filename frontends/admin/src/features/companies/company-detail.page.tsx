import { companyFields, UpdateCompany, type CompanyView } from '@portal/contracts';
import { companyQueries, useCan, userQueries } from '@portal/data-access';
import { DataExports, ExportButton, LinkList, RecordBoundary, useLiveRows } from '@portal/features';
import {
  Card,
  DetailColumns,
  DetailPage,
  DetailSection,
  EmailText,
  ExactTime,
  fieldEdits,
  Properties,
  Property,
  StatusTag,
  TextProperty,
  useSaveRecord,
  useSheet,
  type FieldEdits,
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { peopleText } from '../../people/similar-companies.js';
import type { OpenedFrom } from '../../records/record-kind.js';
import { CreateFor } from '../customers/create-for.js';
import { BillsOf, ConsultationsOf, DealsOf, LinkedSection, ProjectsOf, TicketsOf } from '../customers/records-of.js';
import { flagLabels, nameOf, statusLabels, statusTones } from '../customers/user.record.js';
import { CompanyActions } from './company-actions.js';
import { CompanyFiles } from './company-files.js';
import { companyRecord } from './company.record.js';
import '../customers/customers.css';

const SHOWN = 10;

/** The page of a company. */
export function CompanyDetailPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const to = search ? `${addresses.customers}${search}` : addresses.companies;
  return <CompanyRecord id={id} back={{ to, label: 'Companies' }} />;
}

/** A client company: its billing data, its users, its deals and its account. */
export function CompanyRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(companyQueries.detail(id));
  const changes = useLiveRows('customers', 'companies');
  const isInSheet = useSheet() !== undefined;
  return (
    <RecordBoundary result={result} back={back} noun="company">
      {(company) =>
        company.id === id || isInSheet ? (
          <OpenCompany company={company} back={back} change={changes.get(id)} />
        ) : (
          <Navigate replace to={addresses.company(company)} /> // it was merged into that one
        )
      }
    </RecordBoundary>
  );
}

function OpenCompany({ company, back, change }: OpenedFrom & { company: CompanyView }) {
  const of = { company_id: company.id };
  const people = useQuery(userQueries.list({ ...of, limit: SHOWN, sortBy: 'first_name', sortOrder: 'asc' }));
  const only = company.member_count === 1 ? people.data?.data[0]?.id : undefined;
  const saver = useSaveRecord(companyRecord, company);
  const mayEdit = useCan('company.update');
  const mayExport = useCan('data_export.create');
  const edit = fieldEdits({ record: company, save: saver.save, schema: UpdateCompany, mayEdit });
  return (
    <DetailPage
      back={back}
      eyebrow={['Company', peopleText(company.member_count)].join(' · ')}
      title={company.name}
      change={change}
      titleLabel="name"
      titleEdit={edit('name')}
      actions={
        <>
          <CreateFor customerId={only} company={company} />
          <CompanyActions company={company} saver={saver} list={back.to} />
          {saver.conflictDialog}
        </>
      }
    >
      <DetailColumns properties={<CompanyProperties company={company} edit={edit} />}>
        <LinkedSection title="People" result={people} all={`${addresses.customers}?company_id=${company.id}`}>
          {(users) => (
            <LinkList
              items={users?.map((user) => ({
                key: user.id,
                to: addresses.customer(user),
                title: nameOf(user),
                aside: (
                  <>
                    {user.contact_flags.length > 0 ? (
                      <span>{user.contact_flags.map((flag) => flagLabels[flag]).join(', ')}</span>
                    ) : null}
                    <StatusTag tone={statusTones[user.status]}>{statusLabels[user.status]}</StatusTag>
                  </>
                ),
              }))}
              empty="Nobody yet. Add the first person with “New”; people with an account are moved here by editing their profile."
            />
          )}
        </LinkedSection>
        <ProjectsOf of={of} />
        <TicketsOf of={of} />
        <ConsultationsOf of={of} />
        <DealsOf of={of} />
        <BillsOf of={of} accountOf={people.data?.data[0]?.id} />
        <CompanyFiles companyId={company.id} />
        {mayExport ? <Exports company={company} /> : null}
      </DetailColumns>
    </DetailPage>
  );
}

const Exports = ({ company: { id, name } }: { company: CompanyView }) => (
  <DetailSection
    title="Exports"
    extra={
      <ExportButton
        asked={{ kind: 'company', company_id: id }}
        title={`Export ${name}?`}
        text="The archive holds everything of this company, as JSON, CSV and files: people, projects, tickets, deals and bills. Internal notes are in it and marked; look through them before you pass it on."
      >
        Export company…
      </ExportButton>
    }
  >
    <Card>
      <DataExports of={{ company_id: id }} hasOwners empty="Nobody has exported this company in the last year." />
    </Card>
  </DetailSection>
);

type CompanyField = 'address' | 'phone' | 'website' | 'billing_email' | 'payment_terms_days' | 'notes';

const CompanyProperties = ({ company, edit }: { company: CompanyView; edit: FieldEdits<CompanyField> }) => (
  <Properties>
    <TextProperty label={companyFields.address.label} isOptional edit={edit('address')}>
      {company.address}
    </TextProperty>
    <TextProperty label={companyFields.phone.label} isOptional edit={edit('phone')}>
      {company.phone}
    </TextProperty>
    <TextProperty label={companyFields.website.label} isOptional href={company.website} edit={edit('website')}>
      {company.website?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </TextProperty>
    <TextProperty
      label={companyFields.billing_email.label}
      isOptional
      none="The customer’s own"
      edit={edit('billing_email')}
    >
      {company.billing_email ? <EmailText email={company.billing_email} /> : null}
    </TextProperty>
    <TextProperty label={companyFields.payment_terms_days.label} type="number" edit={edit('payment_terms_days')}>
      {company.payment_terms_days}
    </TextProperty>
    <TextProperty label={companyFields.notes.label} type="long" isOptional edit={edit('notes')}>
      {company.notes ? <span className="customer-notes">{company.notes}</span> : null}
    </TextProperty>
    <Property label="Company since">
      <ExactTime at={company.created_at} />
    </Property>
  </Properties>
);
