import { listCompanies, type CompanyView } from '@portal/contracts';
import { companyQueries } from '@portal/data-access';
import { useLiveRows } from '@portal/features';
import { type ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { RecordEditor } from '../../forms/row-editor.js';
import { companyColumns } from './company.columns.js';
import { EditCompany, NewCompany } from './company.form.js';
import { deletedFilter } from '../../views/filters.js';
import { deletedColumns } from '../../records/restore-record.js';
import { companyRecord } from './company.record.js';
import { useList } from '../../records/use-list.js';
import { useBulkRemove } from '../../records/use-bulk.js';
import { useCreation } from '../../records/use-creation.js';
import { RecordList } from '../../records/record-list.js';

const filters = [deletedFilter];

const goneColumns = deletedColumns(companyRecord, companyColumns, ['name', 'billing_email', 'phone']);

/** All client companies; `views` are the ways to the other parts of the screen. */
export function CompanyListPage({ views }: { views: ReactNode }) {
  const list = useList(listCompanies, companyQueries.list, 'view');
  const changes = useLiveRows('customers', 'companies');
  const remove = useBulkRemove(companyRecord);
  const { button, form } = useCreation<CompanyView>({
    permission: 'company.create',
    label: 'New company',
    form: (close) => <NewCompany onClose={close} />,
    addressOf: addresses.company,
  });
  const bulkActions = [
    remove({
      text: (rows) =>
        `${rows.map(({ name }) => name).join(', ')}: gone from every list at once; one that people belong to stays. An admin can bring companies back for 30 days, under “Deleted”.`,
      nameOf: ({ name }) => name,
    }),
  ];
  return (
    <>
      <RecordList
        {...list}
        title="Companies"
        noun={companyRecord.noun}
        columns={companyColumns}
        deletedColumns={goneColumns}
        filters={filters}
        searchLabel="Search name, billing e-mail, phone or website"
        empty={{ title: 'No companies yet', text: 'A company appears when a customer names one, or when you add it.' }}
        actions={
          <>
            {views}
            {button}
          </>
        }
        nameOf={(row) => row.name}
        bulkActions={bulkActions}
        hrefOf={addresses.company}
        editor={(row) => <RecordEditor of={companyRecord} record={row} Form={EditCompany} />}
        changes={changes}
      />
      {form}
    </>
  );
}
