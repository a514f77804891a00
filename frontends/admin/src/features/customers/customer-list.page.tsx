import { ListUsers, type UserView } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { columnsOf, optionsOf, useCreation, useLiveRows, useRecordList } from '@portal/features';
import { RelativeTime, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { useMemo, type ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { useEditedRow } from '../../forms/row-editor.js';
import { RecordList } from '../../records/record-list.js';
import { useBulkRemove } from '../../records/use-bulk.js';
import { choiceFilter, deletedFilter, useCompanyFilter } from '../../views/filters.js';
import { RowMenu } from '../../views/row-menu.js';
import { CustomerEditor, NewCustomer } from './customer.form.js';
import { useSuspension } from './use-suspension.js';
import { flagLabels, nameOf, roleLabels, statusLabels, statusTones, userRecord } from './user.record.js';

const { choice, line, menu, optional, tag, time } = columnsOf<UserView>();

/** The columns of the people list; `onEdit` opens the form of a row. */
export const customerColumns = (onEdit: (user: UserView) => void): readonly ListColumn<UserView>[] => [
  line('first_name', 'Name', {
    sortable: true,
    width: '240px',
    text: nameOf,
    fields: ['first_name', 'last_name'],
    onCard: 'title',
  }),
  line('email', 'E-mail', { sortable: true }),
  optional('company_name', 'Company', { sortable: true }),
  choice('role', 'Role', roleLabels, { width: '100px' }),
  tag('status', 'Status', statusLabels, statusTones, { width: '120px' }),
  line('contact_flags', 'Contact for', { width: '150px', text: flags, onCard: 'hidden' }),
  time('last_seen_at', 'Last seen', {
    sortable: true,
    width: '144px',
    cell: (row) => (row.last_seen_at ? <RelativeTime at={row.last_seen_at} /> : 'never'),
  }),
  optional('phone', 'Phone', { width: '136px', priority: 'extra', onCard: 'hidden' }),
  menu((row) => <CustomerRowActions user={row} onEdit={() => onEdit(row)} />),
];

const flags = (row: UserView): string =>
  row.contact_flags.map((flag) => flagLabels[flag].replace(' contact', '')).join(', ') || '–';

/** Edit, and suspend or let back in, behind the "…" of a row. */
function CustomerRowActions({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const { isSuspended, toggle, isPending } = useSuspension(user);
  return (
    <RowMenu
      name={nameOf(user)}
      items={[
        { key: 'edit', label: 'Edit profile', onClick: onEdit },
        {
          key: 'suspend',
          label: isSuspended ? 'Lift suspension' : 'Suspend',
          disabled: isPending,
          onClick: toggle,
        },
      ]}
    />
  );
}

const ownFilters: readonly ListFilter[] = [
  choiceFilter('status', 'Status', statusLabels),
  { key: 'role', label: 'Role', options: optionsOf(roleLabels) },
];

const deleted = { of: userRecord, columns: ['first_name', 'email', 'company_name', 'role'] };

/** All accounts: customers and admins; `views` are the links to the other parts of the screen. */
export function CustomerListPage({ views }: { views: ReactNode }) {
  const list = useRecordList(ListUsers, userQueries.list, 'view');
  const changes = useLiveRows('customers', 'users');
  const { edited, edit } = useEditedRow<UserView>();
  const company = useCompanyFilter(list.query.company_id);
  const columns = useMemo(() => customerColumns(edit), [edit]);
  const remove = useBulkRemove<UserView>(userRecord);
  const creation = useCreation({
    permission: 'user.create',
    label: 'New customer',
    form: (close) => <NewCustomer onClose={close} />,
  });
  const bulkActions = [
    remove({
      text: (rows) =>
        `${rows.map(nameOf).join(', ')}: signed out everywhere at once, and can't sign in any more. An admin can bring accounts back for 30 days, under “Deleted”.`,
      nameOf,
    }),
  ];
  return (
    <>
      <RecordList
        {...list}
        title="Customers"
        noun={['person', 'people']}
        columns={columns}
        deleted={deleted}
        filters={[...ownFilters, company, deletedFilter]}
        searchLabel="Search name, e-mail or company"
        empty={{
          title: 'Nobody here yet',
          text: 'People appear when they sign in, send a request, or when you add them.',
        }}
        actions={views}
        creation={creation}
        nameOf={nameOf}
        bulkActions={bulkActions}
        hrefOf={addresses.customer}
        onEdit={edit}
        changes={changes}
      />
      {edited ? <CustomerEditor key={edited.turn} user={edited.row} /> : null}
    </>
  );
}
