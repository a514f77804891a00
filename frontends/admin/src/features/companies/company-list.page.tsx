import { listCompanies, type CompanyView } from '@portal/contracts';
import { companyQueries, useRestoreCompany, useFetchPage } from '@portal/data-access';
import { useLiveRows, useNewRecord } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { deletedColumns, deletedFilter } from '../../deleted/deleted-list.js';
import { RestoreButton } from '../../deleted/restore-button.js';
import { RowEditor } from '../../forms/row-editor.js';
import { CreateButton } from '../../views/create-button.js';
import { useEditedRow } from '../../forms/use-edited-row.js';
import { companyColumns } from './company.columns.js';
import { EditCompany, NewCompany } from './company.form.js';
import { useCompanyBulkActions } from './use-company-bulk-actions.js';
import { useSaveCompany } from './use-save-company.js';

const filters = [deletedFilter];

const goneColumns = deletedColumns(companyColumns, ['name', 'billing_email', 'phone'], (row) => (
  <RestoreCompany company={row} />
));

/** All client companies; `views` are the ways to the other parts of the screen. */
export function CompanyListPage({ views }: { views: ReactNode }) {
  const [query, setQuery] = useListQuery(listCompanies, 'view');
  const result = useQuery(companyQueries.list(query));
  const fetchPage = useFetchPage(companyQueries.list);
  const changes = useLiveRows('customers', 'companies');
  const { isMaking, isAddressed, start, stop } = useNewRecord();
  const navigate = useNavigate();
  const bulkActions = useCompanyBulkActions();
  const { edited, edit } = useEditedRow<CompanyView>();
  return (
    <>
      <ListPage
        title="Companies"
        noun={['company', 'companies']}
        result={result}
        fetchPage={fetchPage}
        columns={query.deleted ? goneColumns : companyColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search name, billing e-mail, phone or website"
        empty={{ title: 'No companies yet', text: 'A company appears when a customer names one, or when you add it.' }}
        actions={
          <>
            {views}
            <CreateButton permission="company.create" label="New company" onClick={start} />
          </>
        }
        nameOf={(row) => row.name}
        {...(query.deleted
          ? {}
          : {
              bulkActions,
              hrefOf: (row: CompanyView) => addresses.company(row),
              onEdit: edit,
            })}
        changes={changes}
      />
      {isMaking ? (
        <NewCompany
          onClose={(company) => {
            if (company) void navigate(addresses.company(company), { replace: isAddressed });
            else stop();
          }}
        />
      ) : null}
      {edited ? <EditFromList key={edited.turn} company={edited.row} /> : null}
    </>
  );
}

const RestoreCompany = ({ company }: { company: CompanyView }) => (
  <RestoreButton
    id={company.id}
    noun="company"
    rowOf={company.name}
    mutation={useRestoreCompany()}
    nameOf={({ name }) => name}
  />
);

/** Edits a company by the keyboard, without opening it. */
const EditFromList = ({ company }: { company: CompanyView }) => (
  <RowEditor
    saver={useSaveCompany(company)}
    form={(save, close) => <EditCompany company={company} onSave={save} onClose={close} />}
  />
);
