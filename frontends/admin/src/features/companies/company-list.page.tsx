import { companyFields, ListCompanies, type CompanyView } from '@portal/contracts';
import { companyQueries } from '@portal/data-access';
import { columnsFrom, useCreation, useLiveRows, useRecordList, withFurtherColumns } from '@portal/features';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { RecordEditor } from '../../forms/row-editor.js';
import { RecordList } from '../../records/record-list.js';
import { useBulkRemove } from '../../records/use-bulk.js';
import { deletedFilter } from '../../views/filters.js';
import { EditCompany, NewCompany } from './company.form.js';
import { companyRecord } from './company.record.js';

const column = columnsFrom<CompanyView>(companyFields);

/** The columns of the console's companies. */
export const companyColumns = withFurtherColumns<CompanyView>(companyFields, [
  column('name', { sortable: true, width: '260px', onCard: 'title' }),
  column('member_count', { width: '90px' }),
  column('billing_email'),
  column('phone', { width: '150px', priority: 'low' }),
  column('payment_terms_days', { width: '116px' }),
  column('created_at', { sortable: true, width: '140px', priority: 'low', onCard: 'hidden' }),
]);

const filters = [deletedFilter];

const deleted = { of: companyRecord, columns: ['name', 'billing_email', 'phone'] };

/** All client companies; `views` are the ways to the other parts of the screen. */
export function CompanyListPage({ views }: { views: ReactNode }) {
  const list = useRecordList(ListCompanies, companyQueries.list, 'view');
  const changes = useLiveRows('customers', 'companies');
  const remove = useBulkRemove<CompanyView>(companyRecord);
  const creation = useCreation<CompanyView>({
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
    <RecordList
      {...list}
      title="Companies"
      noun={companyRecord.noun}
      columns={companyColumns}
      deleted={deleted}
      filters={filters}
      searchLabel="Search name, billing e-mail, phone or website"
      empty={{ title: 'No companies yet', text: 'A company appears when a customer names one, or when you add it.' }}
      actions={views}
      creation={creation}
      nameOf={(row) => row.name}
      bulkActions={bulkActions}
      hrefOf={addresses.company}
      editor={(row) => <RecordEditor of={companyRecord} record={row} Form={EditCompany} />}
      changes={changes}
    />
  );
}
