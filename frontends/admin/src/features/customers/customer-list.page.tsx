import { listUsers, type UserView } from '@portal/contracts';
import { userQueries, useFetchPage } from '@portal/data-access';
import { optionsOf, useLiveRows, useNewRecord } from '@portal/features';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { deletedColumns, deletedFilter } from '../../deleted/deleted-list.js';
import { useLinkedCompany } from '../../views/use-linked-company.js';
import { CreateButton } from '../../views/create-button.js';
import { useEditedRow } from '../../forms/use-edited-row.js';
import { customerColumns } from './customer.columns.js';
import { EditCustomer, NewCustomer } from './customer.form.js';
import { RestoreCustomer } from './restore-customer.js';
import { useCustomerBulkActions } from './use-customer-bulk-actions.js';
import { nameOf, roleLabels, statusLabels } from './user-labels.js';
import { choiceFilter } from '../../views/filters.js';

const ownFilters: readonly ListFilter[] = [
  choiceFilter('status', 'Status', statusLabels),
  { key: 'role', label: 'Role', options: optionsOf(roleLabels) },
];

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(
  customerColumns(() => undefined),
  ['first_name', 'email', 'company_name', 'role'],
  (row) => <RestoreCustomer user={row} />,
);

/** All accounts: customers and admins; `views` are the links to the other parts of the screen. */
export function CustomerListPage({ views }: { views: ReactNode }) {
  const [query, setQuery] = useListQuery(listUsers, 'view');
  const result = useQuery(userQueries.list(query));
  const fetchPage = useFetchPage(userQueries.list);
  const changes = useLiveRows('customers', 'users');
  const { isMaking, start, stop } = useNewRecord();
  const { edited, edit } = useEditedRow<UserView>();
  const companies = useLinkedCompany(query.company_id);
  const filters = useMemo(() => [...ownFilters, ...companies, deletedFilter], [companies]);
  const bulkActions = useCustomerBulkActions();
  const deleted = query.deleted ?? false;
  const columns = useMemo(() => (deleted ? goneColumns : customerColumns(edit)), [deleted, edit]);
  return (
    <>
      <ListPage
        title="Customers"
        noun={['person', 'people']}
        result={result}
        fetchPage={fetchPage}
        columns={columns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search name, e-mail or company"
        empty={{
          title: 'Nobody here yet',
          text: 'People appear when they sign in, send a request, or when you add them.',
        }}
        actions={
          <>
            {views}
            <CreateButton permission="user.create" label="New customer" onClick={start} />
          </>
        }
        nameOf={nameOf}
        {...(deleted ? {} : { bulkActions, hrefOf: ({ id }: UserView) => addresses.customer({ id }), onEdit: edit })}
        changes={changes}
      />
      {isMaking ? <NewCustomer onClose={stop} /> : null}
      {edited ? <EditCustomer key={edited.turn} user={edited.row} /> : null}
    </>
  );
}
