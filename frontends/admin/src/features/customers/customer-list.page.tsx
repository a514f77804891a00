import { listUsers, type UserView } from '@portal/contracts';
import { userQueries } from '@portal/data-access';
import { optionsOf, useLiveRows } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useMemo, type ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { customerColumns } from './customer.columns.js';
import { NewCustomer, CustomerEditor } from './customer.form.js';
import { nameOf, roleLabels, statusLabels } from './user-labels.js';
import { choiceFilter, useLinkedCompany, deletedFilter } from '../../views/filters.js';
import { deletedColumns } from '../../records/restore-record.js';
import { userRecord } from './user.record.js';
import { useList } from '../../records/use-list.js';
import { useEditedRow } from '../../forms/row-editor.js';
import { useBulkRemove } from '../../records/use-bulk.js';
import { useCreation } from '../../records/use-creation.js';
import { RecordList } from '../../records/record-list.js';

const ownFilters: readonly ListFilter[] = [
  choiceFilter('status', 'Status', statusLabels),
  { key: 'role', label: 'Role', options: optionsOf(roleLabels) },
];

const goneColumns = deletedColumns(
  userRecord,
  customerColumns(() => undefined),
  ['first_name', 'email', 'company_name', 'role'],
);

/** All accounts: customers and admins; `views` are the links to the other parts of the screen. */
export function CustomerListPage({ views }: { views: ReactNode }) {
  const list = useList(listUsers, userQueries.list, 'view');
  const changes = useLiveRows('customers', 'users');
  const { edited, edit } = useEditedRow<UserView>();
  const companies = useLinkedCompany(list.query.company_id);
  const filters = useMemo(() => [...ownFilters, ...companies, deletedFilter], [companies]);
  const columns = useMemo(() => customerColumns(edit), [edit]);
  const remove = useBulkRemove(userRecord);
  const { button, form } = useCreation({
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
        deletedColumns={goneColumns}
        filters={filters}
        searchLabel="Search name, e-mail or company"
        empty={{
          title: 'Nobody here yet',
          text: 'People appear when they sign in, send a request, or when you add them.',
        }}
        actions={
          <>
            {views}
            {button}
          </>
        }
        nameOf={nameOf}
        bulkActions={bulkActions}
        hrefOf={addresses.customer}
        onEdit={edit}
        changes={changes}
      />
      {form}
      {edited ? <CustomerEditor key={edited.turn} user={edited.row} /> : null}
    </>
  );
}
