import { UpdateUser, type UserView } from '@portal/contracts';
import { useCan, userQueries } from '@portal/data-access';
import { DataExports, ExportButton, optionsOf, RecordBoundary, useLiveRows } from '@portal/features';
import {
  Card,
  CustomProperty,
  DetailColumns,
  DetailPage,
  DetailSection,
  ExactTime,
  fieldEdits,
  MailLink,
  PickProperty,
  Properties,
  Property,
  RelativeTime,
  StatusSelect,
  TextProperty,
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useEditedRow } from '../../forms/row-editor.js';
import { CompanyPicker } from '../../people/company-picker.js';
import type { OpenedFrom } from '../../records/record-kind.js';
import { recordPage } from '../../records/record-page.js';
import { pickerOf } from '../../records/record-select.js';
import { CustomerActions } from './customer-actions.js';
import { CustomerEditor } from './customer.form.js';
import { BillsOf, ConsultationsOf, DealsOf, ProjectsOf, TicketsOf } from './records-of.js';
import { useSuspension } from './use-suspension.js';
import { flagLabels, nameOf, roleLabels, statusLabels, statusTones, useSaveCustomer } from './user.record.js';
import './customers.css';

/** A person with an account: who it is, the projects and the requests. */
export function CustomerRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(userQueries.detail(id));
  const changes = useLiveRows('customers', 'users');
  return (
    <RecordBoundary result={result} back={back} noun="customer">
      {(user) => <OpenCustomer user={user} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

/** The page of a person. */
export const CustomerDetailPage = recordPage(CustomerRecord, addresses.customers, 'Customers');

function OpenCustomer({ user, back, change }: OpenedFrom & { user: UserView }) {
  const { edited, edit: openForm } = useEditedRow<UserView>();
  const { isSuspended, toggle, isPending } = useSuspension(user);
  const mayExport = useCan('data_export.create');
  return (
    <DetailPage
      back={back}
      eyebrow={
        <>
          {roleLabels[user.role]}
          {user.company_id ? (
            <>
              {' · '}
              <Link to={addresses.company({ id: user.company_id })}>{user.company_name}</Link>
            </>
          ) : null}
        </>
      }
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
            <ProjectsOf of={{ customer_id: user.id }} />
            <TicketsOf of={{ requester_id: user.id }} />
            <DealsOf of={{ customer_id: user.id }} />
            <BillsOf of={{ customer_id: user.id }} accountOf={user.id} />
            <ConsultationsOf of={{ customer_id: user.id }} />
          </>
        ) : null}
        {mayExport ? <Exports user={user} /> : null}
      </DetailColumns>
      {edited ? <CustomerEditor key={edited.turn} user={edited.row} /> : null}
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

/** Who a person is and how to reach them, each value edited by itself. */
function CustomerProperties({ user }: { user: UserView }) {
  const { save, conflictDialog } = useSaveCustomer(user);
  const edit = fieldEdits({ record: user, save, schema: UpdateUser, mayEdit: true });
  return (
    <>
      <Properties>
        <Property label="E-mail">
          <MailLink email={user.email} />
        </Property>
        <TextProperty label="First name" isOptional edit={edit('first_name')}>
          {user.first_name}
        </TextProperty>
        <TextProperty label="Last name" isOptional edit={edit('last_name')}>
          {user.last_name}
        </TextProperty>
        <TextProperty label="Phone" isOptional edit={edit('phone')}>
          {user.phone}
        </TextProperty>
        <CustomProperty
          label="Company"
          edit={edit('company_id')}
          to={user.company_id ? addresses.company({ id: user.company_id }) : undefined}
          editor={(editor) => (
            <CompanyPicker
              {...pickerOf(editor)}
              current={{ id: user.company_id, name: user.company_name }}
              none="None"
            />
          )}
        >
          {user.company_name}
        </CustomProperty>
        <PickProperty label="Role" edit={edit('role')} options={optionsOf(roleLabels)}>
          {roleLabels[user.role]}
        </PickProperty>
        <Property label="Contact for">{user.contact_flags.map((flag) => flagLabels[flag]).join(', ')}</Property>
        <Property label="Time zone">{user.time_zone?.replaceAll('_', ' ')}</Property>
        {user.status === 'invited' ? (
          <Property label="Invitation">
            {user.invited_at ? (
              <>
                Sent <RelativeTime at={user.invited_at} />
              </>
            ) : (
              'Not sent'
            )}
          </Property>
        ) : null}
        <Property label="Last seen">{user.last_seen_at ? <RelativeTime at={user.last_seen_at} /> : 'Never'}</Property>
        <Property label="Account since">
          <ExactTime at={user.created_at} />
        </Property>
      </Properties>
      {conflictDialog}
    </>
  );
}
