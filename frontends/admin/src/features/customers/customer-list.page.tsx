import { listUsers, type UserView } from '@portal/contracts';
import { Can, userQueries } from '@portal/data-access';
import { optionsOf, useLiveRows } from '@portal/features';
import { ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { deletedColumns, deletedFilter } from '../../deleted/deleted-list.js';
import { customerColumns } from './customer.columns.js';
import { EditCustomer, NewCustomer } from './customer.form.js';
import { RestoreCustomer } from './delete-customer.js';
import { DeletedCompanies } from './deleted-companies.js';
import { nameOf, roleWords, statusWords } from './user-words.js';

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(statusWords), multiple: true },
  { key: 'role', label: 'Role', options: optionsOf(roleWords) },
  deletedFilter,
];

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(
  customerColumns(() => undefined),
  ['first_name', 'email', 'company_name', 'role'],
  (row) => <RestoreCustomer user={row} />,
);

/** Everybody with an account: customers and admins. */
export function CustomerListPage() {
  const [query, setQuery] = useListQuery(listUsers);
  const result = useQuery(userQueries.list(query));
  const changes = useLiveRows('customers', 'users');
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<{ user: UserView; turn: number }>();
  const edit = useCallback((user: UserView) => setEditing((before) => ({ user, turn: (before?.turn ?? 0) + 1 })), []);
  const deleted = query.deleted ?? false;
  const columns = useMemo(() => (deleted ? goneColumns : customerColumns(edit)), [deleted, edit]);
  return (
    <>
      <ListPage
        title="Customers"
        noun={['person', 'people']}
        result={result}
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
          <Can permission="user.create">
            <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={() => setAdding(true)}>
              New customer
            </Button>
          </Can>
        }
        nameOf={nameOf}
        {...(deleted ? {} : { hrefOf: ({ id }: UserView) => `/admin/customers/${id}`, onEdit: edit })}
        changes={changes}
      />
      {deleted ? <DeletedCompanies /> : null}
      {adding ? <NewCustomer onClose={() => setAdding(false)} /> : null}
      {editing ? <EditCustomer key={editing.turn} user={editing.user} /> : null}
    </>
  );
}
